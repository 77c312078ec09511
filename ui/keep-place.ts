/**
 * A link inside `data-keep-place` shows another part of the same list: the next page begins where its list stands, and
 * not at its top.
 */
export function keepPlace() {
  const key = 'keep-place'
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (kept) document.querySelector(`[data-keep-place="${kept}"]`)?.scrollIntoView({ behavior: 'instant' })
  document.addEventListener('click', ({ target }) => {
    const place = (target as Element)
      .closest<HTMLElement>('[data-keep-place] nav a')
      ?.closest<HTMLElement>('[data-keep-place]')
    if (place) sessionStorage.setItem(key, place.dataset.keepPlace ?? '')
  })
}
