import { wordless } from '../drawing.ts'
import { plant } from '../parts/furniture.ts'
import { coral, ink, navy, primary, saffron, teal, white } from '../parts/palette.ts'
import { blob, circle, path, slab, stroke } from '../parts/shapes.ts'
import { amman, dubai, riyadh } from '../parts/skyline.ts'
import { car, lane, palm, panes, plate } from './street.ts'

const standing = (city: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${city}</g>`

/** Olaya in the evening: earthen walls with small triangles, the tower behind. */
function riyadhStreet(): string {
  const battlements = Array.from({ length: 10 }, (_, index) => `M${352 + index * 26} 150l13-22 13 22z`)
  const openings = Array.from({ length: 7 }, (_, index) => `M${374 + index * 33} 190l9-15 9 15z`)
  return [
    slab(0, 0, 640, 400, 0, '#FFE3B0'),
    path(blob('a', 560, 60, 190, 150), '#FFD68A'),
    circle(292, 104, 50, coral.bright),
    standing(riyadh({ far: '#F9CF8E', near: '#E8A64B', light: '#FFF1D8' }), 178, 310, 1.02),
    path(`M352 320V150h260v170z${battlements.join('')}`, '#C9803A'),
    path(`M352 320V150h60v170z`, '#BB7230'),
    path(openings.join(''), '#7A4216'),
    panes({ x: 430, y: 214, columns: 4, rows: 1 }, { wide: 28, high: 46, gap: 14 }, ['#7A4216', saffron.soft]),
    path('M366 320v-62a18 18 0 0 1 36 0v62z', teal.deep),
    stroke('M384 262v58', '#0C7A73', 3),
    plate(384, 216, 17, ink),
    lane(318, '#F7E2BE', navy),
    palm(302, 322, 0.74),
    palm(622, 322, 1.05),
    palm(36, 324, 0.8),
    car(150, 372, coral.bright),
    car(470, 384, white),
  ].join('')
}

/** By the water in Dubai: glass, a wind tower, a dhow. */
function dubaiQuay(): string {
  const waves = [338, 360, 382].map((y, row) =>
    stroke(
      `M${-20 + row * 26} ${y}c20-9 40-9 60 0s40 9 60 0 40-9 60 0 40 9 60 0 40-9 60 0 40 9 60 0 40-9 60 0 40 9 60 0 40-9 60 0 40 9 60 0`,
      '#5CC8C1',
      4,
      'opacity=".7"',
    ),
  )
  const dhow = [
    path('M0 0h120c-8 26-22 34-44 34H42C20 34 8 24 0 0z', ink),
    slab(0, -4, 120, 8, 4, '#A8682A'),
    stroke('M56 0v-92', '#A8682A', 5),
    path('M62-90c34 18 52 48 54 80H62z', white),
    path('M50-82v70H12c4-32 18-56 38-70z', saffron.bright),
  ].join('')
  return [
    slab(0, 0, 640, 400, 0, '#DCE4FF'),
    path(blob('c', 90, 70, 190, 140), '#CBD7FF'),
    circle(506, 92, 46, saffron.bright),
    standing(dubai({ far: '#B9C7FF', near: '#7F95F7', light: '#FFF8EC' }), 420, 314, 0.82),
    slab(54, 84, 176, 232, 14, primary.bright),
    slab(54, 84, 60, 232, 14, primary.deep),
    panes({ x: 130, y: 104, columns: 3, rows: 6 }, { wide: 24, high: 20, gap: 9 }, ['#5A76F5', saffron.soft]),
    panes({ x: 68, y: 104, columns: 1, rows: 6 }, { wide: 32, high: 20, gap: 9 }, [primary.bright, '#5A76F5']),
    slab(120, 284, 46, 34, 8, ink),
    plate(84, 300, 14, ink),
    // A wind tower beside the glass.
    slab(240, 176, 64, 140, 4, '#EBC48A'),
    stroke('M252 190v44M264 190v44M280 190v44M292 190v44', '#B98646', 5),
    slab(234, 168, 76, 12, 4, '#D9A862'),
    path('M258 316v-34a14 14 0 0 1 28 0v34z', teal.deep),
    slab(0, 314, 640, 14, 0, white),
    slab(0, 324, 640, 80, 0, teal.bright),
    ...waves,
    palm(28, 316, 0.82),
    palm(334, 316, 0.74),
    `<g transform="translate(430 338)">${dhow}</g>`,
    stroke('M420 380h150', '#0C8A83', 5, 'opacity=".6"'),
  ].join('')
}

/** A stone house on a hill in Amman, steps beside it. */
function ammanHill(): string {
  const steps = Array.from({ length: 9 }, (_, index) =>
    slab(262 - index * 12, 196 + index * 15, 74, 132 - index * 14 + 20, 0, index % 2 ? '#E8DCC4' : '#F6EDDA'),
  )
  const arches = (xs: number[], top: number, fill: string) =>
    path(xs.map((x) => `M${x} ${top + 54}v-34a17 17 0 0 1 34 0v34z`).join(''), fill)
  return [
    slab(0, 0, 640, 400, 0, '#DFF3EF'),
    path(blob('b', 560, 80, 180, 140), '#CDEBE5'),
    circle(62, 84, 42, saffron.bright),
    standing(amman({ far: '#B6E0D9', near: '#7CCBC3', light: '#F4FBF9' }), 190, 306, 1.12),
    slab(336, 92, 262, 230, 0, '#FBF4E6'),
    slab(336, 92, 92, 230, 0, '#EFE3CC'),
    slab(326, 82, 282, 16, 4, '#D9C7A3'),
    stroke('M336 150h262M336 206h262M428 98v222', '#E2D3B3', 2),
    arches([448, 498, 548], 112, teal.deep),
    arches([364], 112, primary.bright),
    arches([448, 548], 214, saffron.soft),
    path('M492 322v-72a24 24 0 0 1 48 0v72z', coral.bright),
    path('M500 322v-68a16 16 0 0 1 32 0v68z', coral.deep),
    slab(434, 176, 156, 8, 3, ink),
    stroke(
      'M440 180v-22M456 180v-22M472 180v-22M488 180v-22M504 180v-22M520 180v-22M536 180v-22M552 180v-22M568 180v-22M584 180v-22M436 158h152',
      ink,
      3,
    ),
    circle(460, 156, 10, coral.bright) +
      circle(476, 153, 9, saffron.bright) +
      circle(560, 156, 10, coral.bright) +
      circle(574, 154, 8, teal.bright),
    plate(382, 214, 19, ink),
    ...steps,
    lane(318, '#EFE3CC', '#3A4A6E'),
    plant(350, 324, 0.62),
    plant(606, 324, 0.56),
    path('M30 322c-16-70-6-130 10-160 16 30 26 90 10 160z', teal.deep) +
      path('M74 322c-12-50-4-92 8-114 12 22 20 64 8 114z', '#0C8A83'),
    car(196, 376, coral.bright),
  ].join('')
}

const street = { canvas: [640, 400] as [number, number], pixels: 1280 }

/** The three offices, each before its own city. */
export const offices = [
  wordless('office-riyadh', riyadhStreet, street),
  wordless('office-dubai', dubaiQuay, street),
  wordless('office-amman', ammanHill, street),
]
