import type { Locale } from '#content/locale.ts'
import { figure, tableAt } from '../parts/figure.ts'
import { cup, laptop, plant, table } from '../parts/furniture.ts'
import { coral, ink, muted, onInk, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { pen } from '../parts/pen.ts'
import type { Portrayed } from '../parts/portrait.ts'
import { avatar } from '../parts/portrait.ts'
import { path, slab, star } from '../parts/shapes.ts'
import type { Words } from '../parts/ui-elements.ts'
import { backdrop, check, chip, person } from '../parts/ui-elements.ts'
import { people } from '../people.ts'
import { team } from '../team.ts'

type Talk = {
  pair: [Portrayed, Portrayed]
  heading: Words
  note: Words
  points: [Words, Words, Words]
  laptop: boolean
}

const everySecondWeek: Talk = {
  pair: [team['khalid-al-harbi'], team['yara-saleh']],
  heading: ['Tuesday, 11:00', 'الثلاثاء، ١١:٠٠'],
  note: ['Every second week', 'كل أسبوعين'],
  points: [
    ['The week in Jeddah', 'أسبوع جدة'],
    ['Where I am stuck', 'أين تعثّرت'],
    ['Next: negotiation', 'القادم: التفاوض'],
  ],
  laptop: true,
}

/** At the rolling mill of Hajar Steel. */
const onceAMonth: Talk = {
  pair: [people.khalid, people.jamal],
  heading: ['14 minutes', '١٤ دقيقة'],
  note: ['Once a month, at the line', 'كل شهر، بجانب خطّ الإنتاج'],
  points: [
    ['What went well?', 'ما الذي أحسنته؟'],
    ['What is in your way?', 'ما الذي يعيقك؟'],
    ['What will you try?', 'ما الذي ستجرّبه؟'],
  ],
  laptop: false,
}

const tableTop = 356

/** Two people at a table, the points they agreed to talk about above them; two of the three are done. */
function talk(locale: Locale, { pair: [first, second], heading, note, points, laptop: withLaptop }: Talk): string {
  const draw = pen(locale)
  const way = draw.rtl ? -1 : 1
  const seat = (at: number, scale: number) => ({ x: draw.x(at), y: tableTop - tableAt * scale, scale, faces: way })
  return [
    backdrop(draw, saffron.tint, 420, [
      ['a', 60, 60, 170, '#FFDB94'],
      ['d', 600, 320, 150, coral.mid],
    ]),
    figure(first, seat(128, 1.1)),
    figure(second, seat(522, 1.06)),
    draw.box({ at: 216, top: 34, wide: 218, high: 218 }, { round: 22, shadow: 0.16 }),
    draw.text(238, 72, draw.pick(heading), { size: 17, weight: 600, fill: ink }),
    draw.text(238, 94, draw.pick(note), { size: 13, fill: muted }),
    ...points.map((words, index) => {
      const [top, done] = [130 + index * 36, index < 2]
      return (
        check(draw, 248, top, done, teal.deep, 9) +
        draw.text(268, top + 5, draw.pick(words), { size: 13.5, fill: ink, weight: done ? 400 : 600 })
      )
    }),
    draw.bar({ at: 238, top: 228, wide: 174, high: 7 }, 0.66, saffron.bright),
    table(640, tableTop, 70, white, primary.bright),
    `<g transform="translate(0 ${tableTop + 16})">${pattern(640, 60, white, 0.22, 'up')}</g>`,
    cup(draw.x(246), tableTop + 8, coral.bright),
    withLaptop
      ? laptop(draw.x(388), tableTop + 8, '#DDE4F4', saffron.bright)
      : cup(draw.x(400), tableTop + 8, saffron.bright),
    plant(draw.x(314), tableTop + 4, 0.54),
  ].join('')
}

export const performCheckin = (locale: Locale) => talk(locale, everySecondWeek)
export const storySteel = (locale: Locale) => talk(locale, onceAMonth)

const names: Words[] = [
  ['Dana', 'دانة'],
  ['Khalid', 'خالد'],
  ['Noura', 'نورة'],
  ['Yousef', 'يوسف'],
]
const columns: Words[] = [
  ['Service', 'الخدمة'],
  ['Safety', 'السلامة'],
  ['Data', 'البيانات'],
  ['Coaching', 'التوجيه'],
]
const levels = [
  [4, 3, 2, 4],
  [3, 4, 1, 2],
  [4, 4, 3, 3],
  [2, 3, 4, 1],
]

/** Who can do what: the fuller the star, the surer the hand. */
export function performSkills(locale: Locale): string {
  const draw = pen(locale)
  const who = [people.dana, people.khalid, people.noura, people.yousef]
  const rows = who.map((face, row) => {
    const top = 146 + row * 52
    const cells = (levels[row] ?? []).map((level, column) => {
      const x = draw.x(256 + column * 82)
      const weak = level === 1
      return (
        path(star(x, top, 23), weak ? '#4A2334' : '#1B2B55') +
        path(star(x, top, 5 + level * 4.4), weak ? coral.bright : level === 4 ? saffron.bright : primary.soft)
      )
    })
    return (
      avatar(face, draw.x(88), top, 19) +
      draw.text(120, top + 6, draw.pick(names[row] ?? ['', '']), { size: 15, weight: 500, fill: white }) +
      cells.join('')
    )
  })
  return [
    slab(0, 0, 640, 420, 0, ink),
    pattern(640, 420, white, 0.09, draw.rtl ? 'to-right' : 'to-left'),
    draw.text(66, 74, draw.say('Team Jeddah', 'فريق جدة'), { size: 20, weight: 600, fill: white }),
    ...columns.map((name, index) =>
      draw.text(256 + index * 82, 108, draw.pick(name), { size: 14, fill: onInk, from: 'middle' }),
    ),
    ...rows,
    draw.box({ at: 386, top: 334, wide: 226, high: 70 }, { round: 20, shadow: 0.3 }),
    person(draw, 402, 369, people.khalid, [
      ['Khalid and data', 'خالد والبيانات'],
      ['2 courses are waiting', 'دورتان في انتظاره'],
    ]),
    chip(draw, { at: 474, top: 48, wide: 132, high: 34 }, ['2 gaps to close', 'فجوتان لسدّهما'], 'coral', 13.5),
  ].join('')
}
