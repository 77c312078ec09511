import { coral, ink, mist, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { blob, circle, path, slab, star, stroke, turned } from '../parts/shapes.ts'

/** A microphone and what it hears. */
export function voice(): string {
  const heights = [36, 84, 58, 132, 96, 190, 120, 220]
  const bars = heights.flatMap((high, index) => {
    const far = 40 + (heights.length - index) * 32
    const fill = index % 3 === 1 ? saffron.bright : index % 3 === 2 ? white : ink
    return [-far, far].map((x) => slab(320 + x - 8, 196 - high / 2, 16, high, 8, fill))
  })
  return [
    slab(0, 0, 640, 400, 0, coral.bright),
    path(blob('c', 320, 196, 290, 200), '#FF7E6C'),
    ...bars,
    stroke('M266 196a54 54 0 0 0 108 0M320 252v62M282 318h76', ink, 14),
    slab(284, 84, 72, 150, 36, white),
    stroke('M304 128h32M304 154h32M304 180h32', coral.soft, 8),
  ].join('')
}

/** A round table from above, places laid for everybody. */
export function workshop(): string {
  const seats = [primary.bright, saffron.bright, ink, coral.bright, primary.bright, saffron.bright, ink, coral.bright]
  const [x, y] = [320, 200]
  const round = seats.map((fill, index) => {
    const angle = index * 45 + 22.5
    const chair = slab(x - 36, y - 186, 72, 42, 20, fill)
    const sheet = slab(x - 21, y - 118, 42, 50, 6, index % 2 ? saffron.tint : primary.tint)
    const lines = stroke(
      `M${x - 10} ${y - 100}h20M${x - 10} ${y - 88}h12`,
      index % 2 ? saffron.bright : primary.soft,
      5,
    )
    return [turned(angle, x, y, chair), turned(angle, x, y, sheet + lines)] as const
  })
  return [
    slab(0, 0, 640, 400, 0, teal.bright),
    pattern(640, 400, white, 0.2, 'to-left'),
    path(blob('b', 40, 40, 150), teal.deep),
    path(blob('d', 600, 380, 150), teal.soft),
    ...round.map(([chair]) => chair),
    circle(x, y, 142, mist),
    ...round.map(([, sheet]) => sheet),
    path(star(x, y, 50), coral.bright),
    path(star(x, y, 30, 22.5), coral.tint),
    circle(x, y, 10, ink),
  ].join('')
}

/** A theatre for thousands: seats in half circles round one stage. */
export function openEdx(): string {
  const taken = [saffron.bright, white, primary.soft, coral.tint]
  const rows = [128, 178, 228, 278, 328, 378].flatMap((reach, row) => {
    const count = 9 + row * 4
    return Array.from({ length: count }, (_, seat) => {
      const angle = Math.PI * (1 + (seat + 0.5) / count)
      const fill = (seat * 7 + row * 5) % 6 ? '#3B56E4' : (taken[(seat + row) % 4] ?? white)
      return circle(320 + reach * Math.cos(angle), 386 + reach * Math.sin(angle), 12.5 + row * 0.4, fill)
    })
  })
  return [
    slab(0, 0, 640, 400, 0, ink),
    path('M-80 400a400 400 0 0 1 800 0z', primary.deep),
    ...rows,
    path('M222 400a98 98 0 0 1 196 0z', coral.bright),
    path('M262 400a58 58 0 0 1 116 0z', coral.tint),
    path(star(320, 372, 20), ink),
  ].join('')
}

/** Steps and a ramp: two ways up to one open door. */
export function access(): string {
  const steps = Array.from({ length: 6 }, (_, index) =>
    slab(442 + index * 32, 220 + index * 30, 33, 180 - index * 30, 0, index % 2 ? primary.deep : '#2F49CF'),
  )
  return [
    slab(0, 0, 640, 400, 0, saffron.tint),
    circle(108, 104, 62, saffron.bright),
    path(blob('a', 560, 110, 190, 150), '#FFDB94'),
    path('M286 400V132a78 78 0 0 1 156 0v268z', teal.bright),
    path('M308 400V136a56 56 0 0 1 112 0v264z', teal.deep),
    path('M332 400V142a32 32 0 0 1 64 0v258z', saffron.soft),
    path('M286 220h156v180H286z', primary.bright),
    path('M-20 400L286 220v180z', primary.bright),
    stroke('M-20 356L286 176', ink, 9),
    stroke('M60 352v-44M150 300v-46M240 246v-44', ink, 7),
    ...steps,
    path('M-20 384h680v16H-20z', ink),
    path(star(364, 110, 12), white),
  ].join('')
}
