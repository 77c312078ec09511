/** Shows something new and puts the focus on its first words, as soon as it is drawn (ui/lazy-section.tsx). */
export function lookAt(selector: string, tries = 20) {
  const field = document.querySelector<HTMLElement>(`${selector} [data-edit-path]`)
  if (!field && tries === 0) return
  if (!field) return void setTimeout(() => lookAt(selector, tries - 1), 100)
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
