/** Waits until the field is rendered, because sections are rendered late (ui/lazy-section.tsx). */
export const scrollIntoViewAndFocus = (selector: string, tries?: number) =>
  scrollToField(() => document.querySelector<HTMLElement>(`${selector} [data-edit-path]`), undefined, tries)

/** Looks for the field every 100 ms. */
export function scrollToField(
  find: () => HTMLElement | null | undefined,
  onMissing: (() => void) | undefined,
  tries = 20,
) {
  const field = find()
  if (!field && tries === 0) return onMissing?.()
  if (!field) return void setTimeout(() => scrollToField(find, onMissing, tries - 1), 100)
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
