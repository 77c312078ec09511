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
