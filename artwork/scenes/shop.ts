import type { Locale } from '#content/locale.ts'
import type { Cover } from '../parts/course-covers.ts'
import { cover } from '../parts/course-covers.ts'
import { coral, ink, muted, saffron, teal } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import type { Portrayed } from '../parts/portrait.ts'
import { avatar } from '../parts/portrait.ts'
import type { Words } from '../parts/ui-elements.ts'
import { backdrop, check, windowed } from '../parts/ui-elements.ts'
import { people } from '../people.ts'

const days: { day: Words; lesson: Words; picture: Cover; colleague: Portrayed; name: Words }[] = [
  {
    day: ['Sun', 'الأحد'],
    lesson: ['Welcome', 'أهلًا بك'],
    picture: 'arches',
    colleague: people.dana,
    name: ['Dana', 'دانة'],
  },
  {
    day: ['Mon', 'الاثنين'],
    lesson: ['Greeting', 'الترحيب'],
    picture: 'talk',
    colleague: people.jamal,
    name: ['Jamal', 'جمال'],
  },
  {
    day: ['Tue', 'الثلاثاء'],
    lesson: ['Money', 'القبض والردّ'],
    picture: 'orbit',
    colleague: people.mariam,
    name: ['Mariam', 'مريم'],
  },
  {
    day: ['Wed', 'الأربعاء'],
    lesson: ['Fire door', 'مخرج الطوارئ'],
    picture: 'shield',
    colleague: people.amal,
    name: ['Amal', 'أمل'],
  },
]

/** The first days in a shop: a lesson before the doors open, and the colleague with whom it is tried at once. */
export function storyShop(locale: Locale): string {
  const draw = pen(locale)
  const columns = days.map(({ day, lesson, picture, colleague, name }, index) => {
    const [at, today] = [52 + index * 136, index === 3]
    return [
      draw.box({ at: at - 6, top: 112, wide: 132, high: 274 }, { round: 20, fill: today ? saffron.tint : teal.tint }),
      draw.text(at + 60, 140, draw.pick(day), {
        size: 15,
        weight: 600,
        fill: today ? saffron.deep : muted,
        from: 'middle',
      }),
      cover(picture, { x: draw.x(at + 4, 112), y: 154, width: 112, height: 88 }, 14),
      check(draw, at + 102, 168, !today, teal.deep, 11),
      draw.text(at + 60, 266, draw.pick(lesson), { size: 15, weight: 600, fill: ink, from: 'middle' }),
      avatar(colleague, draw.x(at + 60), 316, 28),
      draw.text(at + 60, 368, draw.say(`with ${name[0]}`, `مع ${name[1]}`), {
        size: 13.5,
        fill: muted,
        from: 'middle',
      }),
    ].join('')
  })
  return [
    backdrop(draw, teal.mid, 420, [
      ['b', 600, 70, 150, teal.soft],
      ['c', 30, 380, 140, coral.soft],
    ]),
    windowed(
      draw,
      { at: 28, top: 30, wide: 584, high: 374 },
      ['First week', 'الأسبوع الأول'],
      ['12 minutes before the shop opens', '١٢ دقيقة قبل فتح المتجر'],
    ),
    ...columns,
  ].join('')
}
