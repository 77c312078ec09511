import type { Locale } from '#content/locale.ts'
import { icon } from '../parts/icons.ts'
import { coral, ink, line, muted, navy, onInk, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { pen } from '../parts/pen.ts'
import { avatar } from '../parts/portrait.ts'
import { clip, path, slab, star, stroke } from '../parts/shapes.ts'
import type { Words } from '../parts/ui-elements.ts'
import { backdrop, check, chip, notice, play } from '../parts/ui-elements.ts'
import { people } from '../people.ts'
import { team } from '../team.ts'

const units: { words: Words; done: boolean; on?: boolean }[] = [
  { words: ['Why we save', 'لماذا نوفّر'], done: true },
  { words: ['Assets, debts', 'أصول وديون'], done: true },
  { words: ['Reading a balance', 'قراءة الميزانية'], done: false, on: true },
  { words: ['Practice', 'تمرين'], done: false },
  { words: ['Quiz', 'اختبار قصير'], done: false },
]

/** A course: its units at the side, a film, and the question under it. */
export function edxCourse(locale: Locale): string {
  const draw = pen(locale)
  const film = clip(
    `<rect x="${draw.x(254, 330)}" y="82" width="330" height="176" rx="16"/>`,
    slab(draw.x(254, 330), 82, 330, 176, 0, ink) +
      draw.mirrored(
        stroke('M282 226H556M282 226V112', navy, 4) +
          [60, 92, 74, 112]
            .map((high, index) =>
              slab(
                306 + index * 62,
                226 - high,
                38,
                high,
                7,
                [teal.bright, coral.bright, teal.bright, saffron.bright][index] ?? white,
              ),
            )
            .join(''),
      ),
  )
  const rows = units.map(({ words, done, on }, index) => {
    const top = 124 + index * 50
    return [
      on ? draw.box({ at: 40, top: top - 21, wide: 190, high: 42 }, { round: 13, fill: coral.tint }) : '',
      check(draw, 62, top, done, teal.deep, 10),
      draw.text(84, top + 5, draw.pick(words), { size: 14, weight: on ? 600 : 400, fill: ink }),
    ].join('')
  })
  return [
    backdrop(draw, coral.mid, 420, [
      ['b', 600, 60, 150, coral.soft],
      ['d', 40, 400, 170, coral.bright],
    ]),
    draw.box({ at: 26, top: 34, wide: 588, high: 450 }, { round: 24, shadow: 0.16 }),
    draw.text(52, 82, draw.say('Week 2', 'الأسبوع ٢'), { size: 19, weight: 600, fill: ink }),
    draw.box({ at: 240, top: 34, wide: 1.5, high: 450 }, { fill: line }),
    ...rows,
    film,
    play(draw.x(419), 170, 29),
    draw.bar({ at: 274, top: 238, wide: 290, high: 5 }, 0.5, coral.bright, 'rgb(255 255 255/.28)'),
    draw.text(254, 290, draw.say('Which debt is due first?', 'أيّ دين يستحقّ أوّلًا؟'), {
      size: 16,
      weight: 600,
      fill: ink,
    }),
    draw.box(
      { at: 254, top: 306, wide: 158, high: 46 },
      { round: 14, fill: teal.tint, edge: teal.bright, edgeWidth: 2 },
    ),
    check(draw, 276, 329, true, teal.deep, 9),
    draw.text(294, 334, draw.say('Suppliers', 'المورّدون'), { size: 14, weight: 600, fill: ink }),
    draw.box({ at: 424, top: 306, wide: 160, high: 46 }, { round: 14, edge: line }),
    check(draw, 446, 329, false),
    draw.text(464, 334, draw.say('The building', 'قرض المبنى'), { size: 14, fill: ink }),
    draw.text(254, 388, draw.say('Right. Most people think of the loan.', 'صحيح. يظنّ أكثر الناس أنه القرض.'), {
      size: 13.5,
      fill: teal.deep,
      weight: 500,
    }),
  ].join('')
}

/** A question in one language, the answer in the other, both found by all. */
export function edxForum(locale: Locale): string {
  const draw = pen(locale)
  const faces = [team['yara-saleh'], people.jamal, team['anas-qasim']]
  const posts: { at: number; top: number; name: Words; words: Words; votes: number; fill: string }[] = [
    {
      at: 48,
      top: 96,
      name: ['Yara', 'يارا'],
      words: ['Is rent a debt or a cost?', 'هل الإيجار دين أم مصروف؟'],
      votes: 31,
      fill: white,
    },
    {
      at: 96,
      top: 186,
      name: ['Jamal, mentor', 'جمال، مرشد'],
      words: ['A cost, until you owe it.', 'مصروف، حتى يُستحقّ.'],
      votes: 48,
      fill: teal.tint,
    },
    {
      at: 96,
      top: 276,
      name: ['Anas', 'أنس'],
      words: ['So a lease is a debt too?', 'إذن عقد التأجير دين أيضًا؟'],
      votes: 12,
      fill: white,
    },
  ]
  const rows = posts.map(({ at, top, name, words, votes, fill }, index) => {
    const wide = 436 - at
    return [
      draw.box({ at, top, wide, high: 76 }, { round: 20, fill, shadow: 0.1 }),
      avatar(faces[index] ?? people.jamal, draw.x(at + 40), top + 38, 23),
      draw.text(at + 76, top + 32, draw.pick(name), { size: 13, weight: 500, fill: index === 1 ? teal.deep : muted }),
      draw.text(at + 76, top + 55, draw.pick(words), { size: 15.5, weight: 600, fill: ink }),
      icon(draw, 'up', at + wide - 46, top + 39, 16, index === 1 ? teal.deep : muted),
      draw.text(at + wide - 34, top + 44, draw.number(votes), { size: 13.5, weight: 600, fill: ink }),
    ].join('')
  })
  return [
    backdrop(draw, coral.bright, 420, [
      ['a', 70, 380, 170, '#FF8A79'],
      ['c', 590, 90, 190, '#F2523D'],
    ]),
    draw.text(48, 66, draw.say('Forum, week 2', 'منتدى الأسبوع ٢'), { size: 22, weight: 600, fill: ink }),
    draw.mirrored(stroke('M70 176V300Q70 314 84 314H92M70 224H92', '#FFD0C7', 3.5)),
    ...rows,
    draw.box({ at: 450, top: 56, wide: 168, high: 154 }, { round: 24, fill: ink, shadow: 0.28 }),
    draw.text(472, 116, draw.say('41 min', '٤١ دقيقة'), { size: 29, weight: 600, fill: white }),
    draw.text(472, 142, draw.say('to a first answer,', 'حتى أول إجابة،'), { size: 13.5, fill: onInk }),
    draw.text(472, 162, draw.say('day and night', 'ليلًا ونهارًا'), { size: 13.5, fill: onInk }),
    draw.bar({ at: 472, top: 180, wide: 122, high: 7 }, 0.72, saffron.bright, '#2B3B66'),
    chip(draw, { at: 492, top: 320, wide: 116, high: 38 }, ['Thread solved', 'سؤال محلول'], 'teal', 14),
  ].join('')
}

const checks: { name: Words; note: Words }[] = [
  { name: ['Riyadh', 'الرياض'], note: ['Main', 'أساسي'] },
  { name: ['Jeddah', 'جدة'], note: ['Daily copy', 'نسخة يومية'] },
]

/** Two data centres and a month without a gap. */
export function edxHosting(locale: Locale): string {
  const draw = pen(locale)
  const racks = checks.map(({ name, note }, index) => {
    const at = 52 + index * 188
    const units2 = [0, 1, 2, 3].map((row) => {
      const top = 112 + row * 40
      return [
        draw.box({ at: at + 16, top, wide: 128, high: 30 }, { round: 9, fill: navy }),
        draw.disc(at + 34, top + 15, 5, row === 3 && index ? saffron.bright : teal.bright),
        draw.disc(at + 50, top + 15, 5, teal.bright),
        draw.box({ at: at + 72, top: top + 12, wide: 54, high: 6 }, { round: 3, fill: '#3B5290' }),
      ].join('')
    })
    return [
      draw.box({ at, top: 58, wide: 160, high: 228 }, { round: 22, fill: '#16264D' }),
      draw.text(at + 20, 92, draw.pick(name), { size: 17, weight: 600, fill: white }),
      ...units2,
      draw.text(at + 80, 312, draw.pick(note), { size: 13.5, fill: onInk, from: 'middle' }),
    ].join('')
  })
  const days = Array.from({ length: 30 }, (_, index) =>
    draw.box(
      { at: 52 + index * 18, top: 348, wide: 12, high: 40 },
      { round: 5, fill: index === 18 ? saffron.bright : teal.bright },
    ),
  )
  return [
    slab(0, 0, 640, 420, 0, ink),
    pattern(640, 420, white, 0.08, draw.rtl ? 'to-right' : 'to-left'),
    draw.mirrored(path(star(600, 60, 130), '#12224A')),
    ...racks,
    draw.mirrored(stroke('M216 172H236M232 166l6 6-6 6', saffron.bright, 4)),
    draw.box({ at: 428, top: 60, wide: 182, high: 138 }, { round: 24, shadow: 0.3 }),
    icon(draw, 'server', 462, 96, 26, coral.deep),
    draw.text(450, 144, draw.say('99.97%', '٩٩٫٩٧٪'), { size: 31, weight: 600, fill: ink, tight: 0 }),
    draw.text(450, 172, draw.say('in the last 30 days', 'في آخر ٣٠ يومًا'), { size: 14, fill: muted }),
    notice(draw, { at: 412, top: 220, wide: 208 }, { icon: 'lock', accent: 'coral' }, [
      ['Data stays in', 'البيانات تبقى'],
      ['Saudi Arabia', 'داخل السعودية'],
    ]),
    ...days,
    draw.text(560, 326, draw.say('11 min maintenance', '١١ دقيقة صيانة'), {
      size: 12.5,
      fill: saffron.soft,
      from: 'end',
    }),
  ].join('')
}
