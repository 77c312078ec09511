/** Scrolls a moved element into view, two frames later: by then the element is rendered at its new place. */
export function keepInSight(find: () => HTMLElement | undefined) {
  afterNextFrame(() => find()?.scrollIntoView({ block: 'nearest' }))
}

/** Focuses the element that `find` returns, once the toolbar of a deleted element is removed. */
export function focusAfterDelete(find: () => HTMLElement | undefined) {
  // Two frames later: first the confirmation dialog returns the focus to the toolbar, then the toolbar is removed.
  afterNextFrame(() => find()?.focus())
}

const afterNextFrame = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run))

/** Returns the focusable element of the first visible field in an element: the field, or the control around it. */
export function firstFieldIn(holder: Element | undefined): HTMLElement | undefined {
  const fields = [...(holder?.querySelectorAll<HTMLElement>('[data-edit-path]') ?? [])]
  if (holder?.matches('[data-edit-path]')) fields.unshift(holder as HTMLElement)
  const field = fields.find((each) => each.checkVisibility({ visibilityProperty: true }))
  return field?.closest<HTMLElement>('[tabindex], button, summary') ?? undefined
}
