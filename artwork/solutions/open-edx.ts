import type { Locale } from '#content/locale.ts'
import { coral, ink, line, muted, navy, teal, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { clip, path } from '../parts/shapes.ts'

export function openEdx(locale: Locale): string {
  const draw = pen(locale, 480)
  const film = clip(
    '<rect x="54" y="44" width="372" height="168" rx="12"/>',
    `<rect x="54" y="44" width="372" height="168" fill="${ink}"/>` +
      draw.mirrored(
        path('M54 176c60-54 124-12 186-52s120-22 190-62v152H54z', navy) +
          `<circle cx="352" cy="92" r="26" fill="${coral.bright}"/>`,
      ),
  )
  const weeks = [1, 1, 0.4, 0, 0, 0]
  return [
    draw.box({ at: 36, top: 26, wide: 408, high: 330 }, { round: 20, floats: true }),
    film,
    `<circle cx="240" cy="124" r="30" fill="#fff"/>${path('M232 109l23 15l-23 15z', ink)}`,
    draw.bar({ at: 76, top: 190, wide: 328, high: 5 }, 0.38, white, 'rgb(255 255 255/.3)'),
    draw.text(56, 244, draw.say('Week 2: reading a balance sheet', 'الأسبوع ٢: قراءة الميزانية'), {
      size: 17,
      weight: 600,
      fill: ink,
    }),
    draw.text(56, 268, draw.say('8,412 enrolled', '٨٬٤١٢ ملتحقًا'), { size: 14, fill: muted }),
    ...weeks.map((share, index) =>
      draw.bar(
        { at: 56 + index * 62, top: 284, wide: 54, high: 7 },
        share,
        share === 1 ? teal.bright : coral.bright,
        line,
      ),
    ),
  ].join('')
}
