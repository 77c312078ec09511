import type { Locale } from '#content/locale.ts'
import type { Cover } from '../parts/course-covers.ts'
import { cover } from '../parts/course-covers.ts'
import { arm } from '../parts/figure.ts'
import { coral, ink, muted, night, onInk, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { pen } from '../parts/pen.ts'
import { circle, path, slab, star, stroke } from '../parts/shapes.ts'
import type { Words } from '../parts/ui-elements.ts'
import { backdrop, check, notice, phone } from '../parts/ui-elements.ts'
import { people } from '../people.ts'

const saved: { picture: Cover; name: Words; note: Words; share: number }[] = [
  { picture: 'shield', name: ['Gas alarm', 'إنذار الغاز'], note: ['Saved', 'محفوظ'], share: 1 },
  { picture: 'heat', name: ['Heat on site', 'حرّ الموقع'], note: ['Saved', 'محفوظ'], share: 1 },
  { picture: 'orbit', name: ['Night work', 'عمل الليل'], note: ['62 MB', '٦٢ م.ب'], share: 0.4 },
]

const dusk = '#2A4390'

/** Far out, under stars, without a signal: the lessons are on the phone. */
export function mobileOffline(locale: Locale): string {
  const draw = pen(locale)
  const rows = saved.map(({ picture, name, note, share }, index) => {
    const top = 148 + index * 70
    return [
      cover(picture, { x: draw.x(82, 52), y: top, width: 52, height: 52 }, 13),
      draw.text(146, top + 23, draw.pick(name), { size: 14, weight: 600, fill: ink }),
      draw.text(146, top + 42, draw.pick(note), { size: 12.5, fill: share < 1 ? muted : teal.deep }),
      share < 1
        ? draw.ring(254, top + 26, 9, share, primary.bright, '#E3E8F4', 4)
        : check(draw, 254, top + 26, true, teal.deep, 10),
    ].join('')
  })
  const stars = [
    [330, 60, 5],
    [420, 120, 7],
    [500, 50, 5],
    [448, 92, 8],
    [610, 40, 5],
    [372, 170, 5],
    [470, 196, 4],
  ] as const
  return [
    slab(0, 0, 640, 420, 0, dusk),
    draw.mirrored(
      pattern(640, 420, white, 0.08, 'to-left') +
        stars.map(([x, y, size]) => path(star(x, y, size), saffron.soft)).join('') +
        circle(536, 150, 44, saffron.bright) +
        circle(554, 138, 40, dusk) +
        path('M-20 330c120-60 250-70 360-20s220 40 340-30v180H-20z', night) +
        path('M-20 376c140-50 250-30 340 0s210 30 340-20v100H-20z', teal.deep) +
        stroke('M606 330V206M588 330l18-124 18 124M597 268h18M592 298h28', onInk, 3.5) +
        circle(606, 202, 5, coral.bright),
    ),
    phone(draw, { at: 64, top: 40, wide: 222, high: 460 }),
    draw.text(82, 112, draw.say('For the field', 'للميدان'), { size: 19, weight: 600, fill: ink }),
    draw.text(82, 132, draw.say('14 of 15 lessons', '١٤ من ١٥ درسًا'), { size: 12.5, fill: muted }),
    ...rows,
    draw.pill({ at: 82, top: 362, wide: 186, high: 40 }, draw.say('Learn now', 'ابدأ التعلّم'), primary.bright, {
      size: 14.5,
    }),
    notice(draw, { at: 322, top: 240, wide: 258 }, { icon: 'offline', accent: 'saffron' }, [
      ['No signal since 18:20', 'لا شبكة منذ ٦:٢٠ م'],
      ['Everything goes on', 'وكل شيء يعمل'],
    ]),
    notice(draw, { at: 352, top: 322, wide: 258 }, { icon: 'sync', accent: 'teal' }, [
      ['Results wait here', 'النتائج محفوظة هنا'],
      ['Sent when you are back', 'تُرسل عند عودة الشبكة'],
    ]),
  ].join('')
}

/** Squares that look like a code to scan; the three corners as codes have them. */
function code(x: number, y: number, cell: number): string {
  const dark = Array.from({ length: 121 }, (_, index) => {
    const [column, row] = [index % 11, Math.floor(index / 11)]
    const corner = (column < 4 && row < 4) || (column > 6 && row < 4) || (column < 4 && row > 6)
    return !corner && (column * 7 + row * 5 + column * row) % 3 === 0
      ? `M${x + column * cell} ${y + row * cell}h${cell}v${cell}h${-cell}z`
      : ''
  })
  const corners = [
    [0, 0],
    [8, 0],
    [0, 8],
  ].map(([column = 0, row = 0]) => {
    const [left, top] = [x + column * cell, y + row * cell]
    return (
      slab(
        left + cell * 0.4,
        top + cell * 0.4,
        cell * 2.3,
        cell * 2.3,
        4,
        'none',
        `stroke="${ink}" stroke-width="${cell * 0.8}"`,
      ) + slab(left + cell * 1.05, top + cell * 1.05, cell, cell, 1, ink)
    )
  })
  return path(dark.join(''), ink) + corners.join('')
}

/** At the classroom's door: point the phone, and the day is on record. */
export function mobileScan(locale: Locale): string {
  const draw = pen(locale)
  const poster = draw.x(58, 248)
  const screen = draw.x(366, 188)
  return [
    backdrop(draw, saffron.mid, 420, [
      ['a', 600, 90, 180, saffron.soft],
      ['c', 40, 390, 170, saffron.bright],
    ]),
    draw.box({ at: 58, top: 34, wide: 248, high: 330 }, { round: 20, shadow: 0.14 }),
    slab(poster, 34, 248, 78, 20, coral.bright) + slab(poster, 80, 248, 32, 0, coral.bright),
    draw.text(82, 70, draw.say('First aid', 'الإسعاف الأولي'), { size: 20, weight: 600, fill: ink }),
    draw.text(82, 95, draw.say('Room 3, today 9:00', 'القاعة ٣، اليوم ٩:٠٠'), { size: 14, fill: '#4A120A' }),
    code(poster + 47, 134, 14),
    draw.text(182, 330, draw.say('Scan to sign in', 'امسحوا الرمز للحضور'), {
      size: 15,
      weight: 600,
      fill: ink,
      from: 'middle',
    }),
    phone(draw, { at: 350, top: 50, wide: 220, high: 420 }, night),
    slab(screen + 16, 112, 156, 156, 22, white),
    code(screen + 33, 129, 11),
    stroke(
      `M${screen + 6} 140v-28a10 10 0 0 1 10-10h28M${screen + 182} 140v-28a10 10 0 0 0-10-10h-28M${screen + 6} 240v28a10 10 0 0 0 10 10h28M${screen + 182} 240v28a10 10 0 0 1-10 10h-28`,
      saffron.bright,
      5,
    ),
    stroke(`M${screen + 4} 190H${screen + 184}`, coral.bright, 3),
    draw.box({ at: 366, top: 300, wide: 188, high: 150 }, { round: 22, fill: white }),
    check(draw, 396, 334, true, teal.deep, 14),
    draw.text(420, 331, draw.say('You are in', 'سُجّل حضورك'), { size: 15.5, weight: 600, fill: ink }),
    draw.text(420, 350, draw.say('12 of 16 here', 'حضر ١٢ من ١٦'), { size: 13, fill: muted }),
    draw.bar({ at: 388, top: 372, wide: 144, high: 8 }, 0.75, teal.bright),
    draw.mirrored(
      arm(
        { ...people.yousef, wears: { ...people.yousef.wears, colour: teal.deep } },
        { sleeve: 'M664 452C640 420 624 400 596 372', hand: [572, 350] },
      ),
    ),
  ].join('')
}
