import { wordless } from './drawing.ts'
import { coral, ink, navy, primary, saffron, teal, white } from './parts/palette.ts'
import { blob, circle, path, short, slab, star, stroke, turned } from './parts/shapes.ts'

const tails = (fill: string, top = 112) =>
  path(`M70 ${top}l-22 76 28-12 14 20 18-78zM130 ${top}l22 76-28-12-14 20-18-78z`, fill)

/** A wheel with `count` teeth round (100, y): path data. */
function wheel(y: number, count: number, far: number, near: number): string {
  const corners = Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index * Math.PI) / count
    const reach = index % 2 ? near : far
    return `${short(100 + reach * Math.sin(angle))} ${short(y - reach * Math.cos(angle))}`
  })
  return `M${corners.join('L')}Z`
}

const medal = () =>
  [
    tails(primary.bright),
    path(star(100, 84, 74), saffron.bright),
    path(star(100, 84, 56, 22.5), saffron.tint),
    circle(100, 84, 38, primary.bright),
    path(star(100, 84, 22), white),
  ].join('')

function laurel(): string {
  const leaves = Array.from({ length: 8 }, (_, index) => {
    const [turn, fill] = [18 + index * 19, index % 2 ? teal.deep : teal.bright]
    const leaf =
      path('M100 182c-15-2-25-13-26-30 16 2 26 13 26 30z', fill) +
      path('M100 172c2-14 12-22 26-22-1 14-11 23-26 22z', fill)
    return turned(turn, 100, 98, turned(64, 100, 172, leaf))
  }).join('')
  const branch = stroke('M100 172A74 74 0 0 1 56 38', teal.deep, 5) + leaves
  return [
    branch,
    `<g transform="translate(200 0) scale(-1 1)">${branch}</g>`,
    path(star(100, 96, 42), saffron.bright),
    circle(100, 96, 15, white),
    circle(100, 173, 9, coral.bright),
  ].join('')
}

const shield = () =>
  [
    path('M100 10l76 26v62c0 46-32 76-76 94-44-18-76-48-76-94V36z', ink),
    path('M100 26l62 21v51c0 38-26 62-62 78-36-16-62-40-62-78V47z', primary.bright),
    path('M100 26l62 21v51c0 38-26 62-62 78z', primary.deep),
    slab(62, 102, 20, 32, 5, white) + slab(90, 78, 20, 56, 5, saffron.bright) + slab(118, 56, 20, 78, 5, white),
  ].join('')

const cup = () =>
  [
    circle(100, 100, 92, teal.tint),
    stroke('M66 58H44c-4 26 8 44 28 46M134 58h22c4 26-8 44-28 46', '#E0921A', 9),
    path('M62 44h76v38c0 28-14 46-38 46s-38-18-38-46z', saffron.bright),
    path('M100 44h38v38c0 28-14 46-38 46z', '#F2A015'),
    path('M92 126h16v20h-16zM72 146h56v18H72z', ink),
    path(star(100, 82, 20), white),
  ].join('')

const tile = () =>
  [
    turned(0, 100, 100, path(star(100, 100, 94, 22.5), primary.mid)),
    path(star(100, 100, 94), primary.bright),
    path(star(100, 100, 66, 22.5), white),
    path(star(100, 100, 48), coral.bright),
    path(star(100, 100, 30, 22.5), ink),
    circle(100, 100, 9, saffron.bright),
  ].join('')

const arch = () =>
  [
    path('M24 190V92a76 76 0 0 1 152 0v98z', coral.bright),
    path('M40 190V94a60 60 0 0 1 120 0v96z', coral.tint),
    path('M58 190V98a42 42 0 0 1 84 0v92z', coral.deep),
    path(star(100, 112, 27), saffron.bright),
    circle(100, 112, 9, coral.deep),
    slab(14, 176, 172, 18, 9, ink),
  ].join('')

const sun = () =>
  [
    tails(coral.bright, 108),
    path(wheel(90, 24, 86, 74), ink),
    circle(100, 90, 62, navy),
    path('M48 100a52 52 0 0 1 104 0z', saffron.bright),
    stroke('M48 112h104M58 126h84', teal.bright, 7),
    path(star(100, 58, 9), white),
  ].join('')

const book = () =>
  [
    path(blob('a', 100, 100, 98), teal.deep),
    path('M100 84c-18-14-38-16-58-12v72c20-4 40-2 58 12z', white),
    path('M100 84c18-14 38-16 58-12v72c-20-4-40-2-58 12z', teal.tint),
    stroke(
      'M56 92c10-1 20 1 30 6M56 112c10-1 20 1 30 6M144 92c-10-1-20 1-30 6M144 112c-10-1-20 1-30 6',
      teal.bright,
      5,
    ),
    path(star(100, 46, 20), saffron.bright),
  ].join('')

/** Eight seals without words, each in its own form. */
export const awards = [medal, laurel, shield, cup, tile, arch, sun, book].map((draw, index) =>
  wordless(`award-${index + 1}`, draw, { canvas: [200, 200], pixels: 480 }),
)
