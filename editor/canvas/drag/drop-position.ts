import type { Collision, CollisionDetection, DroppableContainer } from '@dnd-kit/core'
import type { Drop } from '../../components/drag/drag-area.tsx'
import { type Box, boxAround } from '../page-elements.ts'

type DropPosition = Drop & { list: string[] }

type Point = { x: number; y: number }
type ItemBox = { id: string; list: string[]; box: Box }
type Direction = { isHorizontal: boolean; isRtl: boolean }

/** The greatest distance of the pointer from a list for a drop, in pixels. Handles lie across the edges of items. */
const reach = 24

/**
 * Returns the nearest target at any distance, because dnd-kit scrolls its containers; a position only within `reach`.
 */
export const nearestDropPosition =
  (id: string, entries: () => ItemBox[], grip: () => Box | undefined, direction: Direction): CollisionDetection =>
  ({ pointerCoordinates: point, droppableContainers, droppableRects }) => {
    // No target until dnd-kit has measured the targets. Before that, it cannot determine what to scroll.
    if (!point || droppableRects.size === 0) return []
    const { nearest, place } = dropPositionAt(id, entries(), { point, grip: grip() }, direction)
    const found: DroppableContainer | undefined = droppableContainers.find((each) => each.id === nearest)
    return found ? [{ id: found.id, data: { droppableContainer: found, value: 0, place } }] : []
  }

export const dropPositionOf = (collisions: Collision[] | null) =>
  collisions?.[0]?.data?.place as DropPosition | undefined

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
  // A handle outside its own list is dragged parallel to that list, so the list is widened to include the handle.
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

/** In the element's own list, the position of the item; in another list, before or behind the item. */
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

/** The mark of the placeholder of an empty list has no item id, e.g. 'tabs/'. */
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

function distance({ x, y }: Point, { left, top, width, height }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height))
}

function widened(box: Box, by: Pick<Box, 'left' | 'width'>): Box {
  const left = Math.min(box.left, by.left)
  return { ...box, left, width: Math.max(box.left + box.width, by.left + by.width) - left }
}
