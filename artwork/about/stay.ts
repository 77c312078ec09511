import type { Locale } from '#content/locale.ts'
import { coral, ink, line, muted, primary, saffron, teal, white } from '../parts/palette.ts'
import type { Pen } from '../parts/pen.ts'
import { pen } from '../parts/pen.ts'
import type { Portrayed } from '../parts/portrait.ts'
import { portrait } from '../parts/portrait.ts'
import { blob, clip, framed, path, star, stroke } from '../parts/shapes.ts'
import { people } from '../people.ts'

const months = [0.38, 0.46, 0.52, 0.63, 0.7, 0.84]

function tile(draw: Pen, top: number, who: Portrayed, name: string): string {
  const x = draw.x(430, 154)
  const outline = `<rect x="${x}" y="${top}" width="154" height="128" rx="16"/>`
  const picture = framed(
    { x, y: top, width: 154, height: 128 },
    [200, 166],
    `<rect width="200" height="200" fill="${who.ground}"/>${portrait(who)}`,
  )
  return [
    clip(outline, picture),
    draw.box({ at: 438, top: top + 98, wide: 62, high: 22 }, { round: 12, fill: ink, opacity: 0.82 }),
    draw.text(469, top + 113.5, name, { size: 12.5, weight: 500, fill: white, from: 'middle' }),
  ].join('')
}

/** The monthly call: two faces and the report they read together. */
export function aboutStay(locale: Locale): string {
  const draw = pen(locale)
  const bars = months.map((share, index) => {
    const last = index === months.length - 1
    const high = share * 150
    return draw.box(
      { at: 78 + index * 52, top: 318 - high, wide: 34, high },
      { round: 9, fill: last ? coral.bright : index > 2 ? coral.soft : coral.tint },
    )
  })
  const top = months.map((share, index) => `${draw.x(95 + index * 52)} ${300 - share * 150}`)
  return [
    `<rect width="640" height="420" fill="${coral.tint}"/>`,
    draw.mirrored(path(blob('a', 90, 40, 160), coral.mid) + path(blob('d', 600, 400, 140), teal.bright)),
    draw.box({ at: 40, top: 40, wide: 560, high: 340 }, { round: 24, shadow: 0.14 }),
    draw.text(72, 90, draw.say('October report', 'تقرير أكتوبر'), { size: 22, weight: 600, fill: ink }),
    draw.text(72, 115, draw.say('Certified on time, by month', 'الحاصلون على الشهادة في موعدها'), {
      size: 14,
      fill: muted,
    }),
    ...[0, 1, 2].map((index) => draw.box({ at: 72, top: 168 + index * 50, wide: 326, high: 1.5 }, { fill: line })),
    ...bars,
    stroke(`M${top.join('L')}`, ink, 3),
    path(star(draw.x(95 + 5 * 52), 300 - 0.84 * 150, 13), saffron.bright, `stroke="#fff" stroke-width="3"`),
    draw.box({ at: 72, top: 318, wide: 326, high: 2 }, { fill: '#A9B5CE' }),
    draw.pill({ at: 318, top: 132, wide: 74, high: 30 }, draw.percent(0.84), ink, { size: 15 }),
    tile(draw, 62, people.noura, draw.say('Noura', 'نورة')),
    tile(draw, 202, people.faisal, draw.say('Faisal', 'فيصل')),
    draw.disc(472, 355, 15, primary.tint),
    draw.disc(507, 355, 15, coral.bright),
    draw.disc(542, 355, 15, primary.tint),
    stroke(`M${draw.x(507) - 5} 350l10 10m0-10l-10 10`, white, 2.6),
  ].join('')
}
