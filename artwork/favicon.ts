import { primary, saffron, white } from './parts/palette.ts'
import { path, star } from './parts/shapes.ts'

/** The i of the name with a star for its dot, on 64 by 64; `round` is the corner of the tile. */
export function favicon(round: number): string {
  return [
    `<rect width="64" height="64" rx="${round}" fill="${primary.bright}"/>`,
    path(star(32, 17.5, 11), saffron.bright),
    `<rect x="25.500" y="31" width="13" height="24" rx="4" fill="${white}"/>`,
  ].join('')
}
