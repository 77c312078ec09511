import {
  DndContext,
  type DragMoveEvent,
  type DragOverEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { createContext, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pathKey, useForm } from '../form-context.ts'
import { indent, nearestRow, stepByRow } from './row-dragging.ts'
import type { ShownRow } from './row-item.tsx'
import { dropTarget, type Target, type TreeRow } from './tree.ts'

/** The dragged row and where it would be dropped. */
export type Dragging = { dragged: TreeRow; over?: TreeRow; isBelow?: boolean; depth?: number }

export const SortingContext = createContext<Dragging | undefined>(undefined)

type SortingProps = {
  rows: ShownRow[]
  own: string | undefined
  levels: number
  onMove: (row: ShownRow, target: Target) => void
  children: ReactNode
}

/** Lets rows be dragged by pointer, touch and keyboard; in a tree also sideways, to another level. */
export function Sorting({ rows, own, levels, onMove, children }: SortingProps) {
  const { t } = useTranslation()
  const { isDragging } = useForm()
  const [dragging, setDragging] = useState<Dragging>()
  // A ref, because dnd-kit reads the announcement before the state is rendered.
  const announcement = useRef('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByRow }),
  )
  // While a row is moved only sideways, the form does not scroll automatically.
  const hasMovedVertically = useRef(false)
  const rowOf = (id: unknown) => rows.find(({ path }) => pathKey(path) === id)
  const nameOf = (id: unknown) => rowOf(id)?.name ?? ''

  function find({ active, over, delta }: Pick<DragMoveEvent, 'active' | 'over' | 'delta'>) {
    const [dragged, under] = [rowOf(active.id), rowOf(over?.id)]
    if (!dragged || !under) return undefined
    const sideways = document.documentElement.dir === 'rtl' ? -delta.x : delta.x
    const shift = Math.round(sideways / indent)
    const target = dropTarget(rows, dragged, under, { shift, own, levels })
    return target && { dragged, over: under, target, isBelow: rows.indexOf(under) >= rows.indexOf(dragged) }
  }

  /** Called on `onDragMove` and `onDragOver`: in a move by keyboard, only `onDragOver` has the new row. */
  function updateDropPosition(event: DragMoveEvent | DragOverEvent) {
    const found = find(event)
    const dragged = rowOf(event.active.id)
    if (!dragged) return
    if (Math.abs(event.delta.y) >= indent) hasMovedVertically.current = true
    const isMoved = event.delta.x !== 0 || event.delta.y !== 0
    if (isMoved) announcement.current = found ? placeInWords(found.dragged, found.target) : t('dragging.nowhere')
    else announcement.current = t('dragging.started', { name: dragged.name })
    const next = found ? { dragged, over: found.over, isBelow: found.isBelow, depth: found.target.depth } : { dragged }
    // The last event may arrive after the drag has ended.
    setDragging((before) => before && next)
  }

  function placeInWords({ name }: ShownRow, { parent, before }: Target): string {
    const place = before
      ? t('dragging.before', { name, next: nameOf(pathKey([...parent, before])) })
      : t('dragging.last', { name })
    return parent.length > 0 ? t('dragging.inside', { place, holder: nameOf(pathKey(parent.slice(0, -1))) }) : place
  }

  function end() {
    setDragging(undefined)
    // Delayed: the Escape that ends the drag may reach the dialog later, and must not close it.
    setTimeout(() => {
      isDragging.current = false
    })
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestRow}
      autoScroll={{ canScroll: () => hasMovedVertically.current }}
      onDragStart={({ active }) => {
        isDragging.current = true
        hasMovedVertically.current = false
        const dragged = rowOf(active.id)
        if (dragged) setDragging({ dragged })
      }}
      onDragMove={updateDropPosition}
      onDragOver={updateDropPosition}
      onDragCancel={end}
      onDragEnd={(event) => {
        end()
        const found = find(event)
        if (found) onMove(found.dragged, found.target)
      }}
      accessibility={{
        screenReaderInstructions: { draggable: t('dragging.how') },
        announcements: {
          onDragStart: ({ active }) => t('dragging.started', { name: nameOf(active.id) }),
          onDragMove: () => announcement.current,
          onDragOver: () => announcement.current,
          onDragEnd: () => `${t('dragging.ended')} ${announcement.current}`,
          onDragCancel: ({ active }) => t('dragging.cancelled', { name: nameOf(active.id) }),
        },
      }}
    >
      <SortingContext value={dragging}>{children}</SortingContext>
    </DndContext>
  )
}
