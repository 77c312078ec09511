import type { Locale } from '#content/locale.ts'
import { coral, ink, line, muted, onInk, primary, saffron, teal, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { avatar } from '../parts/portrait.ts'
import { path, star, stroke } from '../parts/shapes.ts'
import type { Words } from '../parts/ui-elements.ts'
import { backdrop, notice, rule, windowed } from '../parts/ui-elements.ts'
import { people } from '../people.ts'

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
      0.67,
      coral.bright,
    ),
  ].join('')
}
