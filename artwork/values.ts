import type { Vector } from './drawing.ts'
import { coral, ink, primary, saffron, teal, white } from './parts/palette.ts'
import { blob, path, star, stroke } from './parts/shapes.ts'

/** A sentence that ends: short, with a full stop. */
const plain = [
  path(blob('a', 48, 48, 45), primary.tint),
  path(
    'M26 20h44a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12H46L32 79V66h-6a12 12 0 0 1-12-12V32a12 12 0 0 1 12-12z',
    primary.bright,
  ),
  stroke('M29 43h25', white, 6),
  path(star(67, 43, 7), saffron.bright),
]

/** Two pages, one begun at the left, one at the right. */
const both = [
  path(blob('b', 48, 48, 45), coral.tint),
  path('M20 16h34a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z', coral.soft),
  stroke('M23 29h22M23 39h15M23 49h9', white, 4),
  path('M44 30h32a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6z', coral.bright),
  stroke('M73 44H51M73 55H57M73 66H61', white, 4),
]

/** A key that opens something. */
const useful = [
  path(blob('c', 48, 48, 46), saffron.tint),
  stroke('M45 51L76 82M64 70l8-8M71 77l7-7', ink, 8),
  path(star(36, 38, 24), saffron.bright),
  `<circle cx="36" cy="38" r="8" fill="${white}"/>`,
]

/** A tree with roots as deep as its crown is high. */
const stay = [
  path(blob('d', 48, 48, 46), teal.tint),
  `<g fill="${teal.bright}"><circle cx="34" cy="36" r="14"/><circle cx="62" cy="36" r="14"/></g><circle cx="48" cy="28" r="17" fill="${teal.deep}"/>`,
  stroke('M48 64V38M48 52l11-9M48 48l-10-8', ink, 5),
  stroke('M16 64h64', ink, 5),
  stroke('M48 66v16M44 68c-2 8-8 9-12 10M52 68c2 8 8 9 12 10', saffron.bright, 4),
]

const drawn = { plain, both, useful, stay }

export const values: Vector[] = Object.entries(drawn).map(([name, shapes]) => ({
  file: `value-${name}.svg`,
  canvas: [96, 96],
  draw: () => shapes.join(''),
}))
