import { ink, primary, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { avatar } from '../parts/portrait.ts'
import { blob, path } from '../parts/shapes.ts'
import { people } from '../people.ts'
import { skills, web } from '../skills-map.ts'
import { ease, sway } from './timing.ts'

const gap = 6

/** The skills map draws itself, then its gap closes. */
export function growth(time: number): string {
  const grown = ease(time, 0.3, 2)
  const closed = ease(time, 2.8, 4.6)
  const has = skills.map(({ has: share }, index) => grown * (index === gap ? share + (0.92 - share) * closed : share))
  return [
    `<rect width="960" height="540" fill="${ink}"/>`,
    pattern(960, 540, white, 0.09, 'to-left'),
    path(blob('a', 850 + sway(time, 16), 480 + sway(time, 16, 0.3), 220), primary.bright),
    web(480, 270, 196, 1, has),
    `<circle cx="480" cy="270" r="${38 * grown}" fill="#fff"/>${grown > 0.1 ? avatar(people.yousef, 480, 270, 34 * grown) : ''}`,
  ].join('')
}
