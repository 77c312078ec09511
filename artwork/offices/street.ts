import { coral, ink, saffron, teal, white } from '../parts/palette.ts'
import { circle, path, slab, star, stroke } from '../parts/shapes.ts'

/** A palm, its foot at (x, y). */
export function palm(x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${[
    stroke('M0 0c-4-40 4-76 2-112', '#A8682A', 9),
    stroke('M2-112c-14-24-38-26-56-10M2-112c14-24 38-26 56-10', teal.deep, 9),
    stroke('M2-112c-24-8-44 6-50 30M2-112c24-8 44 6 50 30', teal.bright, 9),
    stroke('M2-112c-4-20-18-34-36-36M2-112c4-20 18-34 36-36', '#0C8A83', 9),
    circle(-4, -104, 6, saffron.bright) + circle(9, -103, 6, '#E0921A'),
  ].join('')}</g>`
}

/** A car seen from the side, its wheels on the line `y`. */
export function car(x: number, y: number, colour = coral.bright): string {
  return [
    path(`M${x} ${y - 8}v-16q0-6 8-7l10-2 14-18q4-5 10-5h30q6 0 10 5l13 18 12 3q7 2 7 8v14z`, colour),
    path(
      `M${x + 26} ${y - 33}l9-12q3-4 8-4h8v16zM${x + 57} ${y - 49}h13q5 0 8 4l9 12H57z`.replace('H57z', `H${x + 57}z`),
      '#DDF4F1',
    ),
    circle(x + 26, y - 8, 11, ink) + circle(x + 88, y - 8, 11, ink),
    circle(x + 26, y - 8, 4, white) + circle(x + 88, y - 8, 4, white),
  ].join('')
}

/** The lane before a house: pavement, kerb and road over the whole width. */
export function lane(y: number, pavement: string, road: string): string {
  const dashes = Array.from({ length: 8 }, (_, index) =>
    slab(20 + index * 84, y + 66, 46, 5, 2.5, white, 'opacity=".55"'),
  )
  return slab(0, y, 640, 40, 0, pavement) + slab(0, y + 32, 640, 120, 0, road) + dashes.join('')
}

/** The firm's sign: a star on a round plate. */
export function plate(x: number, y: number, radius: number, ground: string): string {
  return circle(x, y, radius, ground) + path(star(x, y, radius * 0.66), saffron.bright)
}

/** Window panes in rows and columns, some of them lit. */
export function panes(
  box: { x: number; y: number; columns: number; rows: number },
  pane: { wide: number; high: number; gap: number; round?: number },
  [dark, lit]: [string, string],
): string {
  return Array.from({ length: box.columns * box.rows }, (_, index) => {
    const [column, row] = [index % box.columns, Math.floor(index / box.columns)]
    const [x, y] = [box.x + column * (pane.wide + pane.gap), box.y + row * (pane.high + pane.gap)]
    return slab(x, y, pane.wide, pane.high, pane.round ?? 3, (index * 7 + row * 3) % 5 < 2 ? lit : dark)
  }).join('')
}
