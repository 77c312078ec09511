import type { Locale } from '#content/locale.ts'
import type { Cover } from '../parts/course-covers.ts'
import { cover } from '../parts/course-covers.ts'
import { coral, ink, line, mist, muted, primary, saffron, strong } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { avatar } from '../parts/portrait.ts'
import { blob, lifted, path } from '../parts/shapes.ts'
import { people } from '../people.ts'

const frames: { picture: Cover; words: [string, string] }[] = [
  { picture: 'shield', words: ['1. A case', '١. حالة'] },
  { picture: 'talk', words: ['2. A choice', '٢. قرار'] },
  { picture: 'steps', words: ['3. What follows', '٣. النتيجة'] },
  { picture: 'sails', words: ['4. Practice', '٤. تدريب'] },
]

/** A storyboard under review: frames, the next one still empty, and a colleague's remark. */
export function aboutBuild(locale: Locale): string {
  const draw = pen(locale)
  const cards = frames.map(({ picture, words }, index) => {
    const [at, top] = [60 + (index % 3) * 178, 110 + Math.floor(index / 3) * 164]
    return [
      cover(picture, { x: draw.x(at, 164), y: top, width: 164, height: 108 }),
      draw.text(at, top + 132, draw.pick(words), { size: 15, weight: 600, fill: ink }),
    ].join('')
  })
  const empty = [238, 416].map((at, index) =>
    [
      `<rect x="${draw.x(at, 164)}" y="274" width="164" height="108" rx="12" fill="${mist}" stroke="${strong}" stroke-width="2" stroke-dasharray="6 7"/>`,
      index ? '' : draw.box({ at: at + 22, top: 306, wide: 96, high: 9 }, { round: 4.5, fill: strong }),
      index ? '' : draw.box({ at: at + 22, top: 326, wide: 68, high: 9 }, { round: 4.5, fill: line }),
    ].join(''),
  )
  const x = draw.x(332)
  const way = draw.rtl ? -1 : 1
  // The pointer of whoever comments, with a thin white edge.
  const pointer = `<g transform="translate(${x} 216) scale(${way} 1)"><path d="M0 0l10 30 6-12 13-5z" fill="${coral.bright}" stroke="#fff" stroke-width="2.500" stroke-linejoin="round"/></g>`
  return [
    `<rect width="640" height="420" fill="${saffron.tint}"/>`,
    draw.mirrored(path(blob('c', 30, 380, 160), saffron.bright) + path(blob('a', 600, 40, 150), '#FFDB94')),
    draw.box({ at: 34, top: 34, wide: 572, high: 460 }, { round: 22, shadow: 0.12 }),
    draw.text(60, 80, draw.say('Storyboard: hand hygiene', 'لوحة القصة: نظافة اليدين'), {
      size: 20,
      weight: 600,
      fill: ink,
    }),
    draw.pill({ at: 484, top: 58, wide: 96, high: 32 }, draw.say('Week 3', 'الأسبوع ٣'), primary.tint, {
      size: 13.5,
      weight: 500,
      fill: primary.deep,
    }),
    ...cards,
    ...empty,
    pointer,
    draw.box({ at: 350, top: 262, wide: 232, high: 78 }, { round: 18, shadow: 0.2 }),
    lifted(avatar(people.amal, draw.x(386), 301, 20), 0.08, 4),
    draw.text(418, 296, draw.say('Shorter, please.', 'أقصر قليلًا،'), { size: 14.5, weight: 600, fill: ink }),
    draw.text(418, 318, draw.say('One idea per scene', 'فكرة واحدة لكل مشهد'), { size: 13.5, fill: muted }),
  ].join('')
}
