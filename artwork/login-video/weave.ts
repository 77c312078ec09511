import { short } from '../parts/shapes.ts'

export type Spot = { x: number; y: number }
/** A tile of the weave: its middle, how `far` that is from the weave's middle, and the star in it. */
export type Tile = { x: number; y: number; far: number; outline: string }

const apothem = (1 + Math.SQRT2) / 2

/** Where the two lines meet that enter a tile at the middles of neighbouring edges, each at its own angle. */
function meet(from: Spot, to: Spot, leaving: number, arriving: number): Spot {
  const [a, b] = [direction(leaving), direction(arriving)]
  const share = ((to.x - from.x) * b.y - (to.y - from.y) * b.x) / (a.x * b.y - a.y * b.x)
  return { x: from.x + share * a.x, y: from.y + share * a.y }
}

const direction = (angle: number): Spot => ({ x: Math.cos(angle), y: Math.sin(angle) })

/** The star inside a regular tile: from each edge two lines go in at `angleAt` that edge, up to those of its neighbours. */
function starIn(corners: number, middle: Spot, reach: number, turn: number, angleAt: (edge: Spot) => number): string {
  const edges = Array.from({ length: corners }, (_, index) => {
    const normal = turn + (index * 2 * Math.PI) / corners
    const point = { x: middle.x + reach * Math.cos(normal), y: middle.y + reach * Math.sin(normal) }
    return { normal, point, angle: angleAt(point) }
  })
  const points = edges.flatMap((edge, index) => {
    const next = edges[(index + 1) % corners]
    if (!next) return [edge.point]
    const leaving = edge.normal + Math.PI / 2 + edge.angle
    const arriving = next.normal - Math.PI / 2 - next.angle
    return [edge.point, meet(edge.point, next.point, leaving, arriving)]
  })
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`
}

/**
 * The weave of octagons and squares round (x, y), drawn as craftsmen do it: lines cross at the middle of each edge, and
 * the angle at which they cross decides whether stars are slender or full. `side` is the length of an edge.
 */
export function weave(at: Spot, side: number, rings: number, angleAt: (edge: Spot) => number) {
  const reach = side * apothem
  const octagons: Tile[] = []
  const squares: Tile[] = []
  for (let row = -rings; row <= rings; row++)
    for (let column = -rings; column <= rings; column++) {
      const middle = { x: at.x + column * 2 * reach, y: at.y + row * 2 * reach }
      const corner = { x: middle.x + reach, y: middle.y + reach }
      const far = (point: Spot) => Math.hypot(point.x - at.x, point.y - at.y)
      octagons.push({ ...middle, far: far(middle), outline: starIn(8, middle, reach, 0, angleAt) })
      squares.push({ ...corner, far: far(corner), outline: starIn(4, corner, side / 2, Math.PI / 4, angleAt) })
    }
  return { octagons, squares }
}
