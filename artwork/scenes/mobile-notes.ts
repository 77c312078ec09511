import type { Locale } from '#content/locale.ts'
import { icon } from '../parts/icons.ts'
import { ink, muted, primary, teal, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { blob, path, slab } from '../parts/shapes.ts'
import type { AccentName, Words } from '../parts/ui-elements.ts'
import { accents, backdrop, phone } from '../parts/ui-elements.ts'

const notes: { icon: 'bell' | 'calendar' | 'heart'; accent: AccentName; title: Words; note: Words; when: Words }[] = [
  {
    icon: 'bell',
    accent: 'coral',
    title: ['Fire safety ends in 9 days', 'السلامة من الحريق: بقيت ٩ أيام'],
    note: ['Twelve minutes renew it', 'تجدّدها في اثنتي عشرة دقيقة'],
    when: ['now', 'الآن'],
  },
  {
    icon: 'calendar',
    accent: 'primary',
    title: ['Classroom day on Sunday', 'يوم حضوري يوم الأحد'],
    note: ['Room 3, Riyadh, 9:00', 'القاعة ٣، الرياض، ٩:٠٠'],
    when: ['8:10', '٨:١٠'],
  },
  {
    icon: 'heart',
    accent: 'teal',
    title: ['Noura thanked you', 'نورة تشكرك'],
    note: ['“Your notes helped my team”', '«ملاحظاتك أفادت فريقي»'],
    when: ['Thu', 'الخميس'],
  },
]

/** A lock screen in the morning: three messages, each with a reason. */
export function mobileNotify(locale: Locale): string {
  const draw = pen(locale)
  const cards = notes.map(({ icon: name, accent, title, note, when }, index) => {
    const top = 172 + index * 82
    return [
      draw.box({ at: 128 - index * 4, top, wide: 384 + index * 8, high: 70 }, { round: 20, shadow: 0.2 }),
      draw.disc(166, top + 35, 20, accents[accent].tint),
      icon(draw, name, 166, top + 35, 21, accents[accent].deep),
      draw.text(198, top + 31, draw.pick(title), { size: 15, weight: 600, fill: ink }),
      draw.text(198, top + 51, draw.pick(note), { size: 13 }),
      draw.text(496, top + 31, draw.pick(when), { size: 12.5, fill: muted, from: 'end' }),
    ].join('')
  })
  return [
    backdrop(draw, teal.mid, 420, [
      ['d', 90, 90, 170, teal.soft],
      ['b', 580, 360, 190, teal.bright],
    ]),
    phone(draw, { at: 170, top: 26, wide: 300, high: 520 }, primary.bright),
    `<clipPath id="lock"><rect x="178" y="34" width="284" height="504" rx="29"/></clipPath><g clip-path="url(#lock)">${path(blob('a', 420, 90, 120), '#4A63EA')}${path(blob('c', 190, 400, 150), primary.deep)}</g>`,
    slab(290, 42, 60, 17, 8.5, ink),
    draw.text(320, 122, draw.say('8:24', '٨:٢٤'), { size: 52, weight: 500, fill: white, from: 'middle' }),
    draw.text(320, 150, draw.say('Monday, 9 November', 'الاثنين ٩ نوفمبر'), {
      size: 15,
      fill: '#DDE4FF',
      from: 'middle',
    }),
    ...cards,
  ].join('')
}
