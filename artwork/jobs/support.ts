import type { Locale } from '#content/locale.ts'
import { figure, tableAt } from '../parts/figure.ts'
import { cup, laptop, plant, table } from '../parts/furniture.ts'
import { coral, ink, primary, saffron, teal, white } from '../parts/palette.ts'
import type { Pen } from '../parts/pen.ts'
import { pen } from '../parts/pen.ts'
import { circle, lifted, path, short, slab, star, stroke } from '../parts/shapes.ts'
import { backdrop, check, type Words } from '../parts/ui-elements.ts'
import { people } from '../people.ts'

const tableTop = 362

const requests: { words: Words; done: boolean }[] = [
  { words: ['A new password', 'كلمة مرور جديدة'], done: true },
  { words: ['A lost certificate', 'شهادة مفقودة'], done: true },
  { words: ['A course for crews', 'دورة للطواقم'], done: false },
]

function list(draw: Pen): string {
  const rows = requests.map(({ words, done }, index) => {
    const top = 184 + index * 48
    return (
      check(draw, 370, top - 6, done, teal.deep, 13) +
      draw.text(396, top, draw.pick(words), { size: 19, weight: 500, fill: ink })
    )
  })
  return draw.box({ at: 336, top: 140, wide: 270, high: 170 }, { round: 22, shadow: 0.14 }) + rows.join('')
}

/** Ear cushions, a bow over the head and a microphone, on the canvas of a portrait. */
const headset = [
  stroke('M62 96C58 22 142 22 138 96', ink, 8),
  slab(52, 82, 18, 34, 9, coral.bright),
  slab(130, 82, 18, 34, 9, coral.bright),
  stroke('M61 114c2 18 12 24 24 25', ink, 4),
  circle(88, 139, 5, ink),
].join('')

/** Somebody who picks up: a headset, a greeting, and what was asked today. */
export function jobSupport(locale: Locale): string {
  const draw = pen(locale)
  const scale = 1.18
  const place = { x: draw.x(170), y: tableTop - tableAt * scale, scale }
  const way = draw.rtl ? -1 : 1
  const wide = draw.rtl ? 214 : 260
  const tip = draw.x(338)
  return [
    backdrop(draw, teal.tint, 420, [
      ['c', 80, 90, 190, teal.mid],
      ['a', 610, 390, 160, saffron.soft],
    ]),
    list(draw),
    figure(people.jamal, place),
    `<g transform="translate(${short(place.x - 100 * scale)} ${short(place.y)}) scale(${scale})">${headset}</g>`,
    lifted(slab(draw.x(300, wide), 40, wide, 72, 32, ink) + path(`M${tip - 16} 100h32l${-34 * way} 32z`, ink), 0.16, 8),
    draw.text(300 + wide / 2, 85, draw.say('How can I help?', 'كيف أساعدكم؟'), {
      size: 27,
      weight: 600,
      fill: white,
      from: 'middle',
    }),
    table(640, tableTop, 60, white, teal.deep),
    laptop(draw.x(276), tableTop + 8, '#DDE4F4', saffron.bright),
    plant(draw.x(566), tableTop + 8, 0.44) + cup(draw.x(420), tableTop + 8, primary.bright),
    path(star(draw.x(40), 300, 16), coral.bright),
  ].join('')
}
