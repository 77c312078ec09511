import type { Locale } from '#content/locale.ts'
import { icon } from '../parts/icons.ts'
import { coral, ink, line, muted, navy, onInk, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import type { Pen } from '../parts/pen.ts'
import { pen } from '../parts/pen.ts'
import type { Portrayed } from '../parts/portrait.ts'
import { avatar, portrait } from '../parts/portrait.ts'
import { circle, clip, framed, path, slab, star, stroke } from '../parts/shapes.ts'
import type { Words } from '../parts/ui-elements.ts'
import { backdrop, check, notice, person, rule } from '../parts/ui-elements.ts'
import { people } from '../people.ts'
import { team } from '../team.ts'

type Employee = { who: Portrayed; name: Words; fields: { name: Words; value: Words; becomes: Words }[] }

const nurse: Employee = {
  who: people.nurse,
  name: ['Reem Adel', 'ريم عادل'],
  fields: [
    { name: ['Position', 'الوظيفة'], value: ['Nurse', 'ممرّضة'], becomes: ['6 courses', '٦ دورات'] },
    { name: ['Ward', 'القسم'], value: ['Ward 4', 'القسم ٤'], becomes: ['Night group', 'مجموعة الليل'] },
    { name: ['Manager', 'المدير'], value: ['Dr Amal', 'د. أمل'], becomes: ['Sees results', 'ترى النتائج'] },
  ],
}

/** At Qafila Rail. */
const driver: Employee = {
  who: people.jamal,
  name: ['Jamal Idris', 'جمال إدريس'],
  fields: [
    { name: ['Position', 'الوظيفة'], value: ['Train driver', 'سائق قطار'], becomes: ['Route lessons', 'دروس الخطّ'] },
    { name: ['Depot', 'المحطّة'], value: ['Dammam', 'الدمام'], becomes: ['Eastern line', 'الخطّ الشرقي'] },
    { name: ['Manager', 'المدير'], value: ['Samir Aziz', 'سمير عزيز'], becomes: ['Sees results', 'يرى النتائج'] },
  ],
}

/** The fields of an HR record, each with what it sets in the academy. */
function hrRecord(locale: Locale, { who, name: named, fields }: Employee): string {
  const draw = pen(locale)
  const rows = fields.map(({ name, value, becomes }, index) => {
    const top = 170 + index * 66
    const way = draw.rtl ? -1 : 1
    return [
      draw.box({ at: 54, top, wide: 196, high: 52 }, { round: 14, fill: '#F5F7FD' }),
      draw.text(70, top + 21, draw.pick(name), { size: 12, fill: muted }),
      draw.text(70, top + 41, draw.pick(value), { size: 15, weight: 600, fill: ink }),
      stroke(`M${draw.x(262)} ${top + 26}h${108 * way}m${-9 * way}-8l${9 * way} 8l${-9 * way} 8`, teal.bright, 3.5),
      draw.box({ at: 390, top, wide: 196, high: 52 }, { round: 14, fill: teal.tint }),
      check(draw, 414, top + 26, true, teal.deep, 10),
      draw.text(434, top + 31, draw.pick(becomes), { size: 15, weight: 600, fill: ink }),
    ].join('')
  })
  return [
    backdrop(draw, teal.mid, 420, [
      ['a', 320, 220, 130, teal.soft],
      ['c', 620, 400, 130, teal.bright],
    ]),
    draw.box({ at: 34, top: 44, wide: 236, high: 340 }, { round: 24, shadow: 0.14 }),
    draw.box({ at: 370, top: 44, wide: 236, high: 340 }, { round: 24, shadow: 0.14 }),
    person(draw, 54, 94, who, [named, ['HR record', 'سجلّ الموظفين']], 24),
    rule(draw, 54, 144, 196),
    draw.disc(414, 94, 24, primary.bright),
    path(star(draw.x(414), 94, 13), saffron.bright),
    draw.text(450, 91, draw.say('Academy', 'الأكاديمية'), { size: 14.5, weight: 600, fill: ink }),
    draw.text(450, 109, draw.say('Ready at 6:00', 'جاهزة ٦:٠٠ ص'), { size: 12.5, fill: muted }),
    rule(draw, 390, 144, 196),
    ...rows,
    draw.disc(320, 92, 30, ink),
    icon(draw, 'sync', 320, 92, 27, saffron.bright),
  ].join('')
}

export const integrationsHr = (locale: Locale) => hrRecord(locale, nurse)
export const storyRail = (locale: Locale) => hrRecord(locale, driver)

/** One sign-in that everybody already has. */
export function integrationsSso(locale: Locale): string {
  const draw = pen(locale)
  const middle = draw.x(222)
  return [
    slab(0, 0, 640, 420, 0, primary.bright),
    pattern(640, 420, white, 0.14, draw.rtl ? 'to-right' : 'to-left'),
    draw.mirrored(circle(560, 80, 150, '#4A63EA') + circle(60, 420, 130, primary.deep)),
    draw.box({ at: 68, top: 40, wide: 308, high: 340 }, { round: 28, shadow: 0.3 }),
    path(star(middle, 96, 26), primary.bright),
    circle(middle, 96, 8, saffron.bright),
    draw.text(222, 158, draw.say('Tilal Academy', 'أكاديمية تلال'), {
      size: 22,
      weight: 600,
      fill: ink,
      from: 'middle',
    }),
    draw.text(222, 184, draw.say('Sign in as you do at work', 'بحساب عملك المعتاد'), { size: 14, from: 'middle' }),
    draw.box({ at: 96, top: 212, wide: 252, high: 54 }, { round: 27, fill: ink }),
    icon(draw, 'key', 128, 239, 22, saffron.bright),
    draw.text(152, 244, draw.say('Tilal Bank account', 'حساب بنك تلال'), { size: 15.5, weight: 600, fill: white }),
    draw.box({ at: 96, top: 294, wide: 100, high: 1.5 }, { fill: line }),
    draw.text(222, 299, draw.say('or', 'أو'), { size: 13, fill: muted, from: 'middle' }),
    draw.box({ at: 248, top: 294, wide: 100, high: 1.5 }, { fill: line }),
    draw.pill({ at: 96, top: 318, wide: 252, high: 42 }, draw.say('Work e-mail', 'بريد العمل'), white, {
      size: 14.5,
      weight: 500,
      fill: ink,
      edge: '#C5CEE2',
    }),
    draw.box({ at: 408, top: 96, wide: 200, high: 128 }, { round: 24, fill: ink, shadow: 0.28 }),
    icon(draw, 'lock', 444, 132, 26, saffron.bright),
    draw.text(428, 174, draw.say('No new password', 'بلا كلمة مرور جديدة'), { size: 16, weight: 600, fill: white }),
    draw.text(428, 198, draw.say('4,100 people, one door', '٤٬١٠٠ موظف وباب واحد'), { size: 13, fill: onInk }),
    notice(draw, { at: 392, top: 252, wide: 226 }, { icon: 'people', accent: 'coral' }, [
      ['Leavers are out', 'المغادرون خارجها'],
      ['The same minute', 'في الدقيقة نفسها'],
    ]),
  ].join('')
}

function tile(draw: Pen, at: number, top: number, who: Portrayed, name: Words): string {
  const x = draw.x(at, 124)
  const wide = draw.rtl ? 54 : 62
  return [
    clip(
      `<rect x="${x}" y="${top}" width="124" height="98" rx="14"/>`,
      slab(x, top, 124, 98, 0, who.ground) +
        framed(
          { x, y: top + 6, width: 124, height: 98 },
          [232, 184],
          `<g transform="translate(16 6)">${portrait(who)}</g>`,
        ),
    ),
    draw.box({ at: at + 7, top: top + 70, wide, high: 21 }, { round: 10.5, fill: ink, opacity: 0.86 }),
    draw.text(at + 7 + wide / 2, top + 85, draw.pick(name), { size: 12, weight: 500, fill: white, from: 'middle' }),
  ].join('')
}

/** A class by video; who was there is ticked by itself. */
export function integrationsVideo(locale: Locale): string {
  const draw = pen(locale)
  const class6: [Portrayed, Words][] = [
    [people.noura, ['Noura', 'نورة']],
    [people.jamal, ['Jamal', 'جمال']],
    [team['maya-fernandes'], ['Maya', 'مايا']],
    [people.khalid, ['Khalid', 'خالد']],
    [team['rana-mansour'], ['Rana', 'رنا']],
    [people.yousef, ['Yousef', 'يوسف']],
  ]
  const present = class6.slice(0, 4).map(([who, name], index) => {
    const top = 156 + index * 46
    const minutes = [60, 60, 58, 44][index] ?? 60
    return [
      avatar(who, draw.x(474), top, 15),
      draw.text(498, top + 5, draw.pick(name), { size: 13.5, weight: 500, fill: ink }),
      draw.text(572, top + 5, draw.say(`${minutes}′`, `${draw.number(minutes)} د`), {
        size: 12,
        fill: muted,
        from: 'end',
      }),
      check(draw, 590, top, true, index < 3 ? teal.deep : saffron.deep, 8),
    ].join('')
  })
  return [
    backdrop(draw, coral.tint, 420, [
      ['b', 40, 40, 150, coral.mid],
      ['a', 610, 400, 160, coral.soft],
    ]),
    draw.box({ at: 28, top: 44, wide: 424, high: 332 }, { round: 26, fill: ink, shadow: 0.24 }),
    draw.text(50, 80, draw.say('Coaching, class 3 of 4', 'التوجيه، اللقاء ٣ من ٤'), {
      size: 15,
      weight: 600,
      fill: white,
    }),
    draw.pill({ at: 362, top: 60, wide: 70, high: 28 }, draw.say('Live', 'مباشر'), coral.bright, {
      size: 13,
      fill: ink,
    }),
    ...class6.map(([who, name], index) =>
      tile(draw, 46 + (index % 3) * 131, 106 + Math.floor(index / 3) * 106, who, name),
    ),
    ...(['mic', 'video', 'talk'] as const).map(
      (name, index) => draw.disc(194 + index * 46, 344, 18, navy) + icon(draw, name, 194 + index * 46, 344, 18, white),
    ),
    draw.box({ at: 434, top: 84, wide: 180, high: 262 }, { round: 22, shadow: 0.2 }),
    draw.text(456, 120, draw.say('Attendance', 'الحضور'), { size: 16.5, weight: 600, fill: ink }),
    ...present,
    draw.text(456, 330, draw.say('Saved to 16 records', 'حُفظ في ١٦ سجلًّا'), {
      size: 12.5,
      weight: 500,
      fill: teal.deep,
    }),
  ].join('')
}
