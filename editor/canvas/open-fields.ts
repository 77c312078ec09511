import { focusedElement } from '../components/dialog/modal.ts'
import { visiblePage } from '../components/visible-page.ts'
import type { EditorStore } from '../model/store.ts'
import { isOpen, type OpenText } from '../model/translation/translations.ts'
import { firstFieldIn } from './page-elements.ts'

type OpenField = { element: HTMLElement; state: OpenText['state'] }

function openFields({ documents: { places, translations } }: EditorStore): OpenField[] {
  return [...visiblePage().querySelectorAll<HTMLElement>('[data-edit-path]')].flatMap((element) => {
    const place = places.find(element)
    const state = place && translations.stateAt(place)
    return isOpen(state) ? [{ element, state }] : []
  })
}

/** Texts in English on Arabic pages are marked by fields/editable-text.tsx. */
export function markOpenFields(store: EditorStore): void {
  const states = new Map(openFields(store).map(({ element, state }) => [element, state]))
  for (const element of visiblePage().querySelectorAll<HTMLElement>('[data-edit-path]')) {
    const state = states.get(element)
    if (state === 'outdated' || state === 'imported') element.dataset.translation = state
    else delete element.dataset.translation
  }
}

/** Counted from the focus. Continues from the other end of the page. */
export function focusOpenField(store: EditorStore, direction: 'next' | 'previous'): void {
  const fields = openFields(store).filter(({ element }) => element.checkVisibility({ visibilityProperty: true }))
  const sorted = direction === 'next' ? fields : fields.toReversed()
  const side = direction === 'next' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
  const from = visiblePage().activeElement
  const isBehind = (element: HTMLElement) =>
    from && from !== from.ownerDocument.body && !from.contains(element) && from.compareDocumentPosition(element) & side
  const { element } = sorted.find((each) => isBehind(each.element)) ?? sorted[0] ?? {}
  const target = element && firstFieldIn(element)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

export function focusedField(): HTMLElement | null {
  const focused = focusedElement()
  return (
    focused?.closest<HTMLElement>('[data-edit-path]') ?? focused?.querySelector<HTMLElement>('[data-edit-path]') ?? null
  )
}
