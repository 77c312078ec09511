import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { useEffect } from 'react'
import { boxOf } from '../pointing/boxes.ts'
import { setDragging } from '../pointing/dragging.ts'
import type { DragHandleProps } from './drag-handle.ts'

/** A handle to drag a thing among its neighbours. Keys have their own buttons beside it. */
export function Drag({ id, ids, elementOf, onDrop, name }: DragHandleProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  function onDragEnd({ over }: DragEndEvent) {
    setDragging(false)
    const to = ids.indexOf(String(over?.id))
    if (to < 0 || ids[to] === id) return
    onDrop(to < ids.indexOf(id) ? ids[to] : ids[to + 1])
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={() => setDragging(true)}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragging(false)}
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
