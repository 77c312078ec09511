import { coral, ink, navy, night, primary, saffron, teal, white } from '../parts/palette.ts'
import { blob, circle, framed, path, slab, star, stroke, turned } from '../parts/shapes.ts'

/** Points that swell into a wave; a few of them matter. */
export function data(): string {
  const points = Array.from({ length: 187 }, (_, index) => {
    const [column, row] = [index % 17, Math.floor(index / 17)]
    const crest = 5 + 3 * Math.sin(column / 2.3) + column * 0.06
    const near = Math.max(0, 1 - Math.abs(row - crest) / 4.2)
    const [x, y] = [24 + column * 37, 16 + row * 37]
    const size = 3 + 13 * near
    const marked = near > 0.9 && column % 3 === 1
    if (marked) return path(star(x, y, size + 5), coral.bright)
    return circle(
      x,
      y,
      size,
      near > 0.72 ? saffron.bright : near > 0.4 ? teal.bright : near > 0 ? '#0C8A83' : '#0C7A73',
    )
  })
  return [slab(0, 0, 640, 400, 0, teal.deep), ...points].join('')
}

const tile = 128

/** Bowls, strokes and dots, from which letters of either script are made. */
export function language(): string {
  const shapes: [string, (x: number, y: number) => string][] = [
    [coral.bright, (x, y) => path(`M${x} ${y}h128a64 64 0 0 1-128 0z`, white) + circle(x + 64, y + 100, 16, ink)],
    [saffron.tint, (x, y) => slab(x + 46, y, 36, 128, 0, primary.bright)],
    [primary.bright, (x, y) => circle(x + 64, y + 64, 64, saffron.bright) + circle(x + 64, y + 64, 26, primary.bright)],
    [ink, (x, y) => path(`M${x} ${y + 128}V${y}a128 128 0 0 1 128 128z`, teal.bright)],
    [teal.tint, (x, y) => circle(x + 34, y + 64, 20, coral.bright) + circle(x + 94, y + 64, 20, coral.bright)],
    [saffron.bright, (x, y) => path(`M${x + 128} ${y}v128H${x}A128 128 0 0 1 ${x + 128} ${y}z`, ink)],
    [
      teal.bright,
      (x, y) => path(`M${x} ${y + 128}a64 64 0 0 1 128 0z`, white) + circle(x + 64, y + 32, 18, saffron.bright),
    ],
    [coral.tint, (x, y) => path(`M${x} ${y}h44v84h84v44H${x}z`, coral.bright)],
    [primary.tint, (x, y) => path(star(x + 64, y + 64, 58), primary.bright) + circle(x + 64, y + 64, 20, white)],
    [coral.bright, (x, y) => slab(x, y + 46, 128, 36, 0, ink)],
    [navy, (x, y) => path(`M${x} ${y}a128 128 0 0 0 128 128v-44a84 84 0 0 1-84-84z`, saffron.bright)],
    [saffron.tint, (x, y) => path(`M${x} ${y}h128L${x} ${y + 128}z`, teal.bright)],
    [
      ink,
      (x, y) => circle(x + 64, y + 30, 18, coral.bright) + path(`M${x} ${y + 64}h128a64 64 0 0 1-128 0z`, primary.soft),
    ],
    [primary.bright, (x, y) => path(`M${x + 128} ${y + 128}V${y}A128 128 0 0 0 ${x} ${y + 128}z`, white)],
    [teal.tint, (x, y) => slab(x + 20, y, 30, 128, 0, ink) + slab(x + 78, y, 30, 128, 0, teal.bright)],
  ]
  const tiles = shapes.map(([fill, draw], index) => {
    const [x, y] = [(index % 5) * tile, Math.floor(index / 5) * tile]
    return slab(x, y, tile + 0.5, tile + 0.5, 0, fill) + draw(x, y)
  })
  return framed({ x: 0, y: 0, width: 640, height: 400 }, [640, 384], tiles.join(''))
}

/** A shelf: spines of every height, one pulled out to be read. */
export function catalogue(): string {
  const spines: [number, number, string, string][] = [
    [46, 196, coral.bright, coral.tint],
    [34, 232, ink, saffron.bright],
    [54, 176, white, coral.bright],
    [40, 216, teal.bright, white],
    [30, 188, primary.deep, primary.soft],
    [58, 240, primary.bright, saffron.bright],
  ]
  let left = 42
  const books = spines.map(([wide, high, fill, mark], index) => {
    const x = left
    left += wide + 6
    const band =
      index % 2 ? path(star(x + wide / 2, 318 - high + 44, 11), mark) : slab(x, 318 - high + 30, wide, 12, 0, mark)
    return slab(x, 318 - high, wide, high, 6, fill) + band + slab(x, 318 - 34, wide, 8, 0, mark)
  })
  const leaning = [
    slab(392, 112, 50, 206, 6, teal.deep),
    slab(392, 140, 50, 12, 0, teal.soft),
    path(star(417, 250, 14), saffron.bright),
  ].join('')
  return [
    slab(0, 0, 640, 400, 0, saffron.bright),
    path(blob('c', 560, 90, 190), saffron.soft),
    ...books,
    turned(14, 442, 318, leaning),
    slab(500, 252, 96, 66, 8, coral.bright),
    slab(512, 262, 60, 8, 4, coral.tint),
    slab(492, 216, 112, 36, 8, white),
    slab(492, 230, 112, 8, 0, primary.bright),
    circle(548, 188, 28, ink),
    path('M540 160c-10-16 2-30 16-34-2 14-4 24-6 34z', teal.bright),
    slab(0, 318, 640, 22, 0, ink),
    slab(0, 340, 640, 60, 0, '#E0921A'),
  ].join('')
}

/** Lines that run from every system into one star. */
export function integrations(): string {
  const nodes: [number, number, string][] = [
    [84, 80, coral.bright],
    [84, 200, teal.bright],
    [84, 320, saffron.bright],
    [556, 80, primary.soft],
    [556, 200, saffron.bright],
    [556, 320, coral.bright],
  ]
  const lines = nodes.map(([x, y, colour]) => {
    const [side, drop] = [x < 320 ? -1 : 1, (y - 200) / 10]
    const turn = 320 + side * 128
    if (y === 200) return stroke(`M${x} 200H320`, colour, 12)
    const way = Math.sign(y - 200)
    return stroke(
      `M${x} ${y}H${turn + side * 28}q${-side * 28} 0 ${-side * 28} ${-way * 28}V${200 + drop * 1.6 + way * 28}q0 ${-way * 28} ${-side * 28} ${-way * 28}H320`,
      colour,
      12,
    )
  })
  const marks = nodes.map(([x, y, fill], index) => {
    const inner = [
      circle(x, y, 16, fill),
      slab(x - 15, y - 15, 30, 30, 7, fill),
      path(`M${x - 17} ${y + 15}L${x} ${y - 17}l17 32z`, fill),
      path(star(x, y, 18), fill),
      stroke(`M${x - 14} ${y}h28M${x} ${y - 14}v28`, fill, 9),
      circle(x, y, 12, 'none', `stroke="${fill}" stroke-width="9"`),
    ][index]
    return slab(x - 44, y - 44, 88, 88, 24, night, `stroke="${navy}" stroke-width="4"`) + inner
  })
  return [
    slab(0, 0, 640, 400, 0, ink),
    circle(320, 200, 168, '#12224A'),
    ...lines,
    ...marks,
    path(star(320, 200, 92), primary.bright),
    path(star(320, 200, 60, 22.5), white),
    circle(320, 200, 24, saffron.bright),
  ].join('')
}
