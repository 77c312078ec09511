import { useDraggable, useDroppable } from '@dnd-kit/core'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { DragArea, DropLine } from '../../components/drag/drag-area.tsx'
import { GripVertical } from '../../components/lazy-icons.tsx'
import { boxOf, freeTopFor } from '../page-elements.ts'
import type { DragHandleProps } from './drag-handle.lazy.ts'
import { dropPositionOf, nearestDropPosition } from './drop-position.ts'

/** Only for the pointer: with the keyboard an element is moved by the buttons beside the handle. */
export function DragHandle({ id, lists, nameOf, elementOf, onDrop, isHorizontal = false, name }: DragHandleProps) {
  const grip = useRef<HTMLSpanElement>(null)
  const isRtl = document.documentElement.dir === 'rtl'
  const boxes = () =>
    lists.flatMap((list) =>
      list.flatMap((each) => {
        const element = elementOf(each)
        return element ? [{ id: each, list, box: boxOf(element) }] : []
      }),
    )
  return (
    <DragArea
      nameOf={nameOf}
      collisionDetection={nearestDropPosition(id, boxes, () => boxOf(grip.current), { isHorizontal, isRtl })}
      findPlace={({ collisions }) => dropPositionOf(collisions)}
      onDrop={(_, { list, before }) => onDrop(list, before)}
      covered={freeTopFor(elementOf(id) ?? document.body)}
    >
      <Handle {...{ id, name, grip }} element={elementOf(id)} />
      {lists.flat().map((each) => (
        <Target key={each} id={each} element={elementOf(each)} isHorizontal={isHorizontal} />
      ))}
    </DragArea>
  )
}

type HandleProps = {
  id: string
  name: string
  element: HTMLElement | undefined
  grip: React.RefObject<HTMLSpanElement | null>
}

/** Registers the element, not the grip, as the dragged node, because dnd-kit scrolls the containers of that node. */
function Handle({ id, name, element, grip }: HandleProps) {
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id })
  useEffect(() => {
    setNodeRef(element ?? null)
    setActivatorNodeRef(grip.current)
  }, [setNodeRef, setActivatorNodeRef, element, grip])
  return (
    <span ref={grip} {...listeners} className="ed-tool ed-drag-handle" title={name} aria-hidden="true">
      <GripVertical className="ed-i" />
    </span>
  )
}

type TargetProps = { id: string; element: HTMLElement | undefined; isHorizontal: boolean }

function Target({ id, element, isHorizontal }: TargetProps) {
  const { setNodeRef } = useDroppable({ id })
  useEffect(() => setNodeRef(element ?? null), [setNodeRef, element])
  // In a portal: the toolbar around the handle is placed by `translate`, which would also shift this fixed element.
  return createPortal(<DropLine at={id} isBeside={isHorizontal} style={boxOf(element)} />, document.body)
}
