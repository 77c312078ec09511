import { createElement } from 'react'
import { lazyComponent } from '../../components/lazy-component.tsx'

export type DragHandleProps = {
  id: string
  /** The ids in each list that accepts the element, in order. The first list is the element's own. */
  lists: string[][]
  /** Returns the name of an element in `lists`, for screen readers. */
  nameOf: (id: string) => string
  elementOf: (id: string) => HTMLElement | undefined
  /** Called with the target list, and the id of the next element there; undefined at the end of the list. */
  onDrop: (list: string[], before: string | undefined) => void
  /** Whether the elements are side by side. */
  isHorizontal?: boolean
  name: string
}

/**
 * The handle is loaded when the first toolbar with a handle is shown. Meanwhile an empty element has the same width, so
 * that the buttons beside the handle do not move.
 */
export const DragHandle = lazyComponent<DragHandleProps>(
  async () => (await import('./drag-handle.tsx')).DragHandle,
  () => createElement('span', { className: 'ed-drag-place' }),
)

/** Sets `data-dragging` on <html> during a drag: the selection then does not follow the pointer. */
export const setDragging = (value: boolean) => {
  document.documentElement.toggleAttribute('data-dragging', value)
}
export const isDragging = () => document.documentElement.hasAttribute('data-dragging')
