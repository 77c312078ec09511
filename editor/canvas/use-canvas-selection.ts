import { useRef, useState } from 'react'
import { useEditor } from '../components/editor-context.ts'
import { useWindowEvents } from '../components/use-window-events.ts'
import type { Lists } from '../model/documents/places.ts'
import { isDragging } from './drag/drag-handle.lazy.ts'
import { fieldAtPoint } from './field-at-point.ts'

export type SelectedListItem = {
  block: string
  list: string
  id: string
  /** The parent of the selected element: the list item may be rendered elsewhere too. */
  within?: Element | undefined
}

/** What is hovered or has the focus: a field, the list item that contains it, and its block. */
export type CanvasSelection = { field?: HTMLElement; listItem?: SelectedListItem; block?: HTMLElement }

/** The selection follows the pointer and the focus, except while they are in `.ed-toolbar`. */
export function useCanvasSelection(): CanvasSelection {
  const { lists } = useEditor()
  const [selection, setSelection] = useState<CanvasSelection>({})
  // After a tool has moved its list item, the page moves under the resting pointer, which must not select anything.
  const restingPointer = useRef<{ x: number; y: number }>(undefined)
  function select(event: Event) {
    const element = event.target instanceof Element ? event.target : undefined
    if (element?.closest('.ed-toolbar') || isDragging() || (restingPointer.current && event.type !== 'focusin')) return
    // The element around the blocks gets the focus when an empty area is pressed.
    if (event.type === 'focusin' && element?.querySelector('[data-block-id]')) return
    const at = element && !element.closest('.ed') ? selectionAt(element, event, lists) : {}
    // Outside the blocks the focused element counts: after a press in a dialog, a finger is nowhere on the page.
    const next = at.block || !document.activeElement ? at : selectionAt(document.activeElement, undefined, lists)
    setSelection((before) => (isSame(before, next) ? before : next))
  }
  useWindowEvents({
    pointerdown(event) {
      const { target, clientX: x, clientY: y } = event
      restingPointer.current = (target as Element).closest('.ed-toolbar') ? { x, y } : undefined
      // A touch causes a `pointerover` first, but that was ignored while the pointer counted as resting.
      if (!restingPointer.current) select(event)
    },
    pointermove(event) {
      const { target, clientX, clientY } = event
      const { x, y } = restingPointer.current ?? { x: clientX, y: clientY }
      const hasMoved = Math.hypot(clientX - x, clientY - y) >= 6
      if (hasMoved) restingPointer.current = undefined
      // Pictures under a link that covers its card are entered and left without a `pointerover`.
      if (hasMoved || (target instanceof Element && target.closest('.cover-link'))) select(event)
    },
    pointerover: select,
    focusin: select,
  })
  return selection
}

function selectionAt(element: Element, event: Event | undefined, lists: Lists): CanvasSelection {
  const block = element.closest<HTMLElement>('[data-block-id]') ?? undefined
  const id = block?.dataset.blockId
  if (!block || !id) return {}
  const at =
    event instanceof PointerEvent ? fieldAtPoint(element, event) : element.closest<HTMLElement>('[data-edit-path]')
  const field = at ?? focusedField(element) ?? undefined
  const listItem = (field ?? element).closest<HTMLElement>('[data-edit-item]')
  const marked = listItem?.dataset.editItem
  const within = listItem?.parentElement ?? undefined
  // A part of a list item may be outside the list, like the panel of a tab.
  const found = marked ? fromMark(marked) : field && lists.listItemAt(id, field.dataset.editPath ?? '')
  return { block, ...(field && { field }), ...(found && { listItem: { block: id, ...found, within } }) }
}

/** The value of `data-edit-item` for a list item. */
export const markOf = ({ list, id }: Pick<SelectedListItem, 'list' | 'id'>) => `${list}/${id}`

/** The list item for a value of `data-edit-item`. */
export function fromMark(mark: string) {
  const at = mark.lastIndexOf('/')
  return { list: mark.slice(0, at), id: mark.slice(at + 1) }
}

/** The field that F2 would open in a button that has the focus. */
function focusedField(element: Element): HTMLElement | null {
  const isFocused = document.activeElement === element && element.matches('button, summary, a, [role="tab"]')
  return isFocused ? element.querySelector<HTMLElement>('[data-edit-path]') : null
}

const isSame = (one: CanvasSelection, other: CanvasSelection) =>
  one.field === other.field &&
  one.block === other.block &&
  one.listItem?.list === other.listItem?.list &&
  one.listItem?.id === other.listItem?.id &&
  one.listItem?.within === other.listItem?.within
