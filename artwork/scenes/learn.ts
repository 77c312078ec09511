import type { Locale } from '#content/locale.ts'
import type { Cover } from '../parts/course-covers.ts'
import { cover } from '../parts/course-covers.ts'
import { coral, ink, muted, onInk, saffron, strong, teal, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { path, star, stroke } from '../parts/shapes.ts'
import type { AccentName, Words } from '../parts/ui-elements.ts'
import { backdrop, check, chip, notice, rule, windowed } from '../parts/ui-elements.ts'

const stages: { picture: Cover; name: Words; note: Words; state: Words; accent: AccentName; done: boolean }[] = [
  {
    picture: 'arches',
    name: ['Welcome to the branch', 'أهلًا بك في الفرع'],
    note: ['3 courses, first week', '٣ دورات، الأسبوع الأول'],
    state: ['Done', 'اكتمل'],
    accent: 'teal',
    done: true,
  },
  {
    picture: 'talk',
    name: ['Talking with customers', 'الحديث مع العملاء'],
    note: ['4 courses and a classroom day', '٤ دورات ويوم حضوري'],
    state: ['2 of 5', '٢ من ٥'],
    accent: 'saffron',
    done: false,
  },
  {
    picture: 'steps',
    name: ['Leading the team', 'قيادة الفريق'],
    note: ['Opens when step 2 is done', 'تُفتح بعد إتمام الخطوة ٢'],
    state: ['Locked', 'مغلقة'],
    accent: 'primary',
    done: false,
  },
]

/** A programme in three steps, the second under way. */
export function learnProgramme(locale: Locale): string {
  const draw = pen(locale)
  const rows = stages.map(({ picture, name, note, state, accent, done }, index) => {
    const top = 124 + index * 78
    return [
      check(draw, 84, top + 32, done, teal.deep, 13),
      done ? '' : draw.text(84, top + 37, draw.number(index + 1), { size: 13, weight: 600, fill: ink, from: 'middle' }),
      cover(picture, { x: draw.x(116, 84), y: top, width: 84, height: 64 }, 14),
      draw.text(218, top + 28, draw.pick(name), { size: 16, weight: 600, fill: ink }),
      draw.text(218, top + 49, draw.pick(note), { size: 13.5, fill: muted }),
      chip(draw, { at: 462, top: top + 17, wide: 84, high: 30 }, state, accent, 13),
    ].join('')
  })
  return [
    backdrop(draw, teal.mid, 420, [
      ['b', 600, 60, 160, teal.soft],
      ['c', 40, 400, 150, teal.bright],
    ]),
    windowed(draw, { at: 44, top: 32, wide: 530, high: 440 }, ['New branch manager', 'مدير فرع جديد']),
    draw.text(70, 98, draw.say('Programme, 12 weeks, 48 people', 'برنامج من ١٢ أسبوعًا، ٤٨ موظفًا'), {
      size: 14,
      fill: muted,
    }),
    draw.mirrored(stroke('M84 173V217M84 251V295', strong, 2.5)),
    ...rows,
    draw.bar({ at: 372, top: 86, wide: 120, high: 9 }, 0.44, teal.bright),
    draw.text(546, 95, draw.percent(0.44), { size: 15, weight: 600, fill: ink, from: 'end' }),
    notice(draw, { at: 372, top: 339, wide: 240 }, { icon: 'calendar', accent: 'saffron', dark: true }, [
      ['Classroom day, Riyadh', 'يوم حضوري في الرياض'],
      ['Sunday 9:00, 4 places left', 'الأحد ٩:٠٠، بقيت ٤ مقاعد'],
    ]),
  ].join('')
}

const months: Words[] = [
  ['Jan', 'يناير'],
  ['Feb', 'فبراير'],
  ['Mar', 'مارس'],
  ['Apr', 'أبريل'],
]

/** A certificate that knows when it has to be renewed. */
export function learnCertification(locale: Locale): string {
  const draw = pen(locale)
  const wide = draw.rtl ? 270 : 282
  const axis = months.map((name, index) =>
    draw.text(112 + index * 132, 384, draw.pick(name), { size: 13, fill: onInk, from: 'middle' }),
  )
  return [
    backdrop(draw, coral.tint, 420, [
      ['a', 70, 60, 150, coral.mid],
      ['d', 600, 230, 170, coral.soft],
    ]),
    draw.box({ at: 56, top: 36, wide: 322, high: 190 }, { round: 22, shadow: 0.14 }),
    draw.ring(128, 118, 44, 0.82, coral.bright, coral.tint, 10),
    path(star(draw.x(128), 118, 24), coral.bright),
    draw.tick(128, 118, 18, white, 3),
    draw.text(194, 92, draw.say('Fire warden', 'مسؤول السلامة'), { size: 19, weight: 600, fill: ink }),
    draw.text(194, 117, draw.say('Yousef Amin', 'يوسف أمين'), { size: 14 }),
    chip(draw, { at: 194, top: 132, wide: 152, high: 30 }, ['Valid for 42 days', 'سارية ٤٢ يومًا'], 'saffron', 13),
    rule(draw, 82, 182, 270),
    draw.text(82, 208, draw.say('Certified twice since 2022', 'شهادتان منذ عام ٢٠٢٢'), { size: 13, fill: muted }),
    notice(draw, { at: 618 - wide, top: 48, wide }, { icon: 'bell', accent: 'coral' }, [
      ['Renewal opens on 1 February', 'يبدأ التجديد في ١ فبراير'],
      ['One refresher, 25 minutes', 'دورة تجديد واحدة، ٢٥ دقيقة'],
    ]),
    notice(draw, { at: 396, top: 142, wide: 222 }, { icon: 'people', accent: 'teal' }, [
      ['His manager knows', 'مديره على علم'],
      ['Told 60 days ahead', 'أُبلغ قبل ٦٠ يومًا'],
    ]),
    draw.box({ at: 36, top: 252, wide: 568, high: 200 }, { round: 24, fill: ink, shadow: 0.26 }),
    draw.text(64, 292, draw.say('One year, one line', 'سنة كاملة على خط واحد'), { size: 16, weight: 600, fill: white }),
    draw.bar({ at: 64, top: 332, wide: 512, high: 18 }, 1, '#2B3B66', '#2B3B66'),
    draw.box({ at: 64, top: 332, wide: 148, high: 18 }, { round: 9, fill: teal.bright }),
    draw.box({ at: 204, top: 332, wide: 170, high: 18 }, { round: 9, fill: saffron.bright }),
    path(star(draw.x(374), 341, 19), coral.bright),
    draw.text(130, 322, draw.say('Valid', 'سارية'), { size: 12.5, weight: 500, fill: '#8FE0DA', from: 'middle' }),
    draw.text(288, 322, draw.say('Renew here', 'وقت التجديد'), {
      size: 12.5,
      weight: 500,
      fill: saffron.soft,
      from: 'middle',
    }),
    draw.text(400, 322, draw.say('Ends 3 March', 'تنتهي ٣ مارس'), { size: 12.5, weight: 500, fill: coral.soft }),
    ...axis,
  ].join('')
}
