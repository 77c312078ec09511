import type { Locale } from '#content/locale.ts'
import { coral, ink, navy, primary, saffron, teal, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import type { Portrayed } from '../parts/portrait.ts'
import { avatar } from '../parts/portrait.ts'
import { circle, path, slab, stroke } from '../parts/shapes.ts'
import { backdrop } from '../parts/ui-elements.ts'
import { aeroplane, bank, campus, crane, hospital, mine } from '../parts/workplaces.ts'
import { people } from '../people.ts'

const learners: { who: Portrayed; at: number; top: number; share: number; fill: string; foot: number }[] = [
  { who: people.khalid, at: 66, top: 176, share: 0.6, fill: saffron.bright, foot: 250 },
  { who: people.nurse, at: 190, top: 214, share: 0.86, fill: teal.bright, foot: 282 },
  { who: people.noura, at: 318, top: 186, share: 0.72, fill: primary.bright, foot: 262 },
  { who: people.jamal, at: 446, top: 216, share: 0.48, fill: coral.bright, foot: 288 },
  { who: people.salma, at: 572, top: 178, share: 0.94, fill: saffron.bright, foot: 258 },
]

/** Customers side by side on one ground, and somebody who learns at each of them. */
export function clientsHero(locale: Locale): string {
  const draw = pen(locale)
  const floor = 408
  const stand = (at: number, shape: string, scale = 1) =>
    `<g transform="translate(${draw.x(at)} ${floor}) scale(${draw.rtl ? -scale : scale} ${scale})">${shape}</g>`
  const rings = learners.map(({ who, at, top, share, fill, foot }) =>
    [
      stroke(`M${draw.x(at)} ${top + 30}V${foot}`, ink, 2.5, 'stroke-dasharray="1 7"'),
      circle(draw.x(at), top, 39, white),
      draw.ring(at, top, 34, share, fill, '#E3E8F4', 8),
      avatar(who, draw.x(at), top, 27),
    ].join(''),
  )
  return [
    backdrop(draw, '#FFF1D8', 480, [
      ['a', 590, 60, 190, '#FFE2A8'],
      ['c', 40, 300, 190, '#FFE0D6'],
    ]),
    circle(draw.x(500), 92, 52, saffron.bright),
    draw.mirrored(stroke('M-20 128C80 128 140 112 196 84', white, 5, 'stroke-dasharray="2 13"')),
    `<g transform="translate(${draw.x(270)} 74) scale(${draw.rtl ? -1 : 1} 1)">${aeroplane()}</g>`,
    stand(66, crane()),
    stand(190, hospital()),
    stand(318, bank()),
    stand(446, mine()),
    stand(572, campus()),
    slab(0, floor - 2, 640, 80, 0, navy),
    draw.mirrored(path(`M0 ${floor + 22}h640v80H0z`, ink) + path(`M-20 ${floor - 2}h150v24H0z`, teal.bright)),
    ...rings,
    draw.pill({ at: 210, top: 432, wide: 220, high: 36 }, draw.say('300 customers', '٣٠٠ عميل'), saffron.bright, {
      size: 19,
      fill: ink,
    }),
  ].join('')
}
