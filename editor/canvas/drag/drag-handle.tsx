import {
  type Announcements,
  type Collision,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  PointerSensor,
  useDndContext,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { GripVertical } from '../../components/lazy-icons.tsx'
import { type Box, boxOf, freeTopFor } from '../element-boxes.ts'
import { type DragHandleProps, setDragging } from './drag-handle.lazy.ts'
import { type DropPosition, nearestDropPosition } from './drop-position.ts'

/**
 * A handle by which the pointer drags an element to another position in `lists`. It has no keyboard support: with the
 * keyboard an element is moved by the buttons beside the handle.
 */
export function DragHandle({ id, lists, nameOf, elementOf, onDrop, isHorizontal = false, name }: DragHandleProps) {
  const { t } = useTranslation()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const isRtl = document.documentElement.dir === 'rtl'
  const boxes = () =>
    lists.flatMap((list) =>
      list.flatMap((each) => {
        const element = elementOf(each)
        return element ? [{ id: each, list, box: boxOf(element) }] : []
      }),
    )
  // In a ref, because dnd-kit does not pass the drop position to the announcements.
  const place = useRef<DropPosition>(undefined)
  const grip = useRef<Box>(undefined)
  function updateDropPosition({ collisions }: DragMoveEvent) {
    place.current = dropPositionOf(collisions)
  }
  function onDragEnd(event: DragEndEvent) {
    setDragging(false)
    updateDropPosition(event)
    if (place.current) onDrop(place.current.list, place.current.before)
  }
  function inWords(): string | undefined {
    if (!place.current) return undefined
    const { before } = place.current
    if (before === undefined) return t('dragging.last', { name: nameOf(id) })
    return t('dragging.before', { name: nameOf(id), next: nameOf(before) })
  }
  const stays = () => t('dragging.cancelled', { name: nameOf(id) })
  const announcements: Announcements = {
    onDragStart: () => t('dragging.started', { name: nameOf(id) }),
    onDragMove: inWords,
    onDragOver: inWords,
    onDragEnd: () => (place.current ? `${t('dragging.ended')} ${inWords()}` : stays()),
    onDragCancel: stays,
  }
  // The share of the window's height in which the pointer scrolls the page up: what the editor's bar and the header
  // cover, and 40 px more.
  const edge = (freeTopFor(elementOf(id) ?? document.body) + 40) / innerHeight
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestDropPosition(id, boxes, () => grip.current, { isHorizontal, isRtl })}
      autoScroll={{ threshold: { x: 0.2, y: Math.max(0.2, edge) } }}
      onDragMove={updateDropPosition}
      onDragOver={updateDropPosition}
      onDragStart={({ activatorEvent }) => {
        grip.current = boxOf((activatorEvent.target as Element).closest('.ed-drag-handle'))
        setDragging(true)
      }}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragging(false)}
      // Without dnd-kit's instructions for the keyboard, because only the pointer can drag.
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
    >
      <Handle {...{ id, name }} element={elementOf(id)} />
      {lists.flat().map((each) => (
        <Target key={each} id={each} element={elementOf(each)} isHorizontal={isHorizontal} />
      ))}
    </DndContext>
  )
}

const dropPositionOf = (collisions: Collision[] | null) => collisions?.[0]?.data?.place as DropPosition | undefined

/**
 * The grip. Registers the element as the dragged node, because dnd-kit scrolls the containers of that node, and the
 * grip is outside of these containers.
 */
function Handle({ id, name, element }: { id: string; name: string; element: HTMLElement | undefined }) {
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id })
  useEffect(() => setNodeRef(element ?? null), [setNodeRef, element])
  return (
    <span ref={setActivatorNodeRef} {...listeners} className="ed-tool ed-drag-handle" title={name} aria-hidden="true">
      <GripVertical className="ed-i" />
    </span>
  )
}

/** Registers an element as a drop target, and shows a line on the side where the dragged element would go. */
function Target({
  id,
  element,
  isHorizontal,
}: {
  id: string
  element: HTMLElement | undefined
  isHorizontal: boolean
}) {
  const { setNodeRef } = useDroppable({ id })
  const place = dropPositionOf(useDndContext().collisions)
  useEffect(() => setNodeRef(element ?? null), [setNodeRef, element])
  if (place?.at !== id) return null
  const side = place.isBehind ? 'is-behind' : ''
  // In a portal: the toolbar around the handle is placed by `translate`, which would also shift this fixed element.
  return createPortal(
    <i className={`ed ed-drop ${side} ${isHorizontal ? 'is-beside' : ''}`} style={boxOf(element)} />,
    document.body,
  )
}
