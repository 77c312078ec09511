import type { Locale } from '#content/text.ts'
import { seal } from '../certificate.ts'
import { cover } from '../parts/covers.ts'
import { coral, ink, line, muted, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { pen } from '../parts/pen.ts'
import { backdrop, check, phone } from '../parts/scene.ts'
import { framed, path, slab, star, stroke } from '../parts/shapes.ts'
import { openEdx } from '../solutions/open-edx.ts'

const stations = [
  { picture: 'shield', at: 84, top: 320, done: true },
  { picture: 'talk', at: 176, top: 108, done: true },
  { picture: 'weave', at: 462, top: 322, done: false },
] as const

/** The road to a certificate, without a word and with an empty middle: a film is started there. */
export function learnPath(locale: Locale): string {
  const draw = pen(locale)
  const road = 'M-30 400C20 400 30 320 84 320S96 108 176 108C300 108 320 322 462 322C560 322 470 140 562 112'
  const stops = stations.map(({ picture, at, top, done }) => {
    const x = draw.x(at)
    return [
      `<g style="filter:drop-shadow(0 10px 14px rgb(12 26 58/.3))">${slab(x - 49, top - 49, 98, 98, 28, white)}</g>`,
      cover(picture, { x: x - 42, y: top - 42, width: 84, height: 84 }, 22),
      draw.disc(at + 42, top - 42, 17, white),
      check(draw, at + 42, top - 42, done, teal.deep, 13),
    ].join('')
  })
  return [
    backdrop(draw, teal.deep, 420, [
      ['a', 600, 60, 190, '#0C7872'],
      ['d', 40, 420, 190, '#0C7872'],
    ]),
    pattern(640, 420, white, 0.12, 'down'),
    draw.mirrored(stroke(road, teal.bright, 34) + stroke(road, white, 4, 'stroke-dasharray="2 15"')),
    ...stops,
    `<g transform="translate(${draw.x(556)} 116) scale(1.25)">${seal(0, 0)}</g>`,
    path(star(draw.x(318), 50, 12), saffron.bright),
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
