import type { Locale } from '#content/locale.ts'
import { awards } from '../awards.ts'
import { coral, ink, navy, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import type { Pen } from '../parts/pen.ts'
import { pen } from '../parts/pen.ts'
import { circle, framed, lifted, path, slab, star, turned } from '../parts/shapes.ts'

/** One of the eight seals with its foot at (at, foot). */
function seal(draw: Pen, index: number, at: number, foot: number, size: number): string {
  const box = { x: draw.x(at - size / 2, size), y: foot - size, width: size, height: size }
  return lifted(framed(box, [200, 200], awards[index]?.draw('en') ?? ''), 0.2, 8)
}

function shelf(draw: Pen, at: number, top: number, wide: number): string {
  return (
    draw.box({ at, top, wide, high: 16 }, { round: 8, fill: '#E9B872', shadow: 0.25 }) +
    draw.box({ at, top, wide, high: 7 }, { round: 3.5, fill: '#F3CF98' })
  )
}

/** Two shelves of awards; the star among them is the largest thing. */
export function awardsHero(locale: Locale): string {
  const draw = pen(locale)
  const [x, y] = [draw.x(400), 206]
  const rays = Array.from({ length: 16 }, (_, index) =>
    turned(
      index * 22.5,
      x,
      y,
      path(`M${x - 9} ${y - 172}L${x - 30} ${y - 420}h60l-21 248z`, index % 2 ? '#2B40C2' : '#3049D2'),
    ),
  )
  return [
    slab(0, 0, 640, 480, 0, primary.deep),
    ...rays,
    pattern(640, 480, white, 0.08, draw.rtl ? 'to-left' : 'to-right'),
    circle(x, y, 160, '#3F58E4'),
    shelf(draw, 28, 212, 206),
    seal(draw, 3, 82, 212, 96),
    seal(draw, 1, 180, 212, 104),
    shelf(draw, 28, 416, 584),
    seal(draw, 5, 92, 416, 116),
    seal(draw, 6, 214, 416, 112),
    seal(draw, 7, 540, 416, 112),
    path(`M${x - 66} 416l14-52h104l14 52z`, ink),
    slab(x - 58, 344, 116, 24, 10, navy),
    lifted(path(star(x, y, 146), saffron.bright), 0.35, 12),
    path(star(x, y, 108, 22.5), saffron.tint),
    path(star(x, y, 80), coral.bright),
    circle(x, y, 50, ink),
    draw.text(400, 203, draw.number(8), { size: 44, weight: 600, fill: white, from: 'middle' }),
    draw.text(400, 229, draw.say('awards', 'جوائز'), { size: 17, weight: 500, fill: teal.mid, from: 'middle' }),
  ].join('')
}
