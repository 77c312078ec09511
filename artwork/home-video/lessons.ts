import { cover } from '../parts/course-covers.ts'
import { coral, ink, line, mist, primary, saffron, teal, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { avatar } from '../parts/portrait.ts'
import { blob, path, star } from '../parts/shapes.ts'
import { people } from '../people.ts'
import { ease, settle, size, sway } from './timing.ts'

const rings = [
  { share: 0.72, fill: primary.bright },
  { share: 0.45, fill: teal.bright },
  { share: 1, fill: saffron.bright },
]

/** The learner's page: rings fill, the last one earns its tick. */
export function lessons(time: number): string {
  const draw = pen('en', size[0])
  const rise = 40 * (1 - ease(time, 0, 1))
  const cards = rings.map(({ share, fill }, index) => {
    const x = 250 + index * 170
    const filled = share * ease(time, 0.8 + index * 0.5, 2.8 + index * 0.5)
    const done = share === 1 ? settle(time, 3.7, 4.2) : 0
    const tick = `<g transform="translate(${x} 262) scale(${Math.max(0, done)})"><circle r="24" fill="${saffron.bright}"/>${draw.tick(0, 0, 20, ink, 4)}</g>`
    return [
      `<rect x="${x}" y="192" width="154" height="170" rx="18" fill="${white}" stroke="${line}" stroke-width="1.500"/>`,
      draw.ring(x + 77, 262, 44, filled, fill, line, 11),
      `<rect x="${x + 32}" y="326" width="90" height="11" rx="5.500" fill="${index === 2 ? ink : '#C7D0E6'}"/>`,
      share === 1 && time > 3.7 ? tick.replace(`translate(${x} 262)`, `translate(${x + 77} 262)`) : '',
    ].join('')
  })
  return [
    '<rect width="960" height="540" fill="#D9E1FF"/>',
    path(blob('a', 850 + sway(time, 14), 90 + sway(time, 16, 0.2), 230), primary.mid),
    path(blob('b', 90 + sway(time, 12, 0.4), 480 + sway(time, 12), 190), saffron.bright),
    `<g transform="translate(0 ${rise})">`,
    draw.box({ at: 210, top: 70, wide: 574, high: 540 }, { round: 26, shadow: 0.12 }),
    path(star(258, 118, 17, time * 18), primary.bright),
    `<rect x="292" y="108" width="110" height="20" rx="10" fill="${line}"/><rect x="480" y="102" width="150" height="32" rx="16" fill="${mist}"/>`,
    avatar(people.huda, 728, 118, 24),
    `<rect x="250" y="160" width="494" height="1.500" fill="${line}"/>`,
    ...cards,
    `<rect x="250" y="386" width="494" height="112" rx="20" fill="${ink}"/>`,
    cover('talk', { x: 268, y: 404, width: 104, height: 76 }, 14),
    `<rect x="394" y="420" width="150" height="13" rx="6.500" fill="${white}"/>`,
    draw.bar({ at: 394, top: 452, wide: 220, high: 9 }, 0.15 + 0.5 * ease(time, 1, 4.4), coral.bright, '#2B3B66'),
    `<circle cx="692" cy="442" r="27" fill="${white}"/>${path('M685 430l20 12l-20 12z', ink)}`,
    '</g>',
  ].join('')
}
