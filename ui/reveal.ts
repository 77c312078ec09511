/* Reveals a section once `data-reveal` of it is visible. Before the first scroll nothing is hidden, for prints. */
export function startReveals() {
  addEventListener('scroll', begin, { once: true, passive: true })
  for (const element of document.querySelectorAll<HTMLElement>('[data-enters]')) enterOnce(element)
}

/** Animates a head once a tenth of it is visible. CSS alone does if the head is visible when the page opens. */
function enterOnce(element: HTMLElement) {
  if (element.getBoundingClientRect().bottom > element.offsetHeight / 10) return
  element.dataset.enters = 'later'
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      element.dataset.enters = ''
      observer.disconnect()
    },
    { threshold: 0.1 },
  )
  observer.observe(element)
}

function begin() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) watch(element)
  document.documentElement.dataset.reveals = ''
}

export function observe(element: HTMLElement | null) {
  if (element && 'reveals' in document.documentElement.dataset) watch(element)
}

const observers = new Map<number, IntersectionObserver>()

function watch(element: HTMLElement) {
  if ('revealed' in element.dataset) return
  if (element.getBoundingClientRect().top < innerHeight) {
    element.dataset.revealed = 'at-once'
    return
  }
  const threshold = Number(element.dataset.reveal)
  let observer = observers.get(threshold)
  if (!observer) {
    // Sections above the window count as visible, so that quick scrolling skips none.
    observer = new IntersectionObserver(reveal, { threshold, rootMargin: '100000px 0px 0px' })
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
