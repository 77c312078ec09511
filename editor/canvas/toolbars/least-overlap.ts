import type { Box } from '../element-boxes.ts'

/** Something that should stay visible, and the cost of covering all of it. */
export type Obstacle = { box: Box; weight: number }

/** The share of one field that may be covered before another position is chosen. */
const tolerance = 0.1

/** The first position that covers hardly more than the best one. An obstacle counts by its covered share. */
export function findLeastOverlap(positions: Box[], obstacles: Obstacle[]): Box | undefined {
  const costs = positions.map((position) =>
    obstacles.reduce((sum, { box, weight }) => sum + weight * coveredShare(box, position), 0),
  )
  const least = Math.min(...costs)
  return positions[costs.findIndex((cost) => cost <= least + tolerance)]
}

export const overlaps = (one: Box, other: Box) => overlapArea(one, other) > 0

const coveredShare = (box: Box, by: Box) => overlapArea(box, by) / (box.width * box.height || 1)

function overlapArea(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** A box moved into an area, with a margin at its edges. */
export function clampInto({ left, top, width, height }: Box, room: Box, edge = 8): Box {
  const between = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to))
  return {
    left: between(left, room.left + edge, room.left + room.width - width - edge),
    top: between(top, room.top + edge / 2, room.top + room.height - height - edge),
    width,
    height,
  }
}
