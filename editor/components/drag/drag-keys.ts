import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/** In pixels: the least move of a drag, and its step to the side by keyboard. Equals `--indent` in form-lists.css. */
export const minimumMove = 28

/** Moves a dragged element on an arrow key: up or down by one drop target, or sideways by `minimumMove`. */
export const stepByElement: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y }, context }) => {
  const { over, collisionRect, droppableContainers, droppableRects } = context
  const sideways = { ArrowLeft: -minimumMove, ArrowRight: minimumMove }[event.code]
  if (sideways !== undefined) return { x: x + sideways, y }
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.code]
  if (step === undefined || !collisionRect) return undefined
  event.preventDefault()
  const targets = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id)
      return rect ? [{ id, rect }] : []
    })
    .sort((a, b) => a.rect.top - b.rect.top)
  const next = targets[targets.findIndex(({ id }) => id === over?.id) + step]
  return next && { x, y: next.rect.top + (next.rect.height - collisionRect.height) / 2 }
}

/**
 * During a drag, arrow keys and Escape go only to dnd-kit's sensors, which listen at the document: an Escape cancels the
 * drag, and does not close the dialog.
 */
export function forwardKeyToSensor(event: KeyboardEvent) {
  const { key, code, target } = event
  // The forwarded event passes the window, too.
  if (target === document || !/^(Arrow|Escape)/.test(code)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  document.dispatchEvent(new KeyboardEvent('keydown', { key, code, cancelable: true }))
}
