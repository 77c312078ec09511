/*
 * Lets each section rise and fade in once, when enough of it is visible. `data-reveal` is the share that must be
 * visible, e.g. 0.1. Until the first scroll nothing is hidden, so that printing and screenshots show the whole page.
 * After the first scroll, CSS hides the sections that have not been visible yet (`html[data-reveals]`).
 */
export function startReveals() {
  addEventListener('scroll', begin, { once: true, passive: true })
  for (const element of document.querySelectorAll<HTMLElement>('[data-enters]')) enterOnce(element)
}

/**
 * Animates a page's head once, when at least a tenth of it is visible. If the head is visible when the page opens, CSS
 * alone starts the animation. If the page opens further down, the animation waits until the head is in view.
 */
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

/** Observes an element that React renders after the first scroll. `begin` observes all earlier elements. */
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
    // The margin makes sections above the window count as visible, so that sections skipped by quick scrolling are
    // shown.
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
