import type { Locale } from '#content/locale.ts'
import { icon } from '../parts/icons.ts'
import { coral, ink, saffron, teal, white } from '../parts/palette.ts'
import type { Pen } from '../parts/pen.ts'
import { pen } from '../parts/pen.ts'
import { circle, lifted, path, slab, stroke } from '../parts/shapes.ts'

// The peninsula in soft strokes; no country is marked off, and a map is never turned round.
const land =
  'M112-30C140 60 150 96 184 156s50 84 66 128 22 82 54 100c30 16 96 4 146-20s104-44 128-84c18-30 20-50-4-70-16-14-26-30-24-46-14 22-40 40-62 34-20-4-24-28-40-36-8 10-20 10-26-2-10-30-30-50-44-78C362 50 380 10 400-30z'

function tower(x: number, y: number, size: number, fill: string): string {
  const row = (top: number, shade: string) =>
    slab(x - size, top, size * 2, size * 0.62, 7, shade) +
    circle(x - size * 0.62, top + size * 0.31, 3.6, teal.deep) +
    slab(x - size * 0.2, top + size * 0.31 - 2.5, size * 0.86, 5, 2.5, teal.deep)
  return [0, 1, 2].map((index) => row(y - size * 1.1 + index * size * 0.74, index === 1 ? fill : white)).join('')
}

/** Records go back and forth between two data centres and stay within one ring. */
export function keyYourData(locale: Locale): string {
  const draw = pen(locale)
  const label = (x: number, y: number, wide: number, words: string) =>
    slab(x - wide / 2, y - 20, wide, 40, 20, ink) +
    `<text x="${x}" y="${y + 7.5}" font-size="21" font-weight="600" fill="${white}" text-anchor="middle">${words}</text>`
  const sea = { ...draw, x: (at: number) => at } as Pen
  return [
    slab(0, 0, 640, 420, 0, '#0C7A73'),
    path(
      'M52-40C80 60 96 120 136 190s70 180 130 250H-20V-40zM440-40c20 50 40 90 70 110s60 40 60 80 40 50 90 60V-40z',
      '#0F8C85',
    ),
    path(land, teal.mid),
    circle(322, 192, 148, teal.bright, 'opacity=".3"'),
    circle(322, 192, 148, 'none', `stroke="${white}" stroke-width="5" stroke-dasharray="2 13" stroke-linecap="round"`),
    stroke('M262 206c30-60 76-70 110-42', saffron.bright, 6),
    stroke('M386 226c-34 46-84 52-116 26', saffron.bright, 6, 'stroke-dasharray="1 13"'),
    lifted(tower(398, 176, 42, saffron.bright), 0.22, 8),
    lifted(tower(240, 216, 31, coral.soft), 0.22, 8),
    label(404, 262, draw.rtl ? 92 : 98, draw.say('Riyadh', 'الرياض')),
    label(240, 282, draw.rtl ? 74 : 98, draw.say('Jeddah', 'جدة')),
    circle(450, 92, 30, white),
    icon(sea, 'lock', 450, 91, 32, teal.deep),
    draw.box({ at: 24, top: 318, wide: draw.rtl ? 300 : 312, high: 80 }, { round: 24, shadow: 0.2 }),
    draw.disc(64, 358, 23, saffron.tint),
    icon(draw, 'sync', 64, 358, 25, saffron.deep),
    draw.text(100, 352, draw.say('One copy a day', 'نسخة كل يوم'), { size: 21, weight: 600, fill: ink }),
    draw.text(100, 379, draw.say('Records stay in the country', 'السجلّات لا تغادر البلد'), { size: 16.5 }),
  ].join('')
}
