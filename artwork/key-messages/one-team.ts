import type { Locale } from '#content/locale.ts'
import { figure, tableAt } from '../parts/figure.ts'
import { coral, ink, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { pen } from '../parts/pen.ts'
import { blob, circle, path, slab, star } from '../parts/shapes.ts'
import { people } from '../people.ts'
import { team } from '../team.ts'

const floor = 300
const crew = [people.faisal, team['rana-mansour'], team['anas-qasim'], team['sara-nasser']]

const stages = [
  { words: ['Plan', 'الخطة'], fill: saffron.bright, ink },
  { words: ['Build', 'البناء'], fill: coral.bright, ink },
  { words: ['Launch', 'الإطلاق'], fill: teal.bright, ink },
  { words: ['Support', 'الدعم'], fill: ink, ink: white },
] as const

/** Four people behind one band that runs from the plan to support. */
export function keyOneTeam(locale: Locale): string {
  const draw = pen(locale)
  const seats = crew.map((who, index) => {
    const scale = [1, 0.96, 1.02, 0.97][index] ?? 1
    return figure(who, { x: draw.x(96 + index * 149.5), y: floor - tableAt * scale, scale })
  })
  const band = stages.map(({ words, fill, ink: colour }, index) => {
    const at = index * 160
    const arrow = draw.mirrored(path(`M${at - 30} ${floor}h190l26 41-26 41H${at - 30}z`, fill))
    return (
      arrow +
      draw.text(at + (index ? 92 : 82), floor + 50, draw.pick(words), {
        size: 24,
        weight: 600,
        fill: colour,
        from: 'middle',
      })
    )
  })
  return [
    slab(0, 0, 640, 420, 0, primary.bright),
    pattern(640, 420, white, 0.16, 'down'),
    draw.mirrored(path(blob('a', 90, 250, 210), '#4A63EA') + path(blob('c', 560, 230, 190), '#4A63EA')),
    path(star(draw.x(172), 62, 15), saffron.bright) + circle(draw.x(470), 44, 9, coral.bright),
    ...seats,
    slab(0, floor - 8, 640, 12, 0, white),
    slab(0, floor, 640, 82, 0, primary.deep),
    // The last stage lies undermost, so that each arrow points into the next.
    ...band.reverse(),
    slab(0, floor + 82, 640, 60, 0, primary.deep),
  ].join('')
}
