/**
 * A company's sign and name, 40 units high, in one colour. Cut-outs are real holes: pages show marks in grey at rest.
 * In Arabic the name begins `at` units from the right edge, where the sign stands; a product keeps its Latin name.
 */
export type ClientLogo = {
  name: string
  wide: number
  colour: string
  sign?: string
  words: string
  /** `turned`: a sign that moves on does so towards the left. */
  arabic?: { wide: number; at: number; turned?: true; words: string }
}

type Letters = { x: number; y?: number; size: number; weight: number; spacing?: number; wide?: number; slant?: number }

/** Words with their start on the line `y`; `wide` stretches them, `slant` leans them. */
export const letters = (words: string, { x, y = 28, size, weight, spacing = 0, wide = 1, slant = 0 }: Letters) =>
  `<text transform="translate(${x} ${y}) skewX(${-slant}) scale(${wide} 1)" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}">${words}</text>`

/** Arabic words, which are neither spaced, since their letters join, nor slanted. They begin at 0 and run to the left. */
export const arabic = (words: string, { y = 28, size, weight, wide = 1 }: Omit<Letters, 'x' | 'spacing' | 'slant'>) =>
  `<text direction="rtl" transform="translate(0 ${y}) scale(${wide} 1)" font-size="${size}" font-weight="${weight}">${words}</text>`
