import type { Locale } from '#content/locale.ts'
import { seal } from '../certificate.ts'
import { cover } from '../parts/course-covers.ts'
import { coral, ink, line, muted, navy, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { pen } from '../parts/pen.ts'
import { framed, path, star } from '../parts/shapes.ts'
import { backdrop, check, phone } from '../parts/ui-elements.ts'
import { openEdx } from '../solutions/open-edx.ts'

const shelf = ['shield', 'talk', 'peaks', 'sails', 'weave', 'rosette'] as const

/** The courses of an academy in a window, without a word: a film is started there. */
export function learnShelf(locale: Locale): string {
  const draw = pen(locale)
  const courses = shelf.map((picture, index) => {
    const [at, top] = [98 + (index % 3) * 153, 112 + Math.floor(index / 3) * 152]
    return [
      cover(picture, { x: draw.x(at, 138), y: top, width: 138, height: 104 }, 16),
      draw.bar({ at, top: top + 118, wide: 138, high: 8 }, [1, 1, 0.7, 0.45, 0.2, 0][index] ?? 0, teal.bright, navy),
      check(draw, at + 118, top + 20, index < 2, teal.deep, 12),
    ].join('')
  })
  return [
    backdrop(draw, teal.deep, 420, [
      ['a', 600, 60, 190, '#0C7872'],
      ['d', 40, 420, 190, '#0C7872'],
    ]),
    pattern(640, 420, white, 0.12, 'down'),
    draw.box({ at: 72, top: 48, wide: 496, high: 420 }, { round: 26, shadow: 0.3, fill: ink }),
    path(star(draw.x(110), 80, 13), saffron.bright),
    draw.box({ at: 136, top: 73, wide: 64, high: 14 }, { round: 7, fill: navy }),
    draw.box({ at: 420, top: 66, wide: 124, high: 28 }, { round: 14, fill: navy }),
    ...courses,
    `<g transform="translate(${draw.x(566)} 82) scale(.92)">${seal(0, 0)}</g>`,
  ].join('')
}

/** A week of a course, whole and on a ground. */
export function edxWindow(locale: Locale): string {
  const draw = pen(locale)
  return [
    backdrop(draw, coral.tint, 420, [
      ['b', 590, 70, 170, coral.soft],
      ['c', 40, 400, 180, coral.mid],
    ]),
    framed({ x: 80, y: 20, width: 480, height: 384 }, [480, 384], openEdx(locale)),
  ].join('')
}

const answers = [
  { words: ['One hand on the rail', 'يد على الدرابزين'], right: true },
  { words: ['Both on the box', 'اليدان على الصندوق'], right: false },
] as const

/** A tall phone with a lesson, its answers where a gloved thumb reaches them. */
export function mobileThumb(locale: Locale): string {
  const draw = pen(locale, 400)
  const rows = answers.map(({ words, right }, index) => {
    const top = 344 + index * 54
    return [
      draw.box(
        { at: 102, top, wide: 196, high: 44 },
        { round: 13, fill: right ? teal.tint : white, edge: right ? teal.bright : line, edgeWidth: right ? 2 : 1.5 },
      ),
      check(draw, 124, top + 22, right, teal.deep, 9),
      draw.text(142, top + 27, draw.pick(words), { size: 13.5, weight: right ? 600 : 400, fill: ink }),
    ].join('')
  })
  const thumb = 'M420 452C372 440 352 420 322 396c-16-13-34-18-42-6s0 26 14 40c34 36 70 74 126 96z'
  return [
    backdrop(draw, teal.mid, 480, [
      ['c', 60, 90, 150, teal.soft],
      ['a', 370, 420, 170, teal.bright],
    ]),
    phone(draw, { at: 84, top: 34, wide: 232, high: 520 }),
    cover('steps', { x: draw.x(102, 196), y: 84, width: 196, height: 176 }, 18),
    draw.text(104, 294, draw.say('A load on the stairs', 'حِمل على الدرج'), { size: 19, weight: 600, fill: ink }),
    draw.text(104, 318, draw.say('Lesson 3 of 5', 'الدرس ٣ من ٥'), { size: 13, fill: muted }),
    ...rows,
    draw.mirrored(path(thumb, '#E0921A', 'opacity=".4" transform="translate(4 10)"') + path(thumb, saffron.bright)),
    path(star(draw.x(46), 60, 16), coral.bright) + path(star(draw.x(364), 120, 11), primary.bright),
  ].join('')
}
