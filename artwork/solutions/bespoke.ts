import type { Locale } from '#content/locale.ts'
import { cover } from '../parts/course-covers.ts'
import { coral, ink, line, primary } from '../parts/palette.ts'
import type { Pen } from '../parts/pen.ts'
import { pen } from '../parts/pen.ts'
import { path, stroke, turned } from '../parts/shapes.ts'

const grey = '#C7D0E6'

const sheet = (draw: Pen, at: number, top: number) =>
  draw.box({ at, top, wide: 150, high: 204 }, { round: 14, floats: true })
const words = (draw: Pen, at: number, top: number, wide: number, fill = line) =>
  draw.box({ at, top, wide, high: 8 }, { round: 4, fill })

/** From a policy on paper over a storyboard to a course. */
export function bespoke(locale: Locale): string {
  const draw = pen(locale, 480)
  const widths = [106, 88, 100, 64, 98, 90, 46]
  const policy = [
    sheet(draw, 30, 62),
    ...widths.map((wide, index) => words(draw, 52, 90 + index * 24, wide, index % 3 === 0 ? grey : line)),
    // A red pencil has been at it.
    draw.mirrored(stroke('M52 172c10-6 16 6 26 0s16 6 26 0 12 4 18 0', coral.bright, 3)),
  ]
  const frame = draw.x(183, 116)
  const storyboard = [
    sheet(draw, 166, 38),
    `<rect x="${frame}" y="58" width="116" height="74" rx="8" fill="#F5F7FD" stroke="#A9B5CE" stroke-width="2" stroke-dasharray="5 5"/>`,
    `<path d="M${frame} 58l116 74m0-74l-116 74" stroke="${grey}" stroke-width="2"/>`,
    words(draw, 183, 152, 116, grey),
    words(draw, 183, 172, 84),
    draw.box({ at: 183, top: 198, wide: 64, high: 22 }, { round: 11, fill: 'none', edge: '#A9B5CE', edgeWidth: 2 }),
  ]
  const ready = [
    sheet(draw, 302, 58),
    cover('heat', { x: draw.x(313, 128), y: 69, width: 128, height: 102 }, 9),
    `<circle cx="${draw.x(377)}" cy="120" r="18" fill="#fff"/>${path(`M${draw.x(377) - 5} 111.500l14 8.500l-14 8.500z`, ink)}`,
    draw.box({ at: 318, top: 186, wide: 104, high: 9 }, { round: 4.5, fill: ink }),
    words(draw, 318, 206, 78, grey),
    draw.box({ at: 318, top: 226, wide: 62, high: 22 }, { round: 11, fill: primary.bright }),
  ]
  return [
    turned(draw.lean(-5), draw.x(105), 150, policy.join('')),
    turned(draw.lean(5), draw.x(377), 150, ready.join('')),
    turned(draw.lean(1), draw.x(241), 140, storyboard.join('')),
  ].join('')
}
