import {
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type CSSProperties, createContext, type ReactNode, use, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRootAttribute } from '../use-root-attribute.ts'
import { useWindowEvents } from '../use-window-events.ts'
import { forwardKeyToSensor, minimumMove, stepByElement } from './drag-keys.ts'
import './drag.css'

/**
 * A drop position: before the element `before`, or at the end of the list; in a tree, `holder` contains that list. The
 * line that marks the position is beside the element `at`, behind it if `isBehind`.
 */
export type Drop = { at: string; isBehind: boolean; before?: string | undefined; holder?: string | undefined }

type Dragging<Place> = { id: string; place?: Place | undefined }

const DraggingContext = createContext<Dragging<Drop> | undefined>(undefined)

/** Undefined unless an element of the area is dragged. */
export const useDragging = <Place extends Drop>() => use(DraggingContext) as Dragging<Place> | undefined

type DragAreaProps<Place extends Drop> = {
  nameOf: (id: string) => string
  collisionDetection: CollisionDetection
  /** Undefined where the element cannot be dropped. */
  findPlace: (event: DragMoveEvent) => Place | undefined
  onDrop: (id: string, place: Place) => void
  /** How many pixels of the window are covered at its upper edge. Dragging there scrolls the page. */
  covered?: number
  children: ReactNode
}

/**
 * Lets elements be dragged by pointer and touch, and by the keyboard if their handle can have the focus. What can be
 * dragged and dropped on is registered by dnd-kit's `useDraggable` and `useDroppable`.
 */
export function DragArea<Place extends Drop>(props: DragAreaProps<Place>) {
  const { nameOf, collisionDetection, findPlace, onDrop, covered = 0, children } = props
  const { t } = useTranslation()
  const [dragging, setDragging] = useState<Dragging<Place>>()
  // Refs, because dnd-kit reads announcements before the state is rendered. While an element is moved only sideways, in
  // a tree for example, nothing scrolls.
  const [place, hasMoved, hasMovedVertically] = [useRef<Place>(undefined), useRef(false), useRef(false)]
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByElement }),
  )
  useRootAttribute('data-dragging', dragging !== undefined)
  useWindowEvents({ keydown: (event) => dragging && forwardKeyToSensor(event) }, { isCapturing: true })

  /** Called on `onDragMove` and `onDragOver`: in a move by keyboard, only `onDragOver` has the new target. */
  function update(event: DragMoveEvent) {
    const { active, delta } = event
    place.current = findPlace(event)
    hasMoved.current = delta.x !== 0 || delta.y !== 0
    if (Math.abs(delta.y) >= minimumMove) hasMovedVertically.current = true
    // The last event may arrive after the drag has ended.
    setDragging((before) => before && { id: String(active.id), place: place.current })
  }
  function inWords(id: string, { before, holder }: Drop): string {
    const name = nameOf(id)
    const order = before ? t('dragging.before', { name, next: nameOf(before) }) : t('dragging.last', { name })
    return holder ? t('dragging.inside', { place: order, holder: nameOf(holder) }) : order
  }
  const startedWith = (id: string) => t('dragging.started', { name: nameOf(id) })
  const cancelled = (id: string) => t('dragging.cancelled', { name: nameOf(id) })
  function announceMove({ active }: Pick<DragMoveEvent, 'active'>) {
    if (!hasMoved.current) return startedWith(String(active.id))
    return place.current ? inWords(String(active.id), place.current) : t('dragging.nowhere')
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      autoScroll={{
        threshold: { x: 0.2, y: Math.max(0.2, (covered + 40) / innerHeight) },
        canScroll: (element) => hasMovedVertically.current || element.scrollWidth > element.clientWidth,
      }}
      onDragStart={({ active }) => {
        place.current = undefined
        hasMovedVertically.current = false
        setDragging({ id: String(active.id) })
      }}
      onDragMove={update}
      onDragOver={update}
      onDragCancel={() => setDragging(undefined)}
      onDragEnd={(event) => {
        place.current = findPlace(event)
        setDragging(undefined)
        if (place.current) onDrop(String(event.active.id), place.current)
      }}
      accessibility={{
        screenReaderInstructions: { draggable: t('dragging.how') },
        announcements: {
          onDragStart: ({ active }) => startedWith(String(active.id)),
          onDragMove: announceMove,
          onDragOver: announceMove,
          onDragEnd: ({ active: { id } }) =>
            place.current ? `${t('dragging.ended')} ${inWords(String(id), place.current)}` : cancelled(String(id)),
          onDragCancel: ({ active }) => cancelled(String(active.id)),
        },
      }}
    >
      <DraggingContext value={dragging}>{children}</DraggingContext>
    </DndContext>
  )
}

/** Marks the element `at`, and shows a line on its side where the dragged element would go. */
export function DropLine({ at, isBeside = false, style }: { at: string; isBeside?: boolean; style?: CSSProperties }) {
  const place = useDragging()?.place
  if (place?.at !== at) return null
  return (
    <i className={`ed ed-drop ${place.isBehind ? 'is-behind' : ''} ${isBeside ? 'is-beside' : ''}`} style={style} />
  )
}
