import type { Locale } from '#content/locale.ts'
import { type Icon, icon } from '../parts/icons.ts'
import { coral, ink, primary, saffron, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import type { Pen } from '../parts/pen.ts'
import { pen } from '../parts/pen.ts'
import { circle, lifted, path, slab, star } from '../parts/shapes.ts'
import type { Words } from '../parts/ui-elements.ts'

const [wide, high, gap] = [254, 196, 5]
const ground = primary.deep

type Piece = { column: 0 | 1; row: 0 | 1; words: Words; mark: Icon; fill: string; ink: string; knob: [number, number] }

/** Round the clock: the knob of each piece lies in its neighbour; counted from the middle. */
const pieces: Piece[] = [
  {
    column: 0,
    row: 0,
    words: ['Platforms', 'المنصّات'],
    mark: 'server',
    fill: primary.bright,
    ink: white,
    knob: [0, -142],
  },
  { column: 1, row: 0, words: ['Courses', 'الدورات'], mark: 'cap', fill: saffron.bright, ink, knob: [176, 0] },
  { column: 1, row: 1, words: ['Hosting', 'الاستضافة'], mark: 'cloud', fill: '#12A79F', ink, knob: [0, 142] },
  { column: 0, row: 1, words: ['Voices', 'الأصوات'], mark: 'mic', fill: coral.bright, ink, knob: [-176, 0] },
]

function square(draw: Pen, { column, row, words, mark, fill, ink: colour }: Piece): string {
  const [at, top] = [column ? 320 + gap : 320 - gap - wide, row ? 240 + gap : 240 - gap - high]
  const middle = at + (column ? wide - 78 : 78)
  const label = top + (row ? 152 : 92)
  return [
    draw.box({ at, top, wide, high }, { round: 30, fill }),
    icon(draw, mark, middle, label - 52, 48, colour),
    draw.text(middle, label + 12, draw.pick(words), { size: 24, weight: 600, fill: colour, from: 'middle' }),
  ].join('')
}

/** A knob that reaches over the seam, and a seam of its own round it in the neighbour. */
function knob(draw: Pen, { knob: [x, y], fill }: Piece): string {
  const [radius, seam] = [24, 8]
  const wide = radius + seam
  // The way out of the piece: round the clock.
  const [right, down] = x ? [0, Math.sign(x)] : [-Math.sign(y), 0]
  const [at, top] = [320 + x + right * 18, 240 + y + down * 18]
  const own = (from: number, to: number, half: number) =>
    right
      ? draw.box({ at: 320 + (right > 0 ? from : -to), top: top - half, wide: to - from, high: half * 2 }, { fill })
      : draw.box({ at: at - half, top: 240 + (down > 0 ? from : -to), wide: half * 2, high: to - from }, { fill })
  return (
    draw.disc(at, top, wide, ground) + own(-30, -gap, wide) + own(-gap - 1, 12, 14) + draw.disc(at, top, radius, fill)
  )
}

/** A domed house under the star: the customer's academy. */
const academy = [
  path('M270 276v-34a50 50 0 0 1 100 0v34z', primary.mid),
  path('M290 276v-32a30 30 0 0 1 60 0v32z', primary.bright),
  path('M306 276v-30a14 14 0 0 1 28 0v30z', ink),
  slab(258, 272, 124, 12, 6, ink),
  path(star(320, 186, 18), coral.bright),
].join('')

/** Four kinds of partners as pieces that fit, one academy where they meet. */
export function partnersHero(locale: Locale): string {
  const draw = pen(locale)
  return [
    slab(0, 0, 640, 480, 0, ground),
    pattern(640, 480, white, 0.16, 'down'),
    ...pieces.map((piece) => square(draw, piece)),
    ...pieces.map((piece) => knob(draw, piece)),
    circle(320, 240, 98, ground),
    lifted(circle(320, 240, 90, white), 0.3, 10),
    academy,
    draw.text(320, 310, draw.say('Academy', 'أكاديمية'), { size: 18, weight: 600, fill: ink, from: 'middle' }),
  ].join('')
}
