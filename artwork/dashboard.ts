import type { Locale } from '#content/locale.ts'
import { cover } from './parts/course-covers.ts'
import { body, coral, ink, line, mist, muted, onInk, primary, saffron, teal, white } from './parts/palette.ts'
import type { Pen } from './parts/pen.ts'
import { label, pen, title } from './parts/pen.ts'
import { avatar } from './parts/portrait.ts'
import { blob, path, star } from './parts/shapes.ts'
import { people } from './people.ts'

const courses = [
  {
    share: 0.75,
    fill: primary.bright,
    name: ['Food safety', 'سلامة الغذاء'],
    note: ['9 of 12 lessons', '٩ من ١٢ درسًا'],
  },
  { share: 0.45, fill: teal.bright, name: ['Team lead 1', 'قيادة الفرق ١'], note: ['5 of 11 lessons', '٥ من ١١ درسًا'] },
  { share: 1, fill: saffron.bright, name: ['Data privacy', 'حماية البيانات'], note: ['Certified', 'شهادة سارية'] },
] as const

function course(draw: Pen, index: number): string {
  const { share, fill, name, note } = courses[index] ?? courses[0]
  const at = 84 + index * 161
  const middle = at + 75
  return [
    draw.box({ at, top: 206, wide: 150, high: 146 }, { round: 16, edge: line }),
    draw.ring(middle, 258, 34, share, fill),
    draw.text(middle, 264, draw.percent(share), { size: 17, weight: 600, fill: ink, from: 'middle' }),
    draw.text(middle, 320, draw.pick(name), { ...label, from: 'middle' }),
    draw.text(middle, 340, draw.pick(note), { size: 13, fill: muted, from: 'middle' }),
  ].join('')
}

/** A learner's first page in a window, from (56, 56) to beyond the canvas' foot. */
export function learnerWindow(draw: Pen, floats = false): string {
  const logo = draw.x(92)
  const next = draw.x(98, 86)
  return [
    draw.box({ at: 56, top: 56, wide: 528, high: 470 }, { round: 22, shadow: 0.12, floats }),
    path(star(logo, 92, 11), primary.bright),
    draw.box({ at: 116, top: 84, wide: 64, high: 16 }, { round: 8, fill: line }),
    draw.box({ at: 236, top: 78, wide: 170, high: 28 }, { round: 14, fill: mist }),
    draw.text(254, 97, draw.say('Find a course', 'ابحث عن دورة'), { size: 12.5, fill: muted }),
    draw.disc(494, 92, 14, mist),
    draw.disc(494, 92, 4, coral.bright),
    avatar(people.huda, draw.x(542), 92, 18),
    draw.box({ at: 56, top: 124, wide: 528, high: 1.5 }, { fill: line }),
    draw.text(84, 164, draw.say('Good morning, Huda', 'صباح الخير يا هدى'), title),
    draw.text(84, 189, draw.say('Two courses to finish before Thursday', 'أمامك دورتان قبل يوم الخميس'), { size: 15 }),
    course(draw, 0),
    course(draw, 1),
    course(draw, 2),
    draw.box({ at: 84, top: 368, wide: 472, high: 92 }, { round: 18, fill: ink }),
    cover('talk', { x: next, y: 382, width: 86, height: 64 }),
    draw.text(202, 410, draw.say('A difficult conversation', 'حين يصعب الحديث'), {
      size: 17,
      weight: 600,
      fill: white,
    }),
    draw.text(202, 434, draw.say('Lesson 4 of 6, 12 minutes left', 'الدرس ٤ من ٦، تبقّت ١٢ دقيقة'), {
      size: 14,
      fill: onInk,
    }),
    draw.pill({ at: 446, top: 394, wide: 92, high: 40 }, draw.say('Resume', 'متابعة'), white, {
      size: 14.5,
      fill: ink,
    }),
  ].join('')
}

/** What floats over the window: a certificate has just been issued. */
export function certificateNotice(draw: Pen, floats = false): string {
  return [
    draw.box({ at: 412, top: 132, wide: 206, high: 58 }, { round: 16, shadow: 0.16, floats }),
    draw.disc(442, 161, 16, teal.tint),
    draw.tick(442, 161, 14, teal.deep, 2.4),
    draw.text(468, 157, draw.say('Certificate issued', 'صدرت الشهادة'), { size: 14, weight: 600, fill: ink }),
    draw.text(468, 176, draw.say('Valid until Nov 2028', 'سارية حتى نوفمبر ٢٠٢٨'), { size: 12.5, fill: body }),
  ].join('')
}

export function dashboard(locale: Locale): string {
  const draw = pen(locale)
  const ground =
    `<rect width="640" height="480" fill="#D9E1FF"/>` +
    path(blob('a', 566, 70, 150), primary.mid) +
    path(blob('b', 56, 440, 122), saffron.bright)
  return draw.mirrored(ground) + learnerWindow(draw) + certificateNotice(draw)
}
