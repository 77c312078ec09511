import type { Locale } from '#content/locale.ts'
import { coral, ink, line, muted, primary, saffron, teal, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { circle, path, star, stroke, turned } from '../parts/shapes.ts'
import type { Words } from '../parts/ui-elements.ts'
import { backdrop } from '../parts/ui-elements.ts'

const facts: { name: Words; value: Words }[] = [
  { name: ['Version', 'النسخة'], value: ['4', '٤'] },
  { name: ['Date', 'التاريخ'], value: ['12 March 2026', '١٢ مارس ٢٠٢٦'] },
  { name: ['Signed', 'الاعتماد'], value: ['', ''] },
]

const signature =
  'M0 34c14-28 30-36 33-21 3 15-22 30-17 33 9 3 26-27 36-27 7 0-7 21 2 21 10 0 16-18 25-18 7 0-2 15 7 15 14 0 24-14 78-14'

/** One record as an auditor reads it: which version, on what day, by whose hand. */
export function keyAudit(locale: Locale): string {
  const draw = pen(locale)
  const [at, top, wide, high] = [78, 44, 430, 332]
  const rows = facts.map(({ name, value }, index) => {
    const height = top + 140 + index * 66
    return [
      draw.box({ at: at + 32, top: height - 40, wide: wide - 64, high: 2 }, { fill: line }),
      draw.text(at + 32, height + 2, draw.pick(name), { size: 20, fill: muted }),
      draw.text(at + 150, height + 2, draw.pick(value), { size: 23, weight: 600, fill: ink }),
    ].join('')
  })
  const x = draw.x(at + 150, 164)
  const lens = [draw.x(508), 282] as const
  const way = draw.rtl ? -1 : 1
  return [
    backdrop(draw, saffron.tint, 420, [
      ['b', 590, 90, 190, saffron.bright],
      ['d', 30, 380, 160, saffron.mid],
    ]),
    turned(draw.lean(6), 320, 210, draw.box({ at, top, wide, high }, { round: 26, fill: '#FFD78C' })),
    turned(draw.lean(3), 320, 210, draw.box({ at, top, wide, high }, { round: 26, fill: '#FFF3DC' })),
    draw.box({ at, top, wide, high }, { round: 26, shadow: 0.16 }),
    path(star(draw.x(at + 56), top + 58, 25), teal.bright),
    draw.tick(at + 56, top + 58, 19, white, 4.4),
    draw.text(at + 98, top + 67, draw.say('Anti-money laundering', 'مكافحة غسل الأموال'), {
      size: 26,
      weight: 600,
      fill: ink,
    }),
    ...rows,
    `<g transform="translate(${x} ${top + 242})">${stroke(signature, primary.bright, 5)}</g>`,
    // A magnifier that has found the signature.
    stroke(`M${lens[0] + 46 * way} ${lens[1] + 46}l44 44`.replace('l44', `l${44 * way}`), ink, 20),
    circle(lens[0], lens[1], 62, white, `opacity=".55" stroke="none"`),
    circle(lens[0], lens[1], 62, 'none', `stroke="${ink}" stroke-width="12"`),
    path(star(lens[0], lens[1], 34), coral.bright),
    draw.tick(508, 282, 26, white, 6),
  ].join('')
}
