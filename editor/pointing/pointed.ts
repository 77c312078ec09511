import { useEffect, useState } from 'react'
import { fieldAt } from '../field-at.ts'
import type { Lists } from '../lists.ts'
import { isDragged } from './dragging.ts'

export type EntryPointed = {
  block: string
  list: string
  id: string
  /** What holds it where it is pointed at: it may stand elsewhere too. */
  within?: Element | undefined
}

/** What is pointed at or has the focus: a field, the entry of a list that it stands in, and its block. */
export type Pointed = { field?: HTMLElement; entry?: EntryPointed; block?: HTMLElement }

/** Follows pointer and focus. Whatever is in `.ed-keeps` belongs to what was pointed at last. */
export function usePointed(lists: Lists): Pointed {
  const [pointed, point] = useState<Pointed>({})
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
      const at = element && !element.closest('.ed') ? whatIsAt(element, event, lists) : {}
      // Off the blocks the focus counts: a finger that pressed a dialog's button rests nowhere on the page.
      const next = at.block || !document.activeElement ? at : whatIsAt(document.activeElement, undefined, lists)
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
  return pointed
}

function whatIsAt(element: Element, event: Event | undefined, lists: Lists): Pointed {
  const block = element.closest<HTMLElement>('[data-block-id]') ?? undefined
  const id = block?.dataset.blockId
  if (!block || !id) return {}
  const at = event instanceof PointerEvent ? fieldAt(element, event) : element.closest<HTMLElement>('[data-edit-path]')
  const field = at ?? focusedField(element) ?? undefined
  const entry = (field ?? element).closest<HTMLElement>('[data-edit-item]')
  const marked = entry?.dataset.editItem
  const within = entry?.parentElement ?? undefined
  // Part of an entry may stand outside of its list, as the panel of a tab does.
  const found = marked ? fromMark(marked) : field && lists.entryAt(id, field.dataset.editPath ?? '')
  return { block, ...(field && { field }), ...(found && { entry: { block: id, ...found, within } }) }
}

/** The entry of a list as an element is marked with it. */
export const markOf = ({ list, id }: Pick<EntryPointed, 'list' | 'id'>) => `${list}/${id}`

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

const isSame = (one: Pointed, other: Pointed) =>
  one.field === other.field &&
  one.block === other.block &&
  one.entry?.list === other.entry?.list &&
  one.entry?.id === other.entry?.id &&
  one.entry?.within === other.entry?.within
