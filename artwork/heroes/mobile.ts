import type { Locale } from '#content/locale.ts'
import type { Cover } from '../parts/course-covers.ts'
import { cover } from '../parts/course-covers.ts'
import { coral, ink, line, muted, primary, saffron, teal, white } from '../parts/palette.ts'
import type { Pen } from '../parts/pen.ts'
import { pen } from '../parts/pen.ts'
import { path, star, turned } from '../parts/shapes.ts'
import type { Words } from '../parts/ui-elements.ts'
import { backdrop, check, phone, play } from '../parts/ui-elements.ts'

const lessons: { picture: Cover; name: Words; note: Words; done: boolean }[] = [
  { picture: 'heat', name: ['Heat on site', 'حرّ الموقع'], note: ['15 min', '١٥ دقيقة'], done: true },
  { picture: 'shield', name: ['Gas alarm', 'إنذار الغاز'], note: ['9 min', '٩ دقائق'], done: true },
  { picture: 'weave', name: ['Permits', 'التصاريح'], note: ['12 min', '١٢ دقيقة'], done: false },
]

function list(draw: Pen): string {
  const rows = lessons.map(({ picture, name, note, done }, index) => {
    const top = 178 + index * 74
    return [
      cover(picture, { x: draw.x(94, 52), y: top, width: 52, height: 52 }, 13),
      draw.text(156, top + 22, draw.pick(name), { size: 14, weight: 600, fill: ink }),
      draw.text(156, top + 41, draw.pick(note), { size: 12.5, fill: muted }),
      check(draw, 266, top + 26, done, teal.deep, 9),
    ].join('')
  })
  return [
    phone(draw, { at: 78, top: 76, wide: 210, high: 440 }),
    draw.text(98, 148, draw.say('This week', 'هذا الأسبوع'), { size: 19, weight: 600, fill: ink }),
    ...rows,
    draw.pill({ at: 98, top: 404, wide: 170, high: 42 }, draw.say('Continue', 'متابعة'), primary.bright, {
      size: 14.5,
    }),
  ].join('')
}

const answers: { words: Words; right: boolean }[] = [
  { words: ['Open the valve', 'أفتح الصمّام'], right: false },
  { words: ['Walk against the wind', 'أمشي عكس الريح'], right: true },
]

function question(draw: Pen): string {
  const rows = answers.map(({ words, right }, index) => {
    const top = 336 + index * 52
    return [
      draw.box(
        { at: 362, top, wide: 188, high: 44 },
        { round: 13, fill: right ? teal.tint : white, edge: right ? teal.bright : line, edgeWidth: right ? 2 : 1.5 },
      ),
      check(draw, 382, top + 22, right, teal.deep, 8),
      draw.text(398, top + 27, draw.pick(words), { size: 12.5, weight: right ? 600 : 400, fill: ink }),
    ].join('')
  })
  return [
    phone(draw, { at: 346, top: 36, wide: 220, high: 470 }),
    cover('peaks', { x: draw.x(362, 188), y: 80, width: 188, height: 168 }, 18),
    play(draw.x(456), 164, 25),
    draw.text(364, 282, draw.say('The alarm sounds.', 'دوّى الإنذار.'), { size: 16, weight: 600, fill: ink }),
    draw.text(364, 306, draw.say('What do you do first?', 'ماذا تفعل أوّلًا؟'), { size: 14 }),
    ...rows,
    draw.bar({ at: 364, top: 452, wide: 184, high: 7 }, 0.6, primary.bright),
  ].join('')
}

/** Two phones: what is due this week, and a question in the middle of a lesson. */
export function mobileHero(locale: Locale): string {
  const draw = pen(locale)
  return [
    backdrop(draw, teal.mid, 480, [
      ['c', 150, 110, 190, teal.soft],
      ['b', 520, 400, 230, teal.bright],
      ['a', 600, 30, 90, saffron.bright],
    ]),
    turned(draw.lean(-7), draw.x(183), 300, list(draw)),
    turned(draw.lean(5), draw.x(456), 270, question(draw)),
    path(star(draw.x(318), 62, 22), coral.bright),
    path(star(draw.x(44), 420, 14), white),
  ].join('')
}
