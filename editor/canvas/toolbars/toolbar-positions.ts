import type { Box } from '../element-boxes.ts'

type Size = Pick<Box, 'width' | 'height'>

const gap = 4
const edge = 8
/** The height in pixels from which a list item has its toolbar across an edge, because there it covers no text. */
const tall = 90

/**
 * Returns the possible positions for the toolbar of a list item, the best first. For a tall list item: across its
 * edges, then beside it. For a low list item: inside it, beside it, then behind its text (`words` is the box of the
 * text). The last positions are below and above the list item.
 */
export function positionsBeside(listItem: Box, words: Box | undefined, size: Size, isRtl: boolean): Box[] {
  const across = sidesOf(listItem, size, isRtl)
  const [beside, behind] = [middleOf(listItem, size), words && middleOf(words, size)]
  const inEdge = isRtl ? -edge : edge
  const positions =
    listItem.height >= tall
      ? [
          { left: across.end - inEdge, top: listItem.top - size.height / 2 },
          { left: across.start + inEdge, top: listItem.top - size.height / 2 },
          { left: across.end - inEdge, top: listItem.top + listItem.height - size.height / 2 },
          { left: across.after, top: listItem.top },
          { left: across.before, top: listItem.top },
        ]
      : [
          { left: across.end - inEdge / 2, top: beside },
          { left: across.after, top: beside },
          { left: across.before, top: beside },
          ...(words && behind !== undefined ? [{ left: sidesOf(words, size, isRtl).after, top: behind }] : []),
        ]
  return [...sized(positions, size), ...positionsAtCorners(listItem, size, isRtl)]
}

/** Returns the positions at the corners of a box: first below the box, then above it. */
export function positionsAtCorners(box: Box, size: Size, isRtl: boolean): Box[] {
  const { start, end } = sidesOf(box, size, isRtl)
  const tops = [box.top + box.height + gap / 2, box.top - size.height - gap / 2]
  return sized(
    tops.flatMap((top) => [start, end].map((left) => ({ left, top }))),
    size,
  )
}

/** Returns the possible positions for the toolbar of a block, the best first: inside its lower, then its upper edge. */
export function positionsInside(block: Box, size: Size, isRtl: boolean): Box[] {
  const { start, end } = sidesOf(block, size, isRtl)
  const inEdge = isRtl ? -edge : edge
  const lefts = [start + inEdge, end - inEdge, (start + end) / 2, (start * 3 + end) / 4]
  const upper = block.top + edge
  const lower = Math.max(block.top + block.height - size.height - edge, upper)
  return sized(
    [lower, upper].flatMap((top) => lefts.map((left) => ({ left, top }))),
    size,
  )
}

/**
 * Returns four values of `left` for an element of a size: inside a box at its start or end, or outside before or after
 * the box. On right-to-left pages the start is on the right.
 */
function sidesOf({ left, width }: Box, size: Size, isRtl: boolean) {
  const [first, last] = [left, left + width - size.width]
  const [outside, beyond] = [left - size.width - gap, left + width + gap]
  return isRtl
    ? { start: last, end: first, before: beyond, after: outside }
    : { start: first, end: last, before: outside, after: beyond }
}

const middleOf = ({ top, height }: Box, size: Size) => top + height / 2 - size.height / 2
const sized = (positions: Pick<Box, 'left' | 'top'>[], { width, height }: Size) =>
  positions.map((position) => ({ ...position, width, height }))

/** A box that should stay visible. `weight` is the cost of covering the whole box. */
export type Obstacle = { box: Box; weight: number }

/** How much more than the least cost a position may cost: a tenth of an obstacle with the weight 1. */
const tolerance = 0.1

/**
 * Returns the first position that costs at most `tolerance` more than the cheapest position. The cost of a position is
 * the sum over all obstacles of the weight, multiplied by the covered share of the obstacle.
 */
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

/** Moves a box into an area, with a margin of `edge`; the margin at the top is half of `edge`. */
export function clampInto({ left, top, width, height }: Box, room: Box, edge = 8): Box {
  const between = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to))
  return {
    left: between(left, room.left + edge, room.left + room.width - width - edge),
    top: between(top, room.top + edge / 2, room.top + room.height - height - edge),
    width,
    height,
  }
}
