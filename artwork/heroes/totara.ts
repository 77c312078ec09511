import type { Locale } from '#content/locale.ts'
import { seal } from '../certificate.ts'
import { cover } from '../parts/course-covers.ts'
import { coral, ink, primary, saffron, teal, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { avatar } from '../parts/portrait.ts'
import { circle, path, slab, star, stroke } from '../parts/shapes.ts'
import { backdrop, check, notice } from '../parts/ui-elements.ts'
import { people } from '../people.ts'

const parts = [
  { name: ['Learn', 'Learn'], note: ['9 of 12 lessons', '٩ من ١٢ درسًا'], fill: teal.deep, ink: white, pale: '#BDEBE6' },
  {
    name: ['Perform', 'Perform'],
    note: ['4 of 5 goals met', '٤ من ٥ أهداف'],
    fill: saffron.bright,
    ink,
    pale: '#5C3A00',
  },
  {
    name: ['Mobile', 'Mobile'],
    note: ['14 saved offline', '١٤ درسًا دون اتصال'],
    fill: coral.bright,
    ink,
    pale: '#5B150C',
  },
  {
    name: ['Integrations', 'الربط'],
    note: ['6 systems in step', '٦ أنظمة متزامنة'],
    fill: primary.bright,
    ink: white,
    pale: '#DDE4FF',
  },
] as const

/** One person's record in the middle of the four parts of the suite. */
export function suiteHero(locale: Locale): string {
  const draw = pen(locale)
  const tiles = parts.map(({ name, note, fill, ink: colour, pale }, index) => {
    const [at, top] = [36 + (index % 2) * 288, 32 + Math.floor(index / 2) * 212]
    const low = index > 1
    return [
      draw.box({ at, top, wide: 280, high: 204 }, { round: 26, fill }),
      draw.text(at + 26, top + (low ? 160 : 46), draw.pick(name), { size: 21, weight: 600, fill: colour }),
      draw.text(at + 26, top + (low ? 182 : 69), draw.pick(note), { size: 13.5, fill: pale }),
    ].join('')
  })
  const bars = [0.4, 0.55, 0.7, 0.95].map((share, index) =>
    draw.box(
      { at: 494 + index * 26, top: 160 - share * 74, wide: 18, high: share * 74 },
      { round: 5, fill: index === 3 ? ink : '#E0921A' },
    ),
  )
  const nodes = [460, 506, 552].map((at, index) =>
    draw.disc(at, 304 + (index % 2) * 26, 11, index === 1 ? saffron.bright : white),
  )
  return [
    backdrop(draw, teal.tint, 480, [
      ['b', 40, 40, 170, teal.mid],
      ['a', 610, 440, 150, teal.soft],
    ]),
    ...tiles,
    draw.ring(92, 158, 25, 0.72, saffron.bright, '#2A7D78', 9),
    ...bars,
    draw.box({ at: 76, top: 274, wide: 58, high: 96 }, { round: 15, fill: ink }),
    draw.box({ at: 82, top: 280, wide: 46, high: 84 }, { round: 10, fill: coral.tint }),
    draw.box({ at: 89, top: 294, wide: 32, high: 24 }, { round: 5, fill: coral.bright }),
    draw.box({ at: 89, top: 326, wide: 32, high: 5 }, { round: 2.5, fill: coral.soft }),
    draw.box({ at: 89, top: 338, wide: 22, high: 5 }, { round: 2.5, fill: coral.soft }),
    draw.mirrored(stroke('M460 304L506 330L552 304', primary.soft, 5)),
    ...nodes,
    draw.box({ at: 196, top: 142, wide: 248, high: 180 }, { round: 28, shadow: 0.26 }),
    circle(320, 204, 41, teal.tint),
    avatar(people.huda, 320, 204, 36),
    draw.text(320, 270, draw.say('Huda Al-Mansoori', 'هدى المنصوري'), {
      size: 18,
      weight: 600,
      fill: ink,
      from: 'middle',
    }),
    draw.text(320, 293, draw.say('Head of learning, Sahab Air', 'مديرة التعلّم، سحاب للطيران'), {
      size: 13.5,
      from: 'middle',
    }),
  ].join('')
}

const stations = [
  { picture: 'shield', words: ['Safety', 'السلامة'], at: 112, top: 356, done: true },
  { picture: 'talk', words: ['Service', 'الخدمة'], at: 254, top: 232, done: true },
  { picture: 'weave', words: ['Systems', 'الأنظمة'], at: 374, top: 312, done: false },
] as const

/** A path from the first course to the certificate. */
export function learnHero(locale: Locale): string {
  const draw = pen(locale)
  const road = 'M-30 420C40 440 60 356 112 356S180 232 254 232s70 80 120 80 90-160 146-196'
  const stops = stations.map(({ picture, words, at, top, done }) => {
    const x = draw.x(at)
    return [
      `<g style="filter:drop-shadow(0 10px 14px rgb(12 26 58/.18))">${slab(x - 49, top - 49, 98, 98, 28, white)}</g>`,
      cover(picture, { x: x - 42, y: top - 42, width: 84, height: 84 }, 22),
      draw.text(at, top + 74, draw.pick(words), { size: 16, weight: 600, fill: ink, from: 'middle' }),
      draw.disc(at + 42, top - 42, 17, white),
      check(draw, at + 42, top - 42, done, teal.deep, 13),
    ].join('')
  })
  return [
    backdrop(draw, teal.tint, 480, [
      ['a', 560, 120, 210, teal.mid],
      ['d', 60, 470, 190, teal.soft],
    ]),
    draw.mirrored(stroke(road, teal.bright, 34) + stroke(road, white, 4, 'stroke-dasharray="2 15"')),
    ...stops,
    `<g transform="translate(${draw.x(520)} 118) scale(1.3)">${seal(0, 0)}</g>`,
    draw.pill({ at: 436, top: 246, wide: 184, high: 40 }, draw.say('Cabin crew, certified', 'طاقم معتمد'), white, {
      size: 15.5,
      fill: ink,
    }),
    notice(draw, { at: 40, top: 56, wide: 250 }, { icon: 'people', accent: 'teal' }, [
      ['Audience: new crew', 'الفئة: الطاقم الجديد'],
      ['38 people joined today', 'انضمّ إليها ٣٨ موظفًا اليوم'],
    ]),
    notice(draw, { at: 392, top: 406, wide: 224 }, { icon: 'calendar', accent: 'saffron' }, [
      ['Due on Thursday', 'الموعد يوم الخميس'],
      ['Lesson 5 of 8', 'الدرس ٥ من ٨'],
    ]),
  ].join('')
}

/** Four quarters as steps; the person stands on the last one. */
export function performHero(locale: Locale): string {
  const draw = pen(locale)
  const quarters = [
    { words: ['Q1', 'الربع ١'], high: 104, fill: teal.soft },
    { words: ['Q2', 'الربع ٢'], high: 160, fill: '#57C5BD' },
    { words: ['Q3', 'الربع ٣'], high: 222, fill: teal.bright },
    { words: ['Q4', 'الربع ٤'], high: 290, fill: teal.deep },
  ] as const
  const steps = quarters.map(({ words, high, fill }, index) => {
    const at = 48 + index * 138
    return [
      draw.box({ at, top: 480 - high, wide: 130, high: high + 30 }, { round: 22, fill }),
      draw.text(at + 24, 480 - high + 38, draw.pick(words), { size: 17, weight: 600, fill: index > 2 ? white : ink }),
      index < 3 ? check(draw, at + 102, 480 - high + 32, true, index > 1 ? ink : teal.deep, 11) : '',
    ].join('')
  })
  const top = draw.x(527)
  return [
    backdrop(draw, teal.tint, 480, [
      ['c', 80, 120, 200, teal.mid],
      ['b', 610, 90, 150, saffron.soft],
    ]),
    ...steps,
    draw.mirrored(stroke('M86 330C210 300 260 250 300 214s90-92 150-104', ink, 4, 'stroke-dasharray="1 12"')),
    path(star(top, 110, 76), saffron.bright),
    circle(top, 110, 51, white),
    avatar(people.yousef, top, 110, 46),
    draw.box({ at: 40, top: 44, wide: 262, high: 132 }, { round: 22, shadow: 0.16 }),
    draw.text(64, 82, draw.say('Open the Jeddah branch', 'افتتاح فرع جدة'), { size: 17, weight: 600, fill: ink }),
    draw.text(64, 106, draw.say('Yousef Amin, goal 3 of 5', 'يوسف أمين، الهدف ٣ من ٥'), { size: 13.5 }),
    draw.bar({ at: 64, top: 134, wide: 158, high: 10 }, 0.8, coral.bright),
    draw.text(278, 145, draw.percent(0.8), { size: 17, weight: 600, fill: ink, from: 'end' }),
    draw.text(486, 300, draw.say('4 of 5', '٤ من ٥'), { size: 27, weight: 600, fill: white }),
    draw.text(486, 326, draw.say('goals met', 'أهداف تحقّقت'), { size: 14.5, fill: '#BDEBE6' }),
  ].join('')
}
