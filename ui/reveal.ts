/*
 * Sections rise and fade in once, when enough of them is in sight (`data-reveal` holds the share). What is in sight when
 * the page starts is left alone, so that nothing flashes; only then does the style hide the rest (`html[data-reveals]`).
 */
export function startReveals(root: ParentNode = document) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-reveal]')) observe(element)
  document.documentElement.dataset.reveals = ''
}

const observers = new Map<number, IntersectionObserver>()

/** Watches one element; React hands over those that come later. */
export function observe(element: HTMLElement | null) {
  if (!element || 'revealed' in element.dataset) return
  if (element.getBoundingClientRect().top < innerHeight) {
    element.dataset.revealed = 'at-once'
    return
  }
  const threshold = Number(element.dataset.reveal)
  let observer = observers.get(threshold)
  if (!observer) {
    observer = new IntersectionObserver(reveal, { threshold })
    observers.set(threshold, observer)
  }
  observer.observe(element)
}

function reveal(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    ;(target as HTMLElement).dataset.revealed = ''
    observer.unobserve(target)
  }
}
