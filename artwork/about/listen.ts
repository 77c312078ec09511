import type { Locale } from '#content/locale.ts'
import { figure, tableAt } from '../parts/figure.ts'
import { cup, table } from '../parts/furniture.ts'
import { coral, ink, line, muted, saffron, teal, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { blob, lifted, path, stroke } from '../parts/shapes.ts'
import { people } from '../people.ts'

const tableTop = 368

const answers = [
  { words: ['Ten quiet minutes', 'عشر دقائق هادئة'], fill: teal.bright },
  { words: ['No signal in ward 4', 'لا شبكة في الجناح ٤'], fill: coral.bright },
  { words: ['Arabic, please', 'بالعربية من فضلكم'], fill: saffron.bright },
] as const

/** A nurse tells how she learns; what she says becomes notes. */
export function aboutListen(locale: Locale): string {
  const draw = pen(locale)
  const faces = draw.rtl ? -1 : 1
  const place = (at: number, scale: number) => ({ x: draw.x(at), y: tableTop - tableAt * scale, scale, faces })
  const writing = [
    { sleeve: 'M49 194C32 222 34 246 72 247', hand: [91, 247] as [number, number] },
    { sleeve: 'M151 194C172 220 168 244 140 246', hand: [122, 244] as [number, number] },
  ]
  const way = draw.rtl ? -1 : 1
  const tip = draw.x(228)
  const wide = draw.rtl ? 218 : 196
  const balloon = `<rect x="${draw.x(212, wide)}" y="34" width="${wide}" height="80" rx="22" fill="#fff"/>${path(`M${tip} 104h${30 * way}l${-34 * way} 30z`, white)}`
  const pencil = draw.x(508)
  return [
    `<rect width="640" height="420" fill="${teal.tint}"/>`,
    draw.mirrored(path(blob('b', 92, 110, 170, 150), '#BFE9E4') + path(blob('d', 590, 330, 150), saffron.soft)),
    figure(people.nurse, place(134, 1.16)),
    figure(people.salma, place(486, 1.1), writing),
    lifted(balloon, 0.14),
    draw.text(232, 68, draw.say('I learn on night shift,', 'أتعلّم في المناوبة الليلية،'), {
      size: 15.5,
      weight: 600,
      fill: ink,
    }),
    draw.text(232, 92, draw.say('between two rounds.', 'بين جولتين.'), { size: 15.5, weight: 600, fill: ink }),
    table(640, tableTop, 60, white, teal.deep),
    cup(draw.x(250), tableTop + 8, coral.bright),
    stroke(`M${pencil} ${tableTop - 16}l${26 * way} -38`, coral.bright, 6),
    `<rect x="${draw.x(468, 92)}" y="${tableTop - 4}" width="92" height="8" rx="3" fill="${saffron.bright}"/>`,
    draw.box({ at: 232, top: 200, wide: 176, high: 136 }, { round: 16, shadow: 0.16 }),
    draw.text(250, 230, draw.say('Interview 7 of 12', 'المقابلة ٧ من ١٢'), { size: 13, fill: muted }),
    draw.box({ at: 250, top: 240, wide: 140, high: 1.5 }, { fill: line }),
    ...answers.map(({ words, fill }, index) => {
      const top = 266 + index * 26
      return (
        draw.disc(256, top - 5, 5, fill) + draw.text(270, top, draw.pick(words), { size: 13.5, weight: 500, fill: ink })
      )
    }),
  ].join('')
}
