import type { Locale } from '#content/locale.ts'
import { cover } from '../parts/course-covers.ts'
import { figure, tableAt } from '../parts/figure.ts'
import { cup, laptop, plant, table } from '../parts/furniture.ts'
import { coral, ink, line, primary, saffron, strong, teal, white } from '../parts/palette.ts'
import type { Pen } from '../parts/pen.ts'
import { pen } from '../parts/pen.ts'
import { blob, path } from '../parts/shapes.ts'
import { people } from '../people.ts'

const tableTop = 420

const frames = [
  { picture: 'shield', words: ['See it', 'شاهد'] },
  { picture: 'talk', words: ['Try it', 'جرّب'] },
  { picture: 'steps', words: ['Keep it', 'ثبّت'] },
] as const

/** The wall: a course as three frames. */
function wall(draw: Pen): string {
  const cards = frames.map(({ picture, words }, index) => {
    const at = 196 + index * 134
    return [
      cover(picture, { x: draw.x(at, 120), y: 50, width: 120, height: 80 }, 10),
      draw.text(at + 60, 156, draw.pick(words), { size: 15, weight: 600, fill: ink, from: 'middle' }),
    ].join('')
  })
  return draw.box({ at: 172, top: 30, wide: 424, high: 146 }, { round: 18, edge: line, shadow: 0.08 }) + cards.join('')
}

export function aboutWho(locale: Locale): string {
  const draw = pen(locale)
  const faces = draw.rtl ? -1 : 1
  const place = (at: number, scale: number) => ({ x: draw.x(at), y: tableTop - tableAt * scale, scale, faces })
  // She points at the frames while the others listen.
  const pointing = [
    { sleeve: 'M49 194C32 222 34 246 72 247', hand: [91, 247] as [number, number] },
    { sleeve: 'M151 194C176 206 190 190 196 158', hand: [197, 136] as [number, number] },
  ]
  return [
    `<rect width="640" height="480" fill="${primary.tint}"/>`,
    draw.mirrored(path(blob('b', 60, 90, 170), '#D3DCFF') + path(blob('a', 610, 400, 150), teal.soft)),
    wall(draw),
    plant(draw.x(606), tableTop + 2, 0.86),
    figure(people.lina, place(112, 1.1), pointing),
    figure(people.omar, place(322, 0.96)),
    figure(people.rania, place(484, 0.94)),
    table(640, tableTop, 80, white, ink),
    laptop(draw.x(370), tableTop + 8, '#DDE4F4', coral.bright),
    cup(draw.x(236), tableTop + 8, saffron.bright),
    `<rect x="${draw.x(150, 96)}" y="${tableTop - 6}" width="96" height="8" rx="3" fill="${strong}"/>`,
  ].join('')
}
