import type { Locale } from '#content/locale.ts'
import { figure, tableAt } from '../parts/figure.ts'
import { coral, ink, line, mist, muted, navy, night, onInk, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import type { Pen } from '../parts/pen.ts'
import { pen } from '../parts/pen.ts'
import type { Portrayed } from '../parts/portrait.ts'
import { blob, circle, clip, path, slab, star } from '../parts/shapes.ts'
import { notice } from '../parts/ui-elements.ts'

const uniform = { cut: 'blazer', colour: navy, second: night } as const
const crew: Portrayed[] = [
  {
    ground: white,
    skin: 'olive',
    face: 'oval',
    lashes: true,
    wears: uniform,
    head: { kind: 'hijab', colour: coral.bright, fold: '#E2523E' },
    mouth: 'grin',
  },
  {
    ground: white,
    skin: 'tan',
    wears: uniform,
    hair: { style: 'parted', colour: '#2D1F1A' },
    beard: { style: 'short', colour: '#3A2A22' },
  },
  {
    ground: white,
    skin: 'brown',
    lashes: true,
    wears: uniform,
    hair: { style: 'bun', colour: '#1B1416' },
    earrings: coral.bright,
    mouth: 'grin',
  },
  { ground: white, skin: 'light', face: 'square', wears: uniform, hair: { style: 'short', colour: '#4A3228' } },
]

const floor = 306

/** A window of the cabin: sky, and a cloud that is the same in all of them. */
function porthole(x: number): string {
  const outline = `<rect x="${x}" y="52" width="84" height="116" rx="38"/>`
  return (
    slab(x - 9, 43, 102, 134, 46, white) +
    clip(
      outline,
      slab(x, 52, 84, 116, 0, primary.mid) +
        circle(x + 62, 84, 17, saffron.soft) +
        path(blob('b', x + 18, 158, 44, 30) + blob('c', x + 70, 168, 44, 30), white),
    )
  )
}

/** The lesson that the crew takes before its flight, on a phone that stands on the counter. */
function lesson(draw: Pen): string {
  return [
    draw.box({ at: 262, top: 196, wide: 116, high: 170 }, { round: 20, fill: ink, shadow: 0.3 }),
    draw.box({ at: 269, top: 203, wide: 102, high: 156 }, { round: 14 }),
    draw.box({ at: 276, top: 210, wide: 88, high: 58 }, { round: 9, fill: teal.bright }),
    draw.mirrored(path('M276 254l26-22 22 14 40-30v52h-88z', teal.deep)),
    circle(320, 238, 13, white) + path('M316 232l11 6l-11 6z', ink),
    draw.text(276, 290, draw.say('Cabin doors', 'أبواب الطائرة'), { size: 12.5, weight: 600, fill: ink }),
    draw.text(276, 308, draw.say('Lesson 12 of 46', 'الدرس ١٢ من ٤٦'), { size: 12, fill: muted }),
    draw.bar({ at: 276, top: 322, wide: 88, high: 6 }, 0.26, primary.bright),
  ].join('')
}

/** Four of a cabin crew at the counter in front of the windows, before their flight. */
export function storyCrew(locale: Locale): string {
  const draw = pen(locale)
  const seats = crew.map((who, index) => {
    const scale = [1, 0.98, 1, 0.97][index] ?? 1
    const x = draw.x([84, 210, 432, 558][index] ?? 0)
    return figure(who, { x, y: floor - tableAt * scale, scale }) + path(star(x + 30, floor - 70, 7), saffron.bright)
  })
  return [
    slab(0, 0, 640, 394, 0, mist),
    slab(0, 0, 640, 22, 0, line),
    ...[-30, 124, 278, 432, 586].map(porthole),
    slab(0, 196, 640, 6, 0, line),
    ...seats,
    slab(0, floor - 8, 640, 12, 0, white),
    slab(0, floor, 640, 94, 0, primary.deep),
    pattern(640, 394, white, 0.1, 'down'),
    ...[40, 452].map(
      (x) => slab(x, floor + 22, 148, 52, 10, primary.bright) + slab(x + 56, floor + 44, 36, 7, 3.5, onInk),
    ),
    lesson(draw),
    notice(draw, { at: 404, top: 22, wide: 216 }, { icon: 'calendar', accent: 'teal' }, [
      ['34 to 11 days', 'من ٣٤ إلى ١١ يومًا'],
      ['until the first duty flight', 'حتى أول رحلة عمل'],
    ]),
  ].join('')
}
