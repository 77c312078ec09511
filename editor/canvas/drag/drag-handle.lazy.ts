import { lazyComponent } from '../../components/lazy.tsx'

export type DragHandleProps = {
  id: string
  /** The thing and its neighbours in their sequence, and those of the other lists that would take it. */
  lists: string[][]
  /** What the thing or a neighbour is called. */
  nameOf: (id: string) => string
  elementOf: (id: string) => HTMLElement | undefined
  /** Dropped into one of the lists before this neighbour; behind all of them without one. */
  onDrop: (list: string[], before: string | undefined) => void
  /** Whether they stand beside each other. */
  isHorizontal?: boolean
  name: string
}

/** Dragging comes with the first tools that are shown; they are of use without it. */
export const DragHandle = lazyComponent<DragHandleProps>(
  async () => (await import('./drag-handle.tsx')).DragHandle,
  () => null,
)
