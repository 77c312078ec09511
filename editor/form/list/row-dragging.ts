import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core'
import type { KeyboardEvent } from 'react'

/** The indentation per level in pixels. Must equal `--indent` in form-lists.css, except on phones. */
export const indent = 28

/** Sorts the rows by their vertical distance from the dragged row, and ignores the horizontal position. */
export const nearestRow: CollisionDetection = ({ collisionRect, droppableContainers, droppableRects }) => {
  const middle = collisionRect.top + collisionRect.height / 2
  return droppableContainers
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id)
      const value = rect && Math.abs(rect.top + rect.height / 2 - middle)
      return value === undefined ? [] : [{ id: droppableContainer.id, data: { droppableContainer, value } }]
    })
    .sort((a, b) => a.data.value - b.data.value)
}

/** Moves a dragged row on an arrow key: up or down by one row, or sideways by one level. */
export const stepByRow: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y }, context }) => {
  const { over, collisionRect, droppableContainers, droppableRects } = context
  const sideways = { ArrowLeft: -indent, ArrowRight: indent }[event.code]
  if (sideways !== undefined) return { x: x + sideways, y }
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.code]
  if (step === undefined || !collisionRect) return undefined
  event.preventDefault()
  const rows = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id)
      return rect ? [{ id, rect }] : []
    })
    .sort((a, b) => a.rect.top - b.rect.top)
  const next = rows[rows.findIndex(({ id }) => id === over?.id) + step]
  return next && { x, y: next.rect.top + (next.rect.height - collisionRect.height) / 2 }
}

/**
 * Dispatches arrow keys and Escape at the document, where dnd-kit's keyboard sensor listens. Stops the original event,
 * which the dialog must not handle.
 */
export function forwardKeyToSensor(event: KeyboardEvent) {
  const { key, code } = event
  if (!/^(Arrow|Escape)/.test(code)) return
  event.preventDefault()
  event.stopPropagation()
  document.dispatchEvent(new window.KeyboardEvent('keydown', { key, code, cancelable: true }))
}
