import type { Cover } from '../parts/course-covers.ts'
import { cover } from '../parts/course-covers.ts'
import { primary } from '../parts/palette.ts'
import { blob, lifted, path } from '../parts/shapes.ts'
import { settle, sway } from './timing.ts'

const shelf: Cover[] = ['arches', 'talk', 'rosette', 'sails', 'heat', 'peaks', 'weave', 'shield']

/** Courses fall into their places. */
export function library(time: number): string {
  const cards = shelf.map((name, index) => {
    const [x, y] = [102 + (index % 4) * 194, 86 + Math.floor(index / 4) * 190]
    const share = settle(time, 0.3 + index * 0.16, 1.1 + index * 0.16)
    if (time < 0.3 + index * 0.16) return ''
    const card = cover(name, { x, y, width: 174, height: 168 }, 20)
    return `<g transform="translate(${x + 87} ${y + 84}) scale(${Math.max(0.01, share)}) translate(${-x - 87} ${-y - 84})">${lifted(card, 0.12, 8)}</g>`
  })
  return [
    '<rect width="960" height="540" fill="#FFF0D2"/>',
    path(blob('b', 860 + sway(time, 16), 90 + sway(time, 12, 0.2), 210), '#FFDF9E'),
    path(blob('c', 80 + sway(time, 14, 0.5), 480 + sway(time, 14), 200), primary.bright),
    ...cards,
  ].join('')
}
