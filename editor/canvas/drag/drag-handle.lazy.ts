import { createElement } from 'react'
import { lazyComponent } from '../../components/lazy-component.tsx'

export type DragHandleProps = {
  id: string
  /** The ids in each list that accepts the element, in order. The first list is the element's own. */
  lists: string[][]
  nameOf: (id: string) => string
  elementOf: (id: string) => HTMLElement | undefined
  /** Called with the target list, and the id of the next element there; undefined at the end of the list. */
  onDrop: (list: string[], before: string | undefined) => void
  isHorizontal?: boolean
  name: string
}

/** Until it is loaded, an empty element has the same width, so that the buttons beside it do not move. */
export const DragHandle = lazyComponent<DragHandleProps>(
  () => import('./drag-handle.tsx').then((m) => m.DragHandle),
  () => createElement('span', { className: 'ed-drag-place' }),
)
