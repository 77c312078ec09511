import type { Locale } from '#content/locale.ts'
import { cover } from '../parts/course-covers.ts'
import { ink, saffron } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { afloat, path, star, turned } from '../parts/shapes.ts'

export function opensesame(locale: Locale): string {
  const draw = pen(locale, 480)
  const first = { x: draw.x(36, 150), y: 84, width: 150, height: 210 }
  const last = { x: draw.x(294, 150), y: 84, width: 150, height: 210 }
  const chip = draw.rtl ? 196 : 206
  return [
    turned(draw.lean(-10), draw.x(111), 220, afloat(cover('heat', first, 16))),
    turned(draw.lean(10), draw.x(369), 220, afloat(cover('rosette', last, 16))),
    afloat(cover('gate', { x: 152, y: 40, width: 176, height: 290 }, 16)),
    draw.box({ at: (480 - chip) / 2, top: 64, wide: chip, high: 46 }, { round: 23, floats: true }),
    path(star(draw.x((480 - chip) / 2 + 28), 87, 12), saffron.bright),
    draw.text((480 - chip) / 2 + 50, 92.5, draw.say('Picked for nurses', 'مختارة للتمريض'), {
      size: 16,
      weight: 600,
      fill: ink,
    }),
  ].join('')
}
