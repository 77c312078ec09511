import { useRef, useState } from 'react'
import { useEditor } from '../components/editor-context.ts'
import { useWindowEvents } from '../components/use-window-events.ts'
import type { Lists } from '../model/documents/places.ts'

export type SelectedListItem = {
  block: string
  list: string
  id: string
  /** The parent of the selected element: tells apart two renderings of one list item (menu, drawer). */
  within?: Element | undefined
}

export type CanvasSelection = {
  field?: HTMLElement
  listItem?: SelectedListItem
  block?: HTMLElement
  /** The number of levels from the innermost selected list item or block to the parent that was chosen. */
  level?: number
}

/** After `select` has chosen a parent, moving the pointer inside this block does not change the selection. */
export function useCanvasSelection(): { selection: CanvasSelection; select: (level: number) => void } {
  const { documents } = useEditor()
  const [selection, setSelection] = useState<CanvasSelection>({})
  const pointer = useRef({ x: 0, y: 0 })
  // The position of the last press on a toolbar, until the pointer moves. The pressed tool may move a list item, and
  // then another element is under the pointer without a movement of the pointer: that element must not be selected.
  const restingPointer = useRef<{ x: number; y: number }>(undefined)
  function select(event: Event) {
    const element = event.target instanceof Element ? event.target : undefined
    const isDragging = document.documentElement.hasAttribute('data-dragging')
    if (element?.closest('.ed-toolbar') || isDragging || (restingPointer.current && event.type !== 'focusin')) return
    // A press on an empty area focuses the element around all blocks (<main>), which is not a selection.
    if (event.type === 'focusin' && element?.querySelector('[data-block-id]')) return
    const at = element && !element.closest('.ed') ? selectionAt(element, event, documents.lists) : {}
    // An event outside the blocks, e.g. in a dialog, selects what has the focus. On a touch screen no later
    // `pointerover` would select it.
    const next =
      at.block || !document.activeElement ? at : selectionAt(document.activeElement, undefined, documents.lists)
    const isHovered = event.type === 'pointerover' || event.type === 'pointermove'
    setSelection((before) =>
      isSame(before, next) || (before.level && isHovered && before.block === next.block) ? before : next,
    )
  }
  useWindowEvents({
    pointerdown(event) {
      const { target, clientX: x, clientY: y } = event
      restingPointer.current = (target as Element).closest('.ed-toolbar') ? { x, y } : undefined
      // A touch fires `pointerover` before `pointerdown`. `select` ignored it if `restingPointer` was set.
      if (!restingPointer.current) select(event)
    },
    pointermove(event) {
      const { target, clientX, clientY } = event
      pointer.current = { x: clientX, y: clientY }
      const { x, y } = restingPointer.current ?? { x: clientX, y: clientY }
      const hasMoved = Math.hypot(clientX - x, clientY - y) >= 6
      if (hasMoved) restingPointer.current = undefined
      // A `.cover-link` lies over the pictures of its card, so that entering such a picture fires no `pointerover`.
      if (hasMoved || (target instanceof Element && target.closest('.cover-link'))) select(event)
    },
    pointerover: select,
    focusin: select,
  })
  function selectLevel(level: number) {
    restingPointer.current = pointer.current
    setSelection((before) => ({ ...before, level }))
  }
  return { selection, select: selectLevel }
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
  // A field may belong to a list item without being inside its marked element, e.g. in the panel of a tab.
  const found = marked ? fromMark(marked) : field && lists.listItemAt(id, field.dataset.editPath ?? '')
  return { block, ...(field && { field }), ...(found && { listItem: { block: id, ...found, within } }) }
}

/** The value of `data-edit-item`, e.g. 'tabs/first'. */
export const markOf = ({ list, id }: Pick<SelectedListItem, 'list' | 'id'>) => `${list}/${id}`

export function fromMark(mark: string) {
  const at = mark.lastIndexOf('/')
  return { list: mark.slice(0, at), id: mark.slice(at + 1) }
}

/** Returns the field inside a focused button, link, summary or tab, which F2 opens; null for any other element. */
function focusedField(element: Element): HTMLElement | null {
  const isFocused = document.activeElement === element && element.matches('button, summary, a, [role="tab"]')
  return isFocused ? element.querySelector<HTMLElement>('[data-edit-path]') : null
}

const isSame = (one: CanvasSelection, other: CanvasSelection) =>
  !one.level &&
  one.field === other.field &&
  one.block === other.block &&
  one.listItem?.list === other.listItem?.list &&
  one.listItem?.id === other.listItem?.id &&
  one.listItem?.within === other.listItem?.within

/** A link that covers a whole card (`.cover-link`) lies over the pictures of the card and under its texts. */
export function fieldAtPoint(target: Element, { clientX: x, clientY: y }: Pick<MouseEvent, 'clientX' | 'clientY'>) {
  const field = target.closest<HTMLElement>('[data-edit-path]')
  // A click by key or by assistive technology has no position: x and y are 0.
  if (field || (x === 0 && y === 0)) return field
  // Anywhere on another link, the field is the label of that link.
  if (!target.closest('.cover-link')) return target.closest('a')?.querySelector<HTMLElement>(label) ?? null
  const under = target.ownerDocument.elementsFromPoint(x, y).find((element) => element.matches(pictures))
  const isOfBlock = under?.closest('[data-block-id]') === target.closest('[data-block-id]')
  return isOfBlock ? (under as HTMLElement) : null
}

const label = ':scope > [data-edit-path]'
const pictures = ':is(img, video)[data-edit-path]'
