import { useEffect, useState } from 'react'
import type { Lists } from '../model/documents/shown-lists.ts'
import { isDragged } from './drag/drag-state.ts'
import { fieldAtPoint } from './field-at-point.ts'

export type SelectedListItem = {
  block: string
  list: string
  id: string
  /** What holds it where it is pointed at: it may stand elsewhere too. */
  within?: Element | undefined
}

/** What is pointed at or has the focus: a field, the entry of a list that it stands in, and its block. */
export type CanvasSelection = { field?: HTMLElement; listItem?: SelectedListItem; block?: HTMLElement }

/** Follows pointer and focus. Whatever is in `.ed-keeps` belongs to what was pointed at last. */
export function useCanvasSelection(lists: Lists): CanvasSelection {
  const [selection, point] = useState<CanvasSelection>({})
  useEffect(() => {
    // A tool that moves its entry takes the page away from under a resting pointer, which has pointed at nothing else.
    let restsAt: { x: number; y: number } | undefined
    const onPress = (event: PointerEvent) => {
      const { target, clientX: x, clientY: y } = event
      restsAt = (target as Element).closest('.ed-keeps') ? { x, y } : undefined
      // A finger comes to another place before it presses there.
      if (!restsAt) onPoint(event)
    }
    const onMove = (event: PointerEvent) => {
      const { target, clientX, clientY } = event
      const moved = restsAt && Math.hypot(clientX - restsAt.x, clientY - restsAt.y) >= 6
      if (moved) restsAt = undefined
      // The pictures under a link that covers its card are entered and left without another element at the pointer.
      if (moved || (target instanceof Element && target.closest('.cover-link'))) onPoint(event)
    }
    const onPoint = (event: Event) => {
      const element = event.target instanceof Element ? event.target : undefined
      if (element?.closest('.ed-keeps') || isDragged() || (restsAt && event.type !== 'focusin')) return
      // What holds the blocks takes the focus when their empty ground is pressed.
      if (event.type === 'focusin' && element?.querySelector('[data-block-id]')) return
      const at = element && !element.closest('.ed') ? selectionAt(element, event, lists) : {}
      // Off the blocks the focus counts: a finger that pressed a dialog's button rests nowhere on the page.
      const next = at.block || !document.activeElement ? at : selectionAt(document.activeElement, undefined, lists)
      point((before) => (isSame(before, next) ? before : next))
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('pointermove', onMove)
    document.addEventListener('pointerover', onPoint)
    document.addEventListener('focusin', onPoint)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('pointermove', onMove)
      document.removeEventListener('pointerover', onPoint)
      document.removeEventListener('focusin', onPoint)
    }
  }, [lists])
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
  // Part of an entry may stand outside of its list, as the panel of a tab does.
  const found = marked ? fromMark(marked) : field && lists.listItemAt(id, field.dataset.editPath ?? '')
  return { block, ...(field && { field }), ...(found && { listItem: { block: id, ...found, within } }) }
}

/** The entry of a list as an element is marked with it. */
export const markOf = ({ list, id }: Pick<SelectedListItem, 'list' | 'id'>) => `${list}/${id}`

/** The entry that a mark means. */
export function fromMark(mark: string) {
  const at = mark.lastIndexOf('/')
  return { list: mark.slice(0, at), id: mark.slice(at + 1) }
}

/** A button that has the focus shows which of its words F2 would open. */
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
