import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Over,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { boxOf } from '../pointing/boxes.ts'
import { setDragging } from '../pointing/dragging.ts'
import type { DragHandleProps } from './drag-handle.ts'

/** A handle to drag a thing among its neighbours. Keys have their own buttons beside it. */
export function Drag({ id, ids, nameOf, elementOf, onDrop, name }: DragHandleProps) {
  const { t } = useTranslation()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  function onDragEnd({ over }: DragEndEvent) {
    setDragging(false)
    const place = placeAt(over)
    if (place) onDrop(place.before)
  }
  /** Where it would come to stand; nothing where it stands already. */
  function placeAt(over: Over | null) {
    const to = ids.indexOf(String(over?.id))
    if (to < 0 || ids[to] === id) return undefined
    return { before: to < ids.indexOf(id) ? ids[to] : ids[to + 1] }
  }
  function inWords({ before }: { before: string | undefined }): string {
    if (before === undefined) return t('dragging.last', { name: nameOf(id) })
    return t('dragging.before', { name: nameOf(id), next: nameOf(before) })
  }
  const stays = () => t('dragging.cancelled', { name: nameOf(id) })
  const announcements: Announcements = {
    onDragStart: () => t('dragging.started', { name: nameOf(id) }),
    onDragOver({ over }) {
      const place = placeAt(over)
      return place ? inWords(place) : undefined
    },
    onDragEnd({ over }) {
      const place = placeAt(over)
      return place ? `${t('dragging.ended')} ${inWords(place)}` : stays()
    },
    onDragCancel: stays,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={() => setDragging(true)}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragging(false)}
      // The handle is for the pointer alone: there is nothing to say about keys.
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
    >
      <Handle id={id} name={name} />
      {ids.map((each) => (
        <Target key={each} id={each} element={elementOf(each)} isBefore={ids.indexOf(each) < ids.indexOf(id)} />
      ))}
    </DndContext>
  )
}

function Handle({ id, name }: { id: string; name: string }) {
  const { setNodeRef, listeners } = useDraggable({ id })
  return (
    <span ref={setNodeRef} {...listeners} className="ed-grip" title={name} aria-hidden="true">
      <GripVertical className="ed-i" />
    </span>
  )
}

/** A neighbour as a place to drop at, with a line on the side where the thing would come. */
function Target({ id, element, isBefore }: { id: string; element: HTMLElement | undefined; isBefore: boolean }) {
  const { setNodeRef, isOver, active } = useDroppable({ id })
  useEffect(() => setNodeRef(element ?? null), [setNodeRef, element])
  if (!isOver || active?.id === id) return null
  return <i className={`ed-drop ${isBefore ? 'is-before' : 'is-behind'}`} style={boxOf(element)} />
}
