import { seal } from '../certificate.ts'
import { coral, ink, line, primary, saffron, white } from '../parts/palette.ts'
import { blob, lifted, path, star, stroke, turned } from '../parts/shapes.ts'
import { ease, settle, sway } from './timing.ts'

/** A certificate is signed and sealed; the seal turns once. */
export function award(time: number): string {
  const drop = settle(time, 1.5, 2.1)
  const signed = 1 - ease(time, 0.5, 1.6)
  const corners = [210, 710].flatMap((x) =>
    [110, 430].map(
      (y) =>
        path(star(x, y, 16, time * 20), white, `stroke="${primary.bright}" stroke-width="2"`) +
        path(star(x, y, 6, time * 20), saffron.bright),
    ),
  )
  const paper = [
    lifted('<rect x="186" y="86" width="548" height="368" rx="18" fill="#fff"/>', 0.14),
    `<rect x="210" y="110" width="500" height="320" rx="8" fill="none" stroke="${primary.bright}" stroke-width="2"/>`,
    ...corners,
    `<rect x="360" y="156" width="200" height="12" rx="6" fill="#C7D0E6"/><rect x="300" y="196" width="320" height="30" rx="15" fill="${ink}"/>`,
    `<rect x="400" y="254" width="120" height="11" rx="5.500" fill="${line}"/><rect x="340" y="284" width="240" height="20" rx="10" fill="${primary.bright}"/>`,
    stroke(
      'M258 384c12-26 22-30 24-14s-7 22 2 10 14-20 19-8 5 12 14 0 12-10 17-2 10 5 14-2 10-7 17-5',
      ink,
      3,
      `pathLength="1" stroke-dasharray="1 1.1" stroke-dashoffset="${signed}"`,
    ),
    `<rect x="254" y="396" width="150" height="2" fill="${line}"/>`,
  ]
  const mark =
    time > 1.5
      ? `<g transform="translate(630 352) scale(${Math.max(0.01, drop)})">${seal(0, 0, 90 * ease(time, 1.6, 4.6))}</g>`
      : ''
  return [
    '<rect width="960" height="540" fill="#FFD9D1"/>',
    path(blob('b', 830 + sway(time, 14), 460 + sway(time, 14, 0.3), 220), coral.soft),
    path(blob('a', 110 + sway(time, 14, 0.6), 80 + sway(time, 12), 190), saffron.bright),
    turned(4, 480, 270, lifted('<rect x="196" y="88" width="540" height="368" rx="18" fill="#FFF4F1"/>', 0.08)),
    turned(-2.5, 480, 270, `<g transform="translate(20 0)">${paper.join('')}${mark}</g>`),
  ].join('')
}
