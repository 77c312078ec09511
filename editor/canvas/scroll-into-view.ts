/** Shows something new and puts the focus on its first words, as soon as it is drawn (ui/lazy-section.tsx). */
export function scrollIntoViewAndFocus(selector: string, tries = 20) {
  const field = document.querySelector<HTMLElement>(`${selector} [data-edit-path]`)
  if (!field && tries === 0) return
  if (!field) return void setTimeout(() => scrollIntoViewAndFocus(selector, tries - 1), 100)
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}

/** Puts the focus beside what was deleted: its tools, which had it, leave the screen with it. */
export function focusAfterDelete(find: () => HTMLElement | undefined) {
  // After the question has given the focus back to the tools, and these have gone.
  requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()))
}

/** What takes the focus for the first words or picture in sight in an element. */
export function firstFieldIn(holder: Element | undefined): HTMLElement | undefined {
  const fields = [...(holder?.querySelectorAll<HTMLElement>('[data-edit-path]') ?? [])]
  if (holder?.matches('[data-edit-path]')) fields.unshift(holder as HTMLElement)
  const field = fields.find((each) => each.checkVisibility({ visibilityProperty: true }))
  return field?.closest<HTMLElement>('[tabindex], button, summary') ?? undefined
}
