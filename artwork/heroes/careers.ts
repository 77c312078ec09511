import type { Locale } from '#content/locale.ts'
import { figure, tableAt } from '../parts/figure.ts'
import { cup, laptop, plant, table } from '../parts/furniture.ts'
import { type Icon, icon } from '../parts/icons.ts'
import { coral, ink, line, navy, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import type { Pen } from '../parts/pen.ts'
import { pen } from '../parts/pen.ts'
import { blob, circle, lifted, path, slab, star, turned } from '../parts/shapes.ts'
import { type AccentName, accents, type Words } from '../parts/ui-elements.ts'
import { team } from '../team.ts'

const tableTop = 416

const cards: { mark: Icon; accent: AccentName; role: Words; city: Words; turn: number }[] = [
  { mark: 'server', accent: 'primary', role: ['Platform', 'المنصّات'], city: ['Riyadh', 'الرياض'], turn: -3 },
  { mark: 'file', accent: 'coral', role: ['Writing', 'الكتابة'], city: ['Amman', 'عمّان'], turn: 2 },
  { mark: 'talk', accent: 'teal', role: ['Support', 'الدعم'], city: ['Dubai', 'دبي'], turn: -2 },
]

/** Three open positions pinned to a board. */
function board(draw: Pen): string {
  const notes = cards.map(({ mark, accent, role, city, turn }, index) => {
    const at = 64 + index * 176
    const middle = draw.x(at + 78)
    const tone = accents[accent]
    const card = [
      draw.box({ at, top: 46, wide: 156, high: 112 }, { round: 16, fill: white, shadow: 0.18 }),
      draw.disc(at + 128, 130, 20, tone.tint),
      icon(draw, mark, at + 128, 130, 23, tone.deep),
      draw.text(at + 18, 94, draw.pick(role), { size: 24, weight: 600, fill: ink }),
      draw.text(at + 18, 126, draw.pick(city), { size: 18 }),
      circle(middle, 54, 7, tone.bright),
    ].join('')
    return turned(draw.lean(turn), middle, 54, card)
  })
  return [lifted(slab(32, 18, 576, 168, 22, '#E9B872'), 0.14), slab(42, 28, 556, 148, 15, '#F3CF98'), ...notes].join('')
}

/** Two colleagues at one desk, the open positions behind them. */
export function careersHero(locale: Locale): string {
  const draw = pen(locale)
  const faces = draw.rtl ? -1 : 1
  const place = (at: number, scale: number) => ({ x: draw.x(at), y: tableTop - tableAt * scale, scale, faces })
  const waving = [
    { sleeve: 'M49 194C32 222 34 246 72 247', hand: [91, 247] as [number, number] },
    { sleeve: 'M151 194C172 220 168 244 140 246', hand: [122, 244] as [number, number] },
  ]
  return [
    slab(0, 0, 640, 480, 0, saffron.tint),
    draw.mirrored(path(blob('a', 30, 330, 190), saffron.mid) + path(blob('c', 620, 260, 150), coral.mid)),
    board(draw),
    figure(team['maya-fernandes'], place(196, 0.98), waving),
    figure(team['daniel-osei'], place(444, 1)),
    table(640, tableTop, 80, white, navy),
    `<g transform="translate(0 ${tableTop + 16})">${pattern(640, 60, white, 0.2, 'up')}</g>`,
    laptop(draw.x(322), tableTop + 8, '#DDE4F4', coral.bright),
    cup(draw.x(92), tableTop + 8, primary.bright),
    slab(draw.x(508, 84), tableTop - 6, 84, 9, 3, line),
    slab(draw.x(514, 70), tableTop - 14, 70, 9, 3, teal.bright),
    plant(draw.x(598), tableTop + 8, 0.8),
    path(star(draw.x(36), 366, 15), coral.bright),
  ].join('')
}
