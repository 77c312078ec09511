import type { Locale } from '#content/locale.ts'
import { icon } from '../parts/icons.ts'
import { coral, ink, muted, onInk, primary, saffron, strong, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import type { Words } from '../parts/ui-elements.ts'
import { backdrop, chip, faces, notice, person, rule, windowed } from '../parts/ui-elements.ts'
import { people } from '../people.ts'
import { team } from '../team.ts'

const branches: { name: Words; share: number; last: number }[] = [
  { name: ['Olaya', 'العليا'], share: 0.96, last: 0.84 },
  { name: ['Malaz', 'الملز'], share: 0.91, last: 0.88 },
  { name: ['Deira', 'ديرة'], share: 0.78, last: 0.62 },
  { name: ['Corniche', 'الكورنيش'], share: 0.64, last: 0.7 },
  { name: ['Abdali', 'العبدلي'], share: 0.88, last: 0.74 },
]

/** A report by branch, sent by itself every Sunday. */
export function learnReport(locale: Locale): string {
  const draw = pen(locale)
  const columns = branches.map(({ name, share, last }, index) => {
    const at = 122 + index * 88
    const weak = share < 0.7
    return [
      draw.box({ at, top: 304 - last * 150, wide: 24, high: last * 150 }, { round: 7, fill: strong }),
      draw.box(
        { at: at + 28, top: 304 - share * 150, wide: 24, high: share * 150 },
        { round: 7, fill: weak ? coral.bright : primary.bright },
      ),
      draw.text(at + 40, 296 - share * 150, draw.percent(share), {
        size: 12.5,
        weight: 600,
        fill: weak ? coral.deep : ink,
        from: 'middle',
      }),
      draw.text(at + 26, 327, draw.pick(name), { size: 13.5, fill: ink, from: 'middle' }),
    ].join('')
  })
  const scale = [0, 50, 100].map(
    (value, index) =>
      rule(draw, 108, 304 - index * 75, 448) +
      draw.text(96, 309 - index * 75, draw.number(value), { size: 12, fill: muted, from: 'end' }),
  )
  return [
    backdrop(draw, primary.tint, 420, [
      ['a', 610, 380, 150, primary.soft],
      ['c', 40, 40, 150, primary.mid],
    ]),
    windowed(
      draw,
      { at: 40, top: 34, wide: 560, high: 440 },
      ['Certified on time', 'الشهادات في موعدها'],
      ['By branch, this quarter and the last', 'حسب الفرع، هذا الربع وما قبله'],
    ),
    draw.pill({ at: 452, top: 58, wide: 122, high: 36 }, draw.say('Share', 'مشاركة'), ink, { size: 14 }),
    ...scale,
    ...columns,
    notice(draw, { at: 334, top: 344, wide: 284 }, { icon: 'clock', accent: 'saffron', dark: true }, [
      ['Every Sunday at 7:00', 'كل أحد الساعة ٧:٠٠'],
      ['To 40 branches and head office', 'إلى ٤٠ فرعًا والإدارة العامة'],
    ]),
  ].join('')
}

const rules: { field: Words; value: Words; wide: number; icon: 'people' | 'flag' | 'calendar' }[] = [
  { field: ['Position', 'الوظيفة'], value: ['Forklift driver', 'سائق رافعة'], wide: 142, icon: 'people' },
  { field: ['Site', 'الموقع'], value: ['Jeddah warehouse', 'مستودع جدة'], wide: 164, icon: 'flag' },
  { field: ['Hired', 'التعيين'], value: ['In the last 30 days', 'خلال ٣٠ يومًا'], wide: 168, icon: 'calendar' },
]

/** Three rules make an audience that keeps itself up to date. */
export function learnAudience(locale: Locale): string {
  const draw = pen(locale)
  const rows = rules.map(({ field, value, wide, icon: name }, index) => {
    const top = 128 + index * 78
    return [
      draw.box({ at: 64, top, wide: 316, high: 60 }, { round: 16, fill: '#F5F7FD' }),
      icon(draw, name, 92, top + 30, 22, saffron.deep),
      draw.text(118, top + 35, draw.pick(field), { size: 14.5, fill: ink, weight: 500 }),
      chip(draw, { at: 366 - wide, top: top + 13, wide, high: 34 }, value, 'saffron', 13.5),
    ].join('')
  })
  const crowd = [people.yousef, people.jamal, people.khalid, team['anas-qasim'], people.omar]
  return [
    backdrop(draw, saffron.mid, 420, [
      ['d', 560, 200, 210, saffron.bright],
      ['b', 30, 400, 130, saffron.soft],
    ]),
    windowed(draw, { at: 38, top: 34, wide: 368, high: 352 }, ['Audience: new drivers', 'الفئة: سائقون جدد']),
    draw.text(64, 100, draw.say('People who meet all three', 'من تنطبق عليهم الشروط الثلاثة'), {
      size: 14,
      fill: muted,
    }),
    ...rows,
    ...[185, 263].map((top) =>
      draw.pill({ at: 196, top, wide: 52, high: 24 }, draw.say('and', 'و'), ink, { size: 12.5 }),
    ),
    draw.box({ at: 430, top: 70, wide: 178, high: 204 }, { round: 24, fill: ink, shadow: 0.28 }),
    draw.text(519, 138, draw.number(214), { size: 48, weight: 600, fill: white, from: 'middle' }),
    draw.text(519, 166, draw.say('people today', 'موظفًا اليوم'), { size: 15, fill: onInk, from: 'middle' }),
    faces(draw, 458, 206, crowd.slice(0, 4), 17, 1.4),
    draw.text(519, 252, draw.say('6 since Sunday', '٦ منذ يوم الأحد'), {
      size: 13,
      fill: saffron.soft,
      from: 'middle',
    }),
    draw.box({ at: 418, top: 292, wide: 196, high: 84 }, { round: 20, shadow: 0.2 }),
    person(draw, 434, 334, people.jamal, [
      ['Added today', 'أضيف اليوم'],
      ['Two certificates', 'أمامه شهادتان'],
    ]),
  ].join('')
}
