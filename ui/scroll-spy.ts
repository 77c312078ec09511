/** In `data-contents`, the link to the heading nearest to a third of the viewport's height (specification §4). */
export function startScrollSpy() {
  let waiting = false
  const mark = () => {
    waiting = false
    const list = document.querySelector('[data-contents]')
    if (!list) return
    const links = [...list.querySelectorAll<HTMLAnchorElement>('a')]
    const distances = links.map((link) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      return heading ? Math.abs(heading.getBoundingClientRect().top - innerHeight / 3) : Number.POSITIVE_INFINITY
    })
    const nearest = distances.indexOf(Math.min(...distances))
    links.forEach((link, index) => {
      if (index === nearest) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    })
  }
  const soon = () => {
    if (!waiting) requestAnimationFrame(mark)
    waiting = true
  }
  addEventListener('scroll', soon)
  addEventListener('resize', soon)
  // In the hydrated application, navigation can replace one article with another.
  new MutationObserver(soon).observe(document.body, { childList: true, subtree: true })
  mark()
}
