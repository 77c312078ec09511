import type { Locale } from '#content/locale.ts'
import { ink, primary, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { pen } from '../parts/pen.ts'
import { blob, path, slab, star } from '../parts/shapes.ts'
import type { AccentName, Words } from '../parts/ui-elements.ts'
import { accents, faces } from '../parts/ui-elements.ts'
import { people } from '../people.ts'

// 41 people work at the branch: 36 and 5. Four of the 36 have a certificate that runs out.
const lists: { count: number; words: Words; accent: AccentName }[] = [
  { count: 4, words: ['expire within a month', 'تنتهي خلال شهر'], accent: 'saffron' },
  { count: 5, words: ['need a word', 'يحتاجون إلى حديث'], accent: 'coral' },
]

/** A dashboard with three numbers, and nothing else. */
export function keyNumbers(locale: Locale): string {
  const draw = pen(locale)
  const small = lists.map(({ count, words, accent }, index) => {
    const top = 36 + index * 180
    const tone = accents[accent]
    return [
      draw.box({ at: 344, top, wide: 260, high: 166 }, { round: 26, fill: white, shadow: 0.24 }),
      draw.text(370, top + 72, draw.number(count), { size: 58, weight: 600, fill: tone.deep }),
      draw.text(370, top + 136, draw.pick(words), { size: 20, weight: 500, fill: ink }),
      index
        ? faces(draw, 430, top + 54, [people.jamal, people.amal, people.tariq, people.mariam, people.salma], 19)
        : path(star(draw.x(560), top + 54, 25), tone.bright),
    ].join('')
  })
  return [
    slab(0, 0, 640, 420, 0, primary.bright),
    pattern(640, 420, white, 0.16, draw.rtl ? 'to-right' : 'to-left'),
    draw.mirrored(path(blob('b', 60, 380, 190), '#4A63EA') + path(blob('a', 600, 30, 150), '#4A63EA')),
    draw.box({ at: 36, top: 36, wide: 292, high: 346 }, { round: 28, fill: ink, shadow: 0.3 }),
    draw.ring(182, 168, 88, 36 / 41, teal.bright, '#22376D', 18),
    draw.text(182, 190, draw.number(36), { size: 68, weight: 600, fill: white, from: 'middle' }),
    draw.text(182, 312, draw.say('ready today', 'جاهزون اليوم'), {
      size: 26,
      weight: 600,
      fill: white,
      from: 'middle',
    }),
    draw.text(182, 346, draw.say('of 41 at branch 12', 'من ٤١ في الفرع ١٢'), {
      size: 18,
      fill: '#C4CEE8',
      from: 'middle',
    }),
    ...small,
  ].join('')
}
