/** A company's mark and name, 40 units high, in one colour. Cut-outs are real holes: pages show marks in grey at rest. */
export type Wordmark = { name: string; wide: number; colour: string; mark: string }

type Letters = { x: number; y?: number; size: number; weight: number; spacing?: number; wide?: number; slant?: number }

/** Words with their start on the line `y`; `wide` stretches them, `slant` leans them. */
export const letters = (words: string, { x, y = 28, size, weight, spacing = 0, wide = 1, slant = 0 }: Letters) =>
  `<text transform="translate(${x} ${y}) skewX(${-slant}) scale(${wide} 1)" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}">${words}</text>`
