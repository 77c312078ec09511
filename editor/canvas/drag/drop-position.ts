import type { CollisionDetection, DroppableContainer } from '@dnd-kit/core'
import { type Box, boxAround } from '../element-boxes.ts'

/** Where a dragged element would go: before the item `before` of `list` (undefined: the end), on one side of `at`. */
export type DropPosition = { list: string[]; before: string | undefined; at: string; isBehind: boolean }

type Point = { x: number; y: number }
type ItemBox = { id: string; list: string[]; box: Box }
type Direction = { isHorizontal: boolean; isRtl: boolean }

/** The greatest distance in pixels for a drop into a list: the toolbars with handles lie across the items' edges. */
const reach = 24

/**
 * The drop target nearest to the pointer, with the drop position as long as the pointer is at a list that accepts the
 * element. The nearest target is returned in any case, because it decides what scrolls.
 */
export const nearestDropPosition =
  (id: string, entries: () => ItemBox[], grip: () => Box | undefined, direction: Direction): CollisionDetection =>
  ({ pointerCoordinates: point, droppableContainers, droppableRects }) => {
    // Before the targets are measured it is unknown what to scroll.
    if (!point || droppableRects.size === 0) return []
    const { nearest, place } = dropPositionAt(id, entries(), { point, grip: grip() }, direction)
    const found: DroppableContainer | undefined = droppableContainers.find((each) => each.id === nearest)
    return found ? [{ id: found.id, data: { droppableContainer: found, value: 0, place } }] : []
  }

/** The item nearest to a point, and the drop position of an element that is dragged there by its grip. */
export function dropPositionAt(
  id: string,
  entries: ItemBox[],
  { point, grip }: { point: Point; grip?: Pick<Box, 'left' | 'width'> | undefined },
  direction: Direction,
): { nearest: string | undefined; place: DropPosition | undefined } {
  const lists = [...new Set(entries.map(({ list }) => list))].map((list) => {
    const boxes = entries.filter((each) => each.list === list).map(({ box }) => box)
    const around = boxAround(boxes)
    const isOwn = list.includes(id)
    return { list, distance: distance(point, around), isOwn, around }
  })
  const near = lists.toSorted((a, b) => a.distance - b.distance || Number(b.isOwn) - Number(a.isOwn))[0]
  if (!near) return { nearest: undefined, place: undefined }
  const own = lists.find(({ isOwn }) => isOwn)
  // A grip that starts beside its own list moves along beside that list: the pointer need not be inside.
  const isBeside = near.distance > 0 && own && grip && distance(point, widened(own.around, grip)) <= reach
  const list = isBeside ? own.list : near.list
  const target = nearestOf(
    entries.filter((each) => each.list === list),
    point,
  )
  const isWithinReach = isBeside || near.distance <= reach
  return {
    nearest: target?.id,
    place: target && isWithinReach ? dropPositionBeside(id, target, point, direction) : undefined,
  }
}

/** The drop position at an item: its place in the same list, one of its sides in another list; undefined at `id`. */
function dropPositionBeside(
  id: string,
  { id: at, list, box }: ItemBox,
  point: Point,
  direction: Direction,
): DropPosition | undefined {
  if (at === id) return undefined
  const [from, to] = [list.indexOf(id), list.indexOf(at)]
  const isBehind = from < 0 ? isEmptyListMark(at) || isPast(box, point, direction) : to > from
  return { list, before: isBehind ? list[to + 1] : at, at, isBehind }
}

/** Whether a mark belongs to the placeholder of an empty list: it has no item id. */
const isEmptyListMark = (mark: string) => mark.endsWith('/')

function isPast({ left, top, width, height }: Box, { x, y }: Point, { isHorizontal, isRtl }: Direction): boolean {
  if (!isHorizontal) return y > top + height / 2
  return isRtl ? x < left + width / 2 : x > left + width / 2
}

function nearestOf(entries: ItemBox[], point: Point): ItemBox | undefined {
  const middle = ({ left, top, width, height }: Box) =>
    Math.hypot(point.x - left - width / 2, point.y - top - height / 2)
  return entries.toSorted((a, b) => distance(point, a.box) - distance(point, b.box) || middle(a.box) - middle(b.box))[0]
}

/** The distance of a point from a box; 0 inside it. */
function distance({ x, y }: Point, { left, top, width, height }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height))
}

function widened(box: Box, by: Pick<Box, 'left' | 'width'>): Box {
  const left = Math.min(box.left, by.left)
  return { ...box, left, width: Math.max(box.left + box.width, by.left + by.width) - left }
}
