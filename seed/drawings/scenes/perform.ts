import type { Locale } from '#content/text.ts'
import { figure, tableAt } from '../parts/figure.ts'
import { cup, laptop, plant, table } from '../parts/furniture.ts'
import { coral, ink, line, muted, onInk, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { pen } from '../parts/pen.ts'
import { avatar } from '../parts/portrait.ts'
import type { Words } from '../parts/scene.ts'
import { backdrop, check, chip, notice, person, rule, windowed } from '../parts/scene.ts'
import { path, slab, star, stroke } from '../parts/shapes.ts'
import { people } from '../people.ts'
import { team } from '../team.ts'

const questions: { words: Words; own: number; lead: number }[] = [
  { words: ['Serves customers well', 'يخدم العملاء جيدًا'], own: 4, lead: 5 },
  { words: ['Plans the week', 'يخطّط للأسبوع'], own: 3, lead: 3 },
  { words: ['Helps others grow', 'يساعد زملاءه'], own: 5, lead: 4 },
]

/** A review with two columns: how he sees himself, how his manager sees him. */
export function performReview(locale: Locale): string {
  const draw = pen(locale)
  const stars = (at: number, top: number, count: number, fill: string) =>
    [0, 1, 2, 3, 4].map((index) => path(star(draw.x(at + index * 25), top, 10), index < count ? fill : line)).join('')
  const rows = questions.map(({ words, own, lead }, index) => {
    const top = 190 + index * 62
    return [
      rule(draw, 66, top - 32, 508),
      draw.text(66, top + 5, draw.pick(words), { size: 15, weight: 500, fill: ink }),
      stars(290, top, own, primary.bright),
      stars(452, top, lead, teal.bright),
    ].join('')
  })
  return [
    backdrop(draw, primary.tint, 420, [
      ['b', 40, 70, 160, primary.mid],
      ['a', 610, 390, 150, teal.soft],
    ]),
    windowed(draw, { at: 40, top: 34, wide: 560, high: 446 }, ['Half-year review', 'تقييم نصف السنة']),
    draw.text(66, 100, draw.say('Yousef Amin, branch manager', 'يوسف أمين، مدير فرع'), { size: 14, fill: muted }),
    avatar(people.yousef, draw.x(340), 104, 24),
    draw.text(340, 150, draw.say('Himself', 'هو'), { size: 13, weight: 500, fill: primary.deep, from: 'middle' }),
    avatar(people.noura, draw.x(502), 104, 24),
    draw.text(502, 150, draw.say('Noura Rashed', 'نورة راشد'), {
      size: 13,
      weight: 500,
      fill: teal.deep,
      from: 'middle',
    }),
    ...rows,
    notice(draw, { at: 56, top: 344, wide: 286 }, { icon: 'talk', accent: 'saffron', dark: true }, [
      ['One star apart on two', 'فرق نجمة في سؤالين'],
      ['Worth ten minutes on Tuesday', 'يستحقّ عشر دقائق يوم الثلاثاء'],
    ]),
    draw.pill({ at: 472, top: 356, wide: 102, high: 40 }, draw.say('Agree', 'موافقة'), primary.bright, { size: 14.5 }),
  ].join('')
}

/** Goals hang together: the company's, the branches', one person's. */
export function performGoals(locale: Locale): string {
  const draw = pen(locale)
  const goal = (at: number, top: number, wide: number, name: Words, who: Words, share: number, fill: string) =>
    [
      draw.box({ at, top, wide, high: 84 }, { round: 18, shadow: 0.14 }),
      draw.text(at + 20, top + 31, draw.pick(name), { size: 14.5, weight: 600, fill: ink }),
      draw.text(at + 20, top + 50, draw.pick(who), { size: 12.5, fill: muted }),
      draw.bar({ at: at + 20, top: top + 63, wide: wide - 84, high: 7 }, share, fill),
      draw.text(at + wide - 18, top + 71, draw.percent(share), { size: 13, weight: 600, fill: ink, from: 'end' }),
    ].join('')
  return [
    backdrop(draw, teal.tint, 420, [
      ['c', 90, 380, 180, teal.mid],
      ['d', 590, 60, 150, teal.soft],
    ]),
    draw.mirrored(
      stroke(
        'M320 122V160M148 190V176Q148 160 164 160H476Q492 160 492 176V190M492 270V308M148 270V308',
        teal.bright,
        3.5,
      ),
    ),
    draw.box({ at: 170, top: 30, wide: 300, high: 94 }, { round: 22, fill: ink, shadow: 0.24 }),
    path(star(draw.x(208), 77, 17), saffron.bright),
    draw.text(242, 70, draw.say('Nine in ten stay', 'تسعة من عشرة يبقون'), { size: 17, weight: 600, fill: white }),
    draw.text(242, 95, draw.say('Tilal Bank, goal for 2026', 'بنك تلال، هدف ٢٠٢٦'), { size: 13.5, fill: onInk }),
    goal(
      36,
      188,
      256,
      ['A plan for every manager', 'خطة لكل مدير فرع'],
      ['Training, Noura Rashed', 'التدريب، نورة راشد'],
      0.72,
      teal.bright,
    ),
    goal(
      348,
      188,
      256,
      ['Open in Jeddah by June', 'افتتاح جدة قبل يونيو'],
      ['Branches, Khalid Bakr', 'الفروع، خالد بكر'],
      0.8,
      primary.bright,
    ),
    goal(
      36,
      306,
      256,
      ['Coach two new leads', 'توجيه قائدين جديدين'],
      ['Dana Saleh', 'دانة صالح'],
      0.5,
      saffron.bright,
    ),
    goal(
      348,
      306,
      256,
      ['Hire a team of nine', 'تكوين فريق من تسعة'],
      ['Yousef Amin', 'يوسف أمين'],
      0.66,
      coral.bright,
    ),
  ].join('')
}

const agenda: { words: Words; done: boolean }[] = [
  { words: ['The week in Jeddah', 'أسبوع جدة'], done: true },
  { words: ['Where I am stuck', 'أين تعثّرت'], done: true },
  { words: ['Next: negotiation', 'القادم: التفاوض'], done: false },
]

const tableTop = 356

/** Two people at a table, the points they agreed to talk about above them. */
export function performCheckin(locale: Locale): string {
  const draw = pen(locale)
  const way = draw.rtl ? -1 : 1
  const seat = (at: number, scale: number) => ({ x: draw.x(at), y: tableTop - tableAt * scale, scale, faces: way })
  return [
    backdrop(draw, saffron.tint, 420, [
      ['a', 60, 60, 170, '#FFDB94'],
      ['d', 600, 320, 150, coral.mid],
    ]),
    figure(team['khalid-al-harbi'], seat(128, 1.1)),
    figure(team['yara-saleh'], seat(522, 1.06)),
    draw.box({ at: 216, top: 34, wide: 218, high: 218 }, { round: 22, shadow: 0.16 }),
    draw.text(238, 72, draw.say('Tuesday, 11:00', 'الثلاثاء، ١١:٠٠'), { size: 17, weight: 600, fill: ink }),
    draw.text(238, 94, draw.say('Every second week', 'كل أسبوعين'), { size: 13, fill: muted }),
    ...agenda.map(({ words, done }, index) => {
      const top = 130 + index * 36
      return (
        check(draw, 248, top, done, teal.deep, 9) +
        draw.text(268, top + 5, draw.pick(words), { size: 13.5, fill: ink, weight: done ? 400 : 600 })
      )
    }),
    draw.bar({ at: 238, top: 228, wide: 174, high: 7 }, 0.66, saffron.bright),
    table(640, tableTop, 70, white, primary.bright),
    `<g transform="translate(0 ${tableTop + 16})">${pattern(640, 60, white, 0.22, 'up')}</g>`,
    cup(draw.x(246), tableTop + 8, coral.bright),
    laptop(draw.x(388), tableTop + 8, '#DDE4F4', saffron.bright),
    plant(draw.x(314), tableTop + 4, 0.54),
  ].join('')
}

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
