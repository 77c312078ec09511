import type { Locale } from '#content/locale.ts'
import type { Cover } from '../parts/course-covers.ts'
import { cover } from '../parts/course-covers.ts'
import { figure, tableAt } from '../parts/figure.ts'
import { table } from '../parts/furniture.ts'
import { icon } from '../parts/icons.ts'
import { coral, ink, muted, onInk, primary, saffron, teal, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { circle, clip, lifted, path, slab, star, stroke } from '../parts/shapes.ts'
import type { Words } from '../parts/ui-elements.ts'
import { backdrop, check, windowed } from '../parts/ui-elements.ts'
import { people } from '../people.ts'

const days: { day: Words; courses: [Cover, Words][] }[] = [
  {
    day: ['Sun', 'الأحد'],
    courses: [
      ['arches', ['Welcome', 'أهلًا بك']],
      ['shield', ['Safety', 'السلامة']],
    ],
  },
  {
    day: ['Mon', 'الاثنين'],
    courses: [
      ['weave', ['Systems', 'الأنظمة']],
      ['orbit', ['Passwords', 'كلمات السر']],
    ],
  },
  { day: ['Tue', 'الثلاثاء'], courses: [['talk', ['Customers', 'العملاء']]] },
  {
    day: ['Wed', 'الأربعاء'],
    courses: [
      ['rosette', ['Ethics', 'السلوك المهني']],
      ['sails', ['Teamwork', 'العمل معًا']],
    ],
  },
  { day: ['Thu', 'الخميس'], courses: [['steps', ['My plan', 'خطتي']]] },
]

/** A first week from Sunday to Thursday, day by day. */
export function catalogueOnboarding(locale: Locale): string {
  const draw = pen(locale)
  const columns = days.map(({ day, courses }, index) => {
    const at = 50 + index * 110
    const cards = courses.map(([name, words], row) => {
      const top = 152 + row * 124
      return [
        cover(name, { x: draw.x(at, 98), y: top, width: 98, height: 76 }, 14),
        draw.text(at + 49, top + 98, draw.pick(words), { size: 13.5, weight: 500, fill: ink, from: 'middle' }),
        index < 2 ? draw.disc(at + 84, top + 10, 13, white) + check(draw, at + 84, top + 10, true, teal.deep, 10) : '',
      ].join('')
    })
    return [
      index === 2 ? draw.box({ at: at - 8, top: 110, wide: 114, high: 400 }, { round: 18, fill: saffron.tint }) : '',
      draw.text(at + 49, 138, draw.pick(day), {
        size: 15,
        weight: 600,
        fill: index === 2 ? saffron.deep : muted,
        from: 'middle',
      }),
      ...cards,
    ].join('')
  })
  return [
    backdrop(draw, primary.tint, 420, [
      ['b', 600, 70, 150, primary.mid],
      ['c', 30, 380, 140, saffron.bright],
    ]),
    windowed(
      draw,
      { at: 28, top: 30, wide: 584, high: 480 },
      ['First week', 'الأسبوع الأول'],
      ['8 courses, 25 minutes a day', '٨ دورات، ٢٥ دقيقة في اليوم'],
    ),
    ...columns,
    draw.box({ at: 268, top: 272, wide: 102, high: 108 }, { round: 20, fill: ink, shadow: 0.24 }),
    draw.disc(319, 301, 17, coral.bright),
    icon(draw, 'heart', 319, 302, 18, ink),
    draw.text(319, 342, draw.say('Lunch', 'غداء'), { size: 15, weight: 600, fill: white, from: 'middle' }),
    draw.text(319, 362, draw.say('with Omar', 'مع عمر'), { size: 13, fill: onInk, from: 'middle' }),
  ].join('')
}

/** A building site with four dangers to find; two are found. */
export function catalogueSafety(locale: Locale): string {
  const draw = pen(locale)
  const site = [
    slab(0, 0, 640, 420, 0, saffron.mid),
    circle(500, 108, 66, saffron.bright),
    path('M0 290c120-40 260-20 340 0s200 20 300-14v160H0z', '#F2B23C'),
    path('M0 344c160-24 420-20 640 0v80H0z', '#D9871A'),
    // A frame of girders, a crane and its load.
    stroke('M70 350V120M190 350V120M310 350V210M56 120H204M56 200H204M56 280H324M190 210H324', ink, 10),
    stroke('M430 350V52M404 350L430 320L456 350M330 66H590M430 52l-60 14M430 52l120 14', primary.bright, 8),
    stroke('M560 66V150', ink, 4),
    slab(526, 150, 68, 48, 6, coral.bright) + slab(554, 150, 12, 48, 0, coral.tint),
    slab(84, 306, 60, 44, 6, teal.bright) + slab(150, 322, 34, 28, 5, teal.deep),
    slab(470, 306, 74, 44, 8, white) + slab(470, 306, 74, 14, 7, coral.bright),
    // A worker on the second floor.
    slab(106, 158, 32, 42, 12, coral.bright) +
      circle(122, 142, 13, '#C68B5F') +
      path('M105 142a17 17 0 0 1 34 0z', white),
    stroke('M210 200l56-52', ink, 5),
  ].join('')
  const spots: { at: number; top: number; found: boolean }[] = [
    { at: 166, top: 172, found: true },
    { at: 560, top: 226, found: true },
    { at: 262, top: 142, found: false },
    { at: 508, top: 286, found: false },
  ]
  const marks = spots.map(({ at, top, found }) => {
    const x = draw.x(at)
    return found
      ? circle(x, top, 22, white) + check(draw, at, top, true, teal.deep, 17)
      : circle(x, top, 26, coral.bright, 'opacity=".3"') + circle(x, top, 16, coral.bright) + circle(x, top, 6, white)
  })
  return [
    draw.mirrored(site),
    ...marks,
    draw.box({ at: 28, top: 24, wide: 246, high: 58 }, { round: 20, fill: ink, shadow: 0.22 }),
    draw.text(50, 59, draw.say('Find four dangers', 'ابحث عن أربعة أخطار'), { size: 17, weight: 600, fill: white }),
    draw.box({ at: 318, top: 341, wide: 296, high: 60 }, { round: 22, shadow: 0.24 }),
    draw.text(342, 367, draw.say('Right: no one under a load', 'أحسنت: لا وقوف تحت الحمل'), {
      size: 14.5,
      weight: 600,
      fill: ink,
    }),
    draw.bar({ at: 342, top: 380, wide: 196, high: 7 }, 0.5, teal.bright),
    draw.text(592, 388, draw.say('2 of 4', '٢ من ٤'), { size: 12.5, weight: 500, fill: muted, from: 'end' }),
  ].join('')
}

const tableTop = 372

/** Two ways to answer a colleague, each with its consequence. */
export function catalogueLeadership(locale: Locale): string {
  const draw = pen(locale)
  const way = draw.rtl ? -1 : 1
  const scale = 1.3
  const tip = draw.x(258)
  const bubble = (at: number, wide: number, top: number, high: number) =>
    `<rect x="${draw.x(at, wide)}" y="${top}" width="${wide}" height="${high}" rx="22" fill="#fff"/>`
  return [
    backdrop(draw, coral.tint, 420, [
      ['a', 110, 170, 200, coral.mid],
      ['d', 600, 50, 140, saffron.soft],
    ]),
    clip(
      '<rect width="640" height="420"/>',
      figure(people.dana, { x: draw.x(134), y: tableTop - tableAt * scale, scale, faces: way }),
    ),
    table(640, tableTop, 60, white, ink),
    lifted(bubble(262, 342, 42, 88) + path(`M${tip + 10 * way} 84l${-34 * way} 22h${40 * way}z`, white), 0.14),
    draw.text(286, 80, draw.say('“I am late again with the plan.', '«تأخّرت بالخطة مرة أخرى.'), {
      size: 15.5,
      weight: 600,
      fill: ink,
    }),
    draw.text(286, 106, draw.say('I did not dare to say so.”', 'ولم أجرؤ على قول ذلك.»'), {
      size: 15.5,
      weight: 600,
      fill: ink,
    }),
    draw.text(286, 172, draw.say('You say', 'تقول لها'), { size: 14, fill: muted }),
    draw.box({ at: 282, top: 188, wide: 322, high: 58 }, { round: 18, shadow: 0.1 }),
    check(draw, 312, 217, false),
    draw.text(336, 222, draw.say('“Then stay longer today.”', '«ابقي اليوم وقتًا أطول.»'), { size: 14.5, fill: ink }),
    draw.box(
      { at: 282, top: 258, wide: 322, high: 58 },
      { round: 18, shadow: 0.1, fill: teal.tint, edge: teal.bright, edgeWidth: 2.5 },
    ),
    check(draw, 312, 287, true, teal.deep, 11),
    draw.text(336, 292, draw.say('“What made it hard to say?”', '«ما الذي صعّب قول ذلك؟»'), {
      size: 14.5,
      weight: 600,
      fill: ink,
    }),
    draw.pill({ at: 420, top: 326, wide: 184, high: 38 }, draw.say('Trust grows by 2', 'الثقة تزيد درجتين'), ink, {
      size: 14.5,
    }),
    path(star(draw.x(410), 345, 22), saffron.bright, `stroke="#fff" stroke-width="4"`),
  ].join('')
}
