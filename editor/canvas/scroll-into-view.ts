/** Scrolls to and focuses the first field in a new element, once the field is rendered (ui/lazy-section.tsx). */
export function scrollIntoViewAndFocus(selector: string, tries = 20) {
  const field = document.querySelector<HTMLElement>(`${selector} [data-edit-path]`)
  if (!field && tries === 0) return
  if (!field) return void setTimeout(() => scrollIntoViewAndFocus(selector, tries - 1), 100)
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}

/** Scrolls a moved element into view, once it is at its new place. */
export function keepInSight(find: () => HTMLElement | undefined) {
  afterNextFrame(() => find()?.scrollIntoView({ block: 'nearest' }))
}

/** Focuses another element after a deletion, because the toolbar that had the focus disappears. */
export function focusAfterDelete(find: () => HTMLElement | undefined) {
  // After the confirmation has returned the focus to the toolbar, and the toolbar has disappeared.
  afterNextFrame(() => find()?.focus())
}

const afterNextFrame = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run))

/** The focusable element of the first visible field in an element. */
export function firstFieldIn(holder: Element | undefined): HTMLElement | undefined {
  const fields = [...(holder?.querySelectorAll<HTMLElement>('[data-edit-path]') ?? [])]
  if (holder?.matches('[data-edit-path]')) fields.unshift(holder as HTMLElement)
  const field = fields.find((each) => each.checkVisibility({ visibilityProperty: true }))
  return field?.closest<HTMLElement>('[tabindex], button, summary') ?? undefined
}
