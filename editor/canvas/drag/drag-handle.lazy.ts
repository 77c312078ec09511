import { createElement } from 'react'
import { lazyComponent } from '../../components/lazy-component.tsx'

export type DragHandleProps = {
  id: string
  /** First the ids in the element's own list, in order, then the ids in each other list that accepts the element. */
  lists: string[][]
  /** The name of the dragged element or of a neighbour. */
  nameOf: (id: string) => string
  elementOf: (id: string) => HTMLElement | undefined
  /** Called with the list and the id of the element that will follow; undefined at the end of the list. */
  onDrop: (list: string[], before: string | undefined) => void
  /** Whether the elements are side by side. */
  isHorizontal?: boolean
  name: string
}

/**
 * Loaded with the first toolbar that is shown; the rest of a toolbar works without it. Its space is reserved meanwhile,
 * because a user would miss buttons that move.
 */
export const DragHandle = lazyComponent<DragHandleProps>(
  async () => (await import('./drag-handle.tsx')).DragHandle,
  () => createElement('span', { className: 'ed-drag-place' }),
)

/** Marks the page during a drag, so that the selection does not follow the pointer. */
export const setDragging = (value: boolean) => {
  document.documentElement.toggleAttribute('data-dragging', value)
}
export const isDragging = () => document.documentElement.hasAttribute('data-dragging')
