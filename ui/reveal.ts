/*
 * Sections rise and fade in once, when enough of them is in sight (`data-reveal` holds the share). All of this begins
 * with the first scrolling: until then everything is there, for whoever prints the page, takes a picture of it or reads
 * it in another way than by scrolling. Only then does the style hide what is out of sight (`html[data-reveals]`).
 */
export function startReveals() {
  addEventListener('scroll', begin, { once: true, passive: true })
  for (const element of document.querySelectorAll<HTMLElement>('[data-enters]')) enterOnce(element)
}

/**
 * The hero enters once, when a tenth of it is first in sight: at once on a page that starts at its top (the style's own
 * animation), later on one that starts further down.
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

/** Watches an element that React draws after the scrolling has begun. */
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
    // What one has scrolled past counts as seen, however fast that went.
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
