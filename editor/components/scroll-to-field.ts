/** Scrolls to and focuses the first field in an element, once the field is rendered (ui/lazy-section.tsx). */
export function scrollIntoViewAndFocus(selector: string, tries = 20) {
  const field = document.querySelector<HTMLElement>(`${selector} [data-edit-path]`)
  if (!field && tries === 0) return
  if (!field) return void setTimeout(() => scrollIntoViewAndFocus(selector, tries - 1), 100)
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
