import { coral, ink, navy, night, primary, saffron, teal, white } from '../parts/palette.ts'
import { blob, path, short } from '../parts/shapes.ts'
import type { Spot, Tile } from './weave.ts'
import { weave } from './weave.ts'

export const seconds = 12
export const size: [number, number] = [720, 880]

const middle = { x: 360, y: 440 }
const side = 92
const turn = 2 * Math.PI

/** Waves leave the middle and swing once in the length of the film, so that its end is its beginning: -1 to 1. */
function wave(time: number, far: number): number {
  return Math.sin(turn * (time / seconds - far / 900))
}

/** A slow round trip. */
const drift = (time: number, reach: number, shift: number) => reach * Math.sin(turn * (time / seconds + shift))

const farFromMiddle = ({ x, y }: Spot) => Math.hypot(x - middle.x, y - middle.y)

/** A tile made smaller or larger round its own middle. */
function scaled({ x, y, outline }: Tile, share: number, fill: string, more: string): string {
  const place = `translate(${short(x)} ${short(y)}) scale(${share.toFixed(3)}) translate(${short(-x)} ${short(-y)})`
  return path(outline, fill, `transform="${place}" ${more}`)
}

/** By distance from the middle; the middle row and column differ. The same from all four sides. */
function accentOf({ x, y, far }: Tile): string {
  if (x === middle.x || y === middle.y) return far < 300 ? primary.bright : coral.bright
  return far < 400 ? teal.bright : primary.bright
}

/** Stars of the weave open and fill with colour while the wave passes under them. */
function filled(tile: Tile, time: number): string {
  const high = (wave(time, tile.far) + 1) / 2
  return scaled(tile, 0.26 + 0.36 * high, accentOf(tile), `fill-opacity="${(0.92 * high ** 1.5).toFixed(3)}"`)
}

/** The small stars between them light up after it. */
function lit(tile: Tile, time: number): string {
  const high = (wave(time - 1.5, tile.far) + 1) / 2
  return scaled(tile, 0.34, saffron.soft, `fill-opacity="${(0.9 * high ** 4).toFixed(3)}"`)
}

/**
 * The film `passed` seconds after its beginning: the site's star opens and closes in a weave of stars, among drifting
 * blobs. It begins where it is also good to look at standing still.
 */
export function frame(passed: number): string {
  const time = passed + 5.4
  const angleAt = (edge: Spot) => ((53 + 14 * wave(time, farFromMiddle(edge))) * Math.PI) / 180
  const { octagons, squares } = weave(middle, side, 2, angleAt)
  const heart = octagons.find(({ far }) => far === 0)
  const others = octagons.filter(({ far }) => far > 0)
  const lines = [...octagons, ...squares].map(({ outline }) => outline).join('')
  const breath = wave(time, 0)
  return [
    `<defs><radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="360" cy="440" r="560">
      <stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-color="#fff" stop-opacity=".08"/>
    </radialGradient><mask id="edge"><rect width="720" height="880" fill="url(#fade)"/></mask></defs>`,
    `<rect width="720" height="880" fill="${ink}"/>`,
    path(blob('a', 640 + drift(time, 26, 0), 90 + drift(time, 22, 0.3), 330), night),
    path(blob('c', 330 + drift(time, 20, 0.55), 470 + drift(time, 16, 0.1), 300), navy, 'fill-opacity=".55"'),
    `<g mask="url(#edge)">${others.map((tile) => filled(tile, time)).join('')}`,
    squares.map((tile) => lit(tile, time)).join(''),
    path(lines, 'none', `stroke="${white}" stroke-opacity=".5" stroke-width="1.75" stroke-linejoin="round"`),
    '</g>',
    path(blob('b', 40 + drift(time, 18, 0.5), 850 + drift(time, 24, 0.2), 230), teal.bright),
    path(blob('a', 716 + drift(time, 10, 0.75), 738 + drift(time, 16, 0.9), 84, 96), coral.bright),
    heart ? scaled(heart, 0.86 + 0.06 * breath, saffron.bright, '') + scaled(heart, 0.36 - 0.06 * breath, ink, '') : '',
  ].join('')
}
