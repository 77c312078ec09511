/** Scrolls to and focuses the first field in an element, once the field is rendered (ui/lazy-section.tsx). */
export const scrollIntoViewAndFocus = (selector: string, tries?: number) =>
  scrollToField(() => document.querySelector<HTMLElement>(`${selector} [data-edit-path]`), undefined, tries)

/** Scrolls to and focuses a field once it is rendered; calls `onMissing` if it is not in time. */
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
