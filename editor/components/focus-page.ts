const pauseMs = 100
const maxTries = 200
/** How often in a row the heading must have kept the focus. The page may be rendered after its address is shown. */
const enough = 40

/** Focuses the heading of the page at `href` once that page is shown, unless something is being typed by then. */
export function focusPage(href: string) {
  const { pathname } = new URL(href, location.origin)
  const before = location.pathname
  let kept = 0
  let tries = 0
  const timer = setInterval(() => {
    const { activeElement, documentElement } = document
    const isTyping = activeElement?.matches('input, textarea, select, [contenteditable]')
    if (isTyping || kept === enough || tries++ === maxTries) return clearInterval(timer)
    // An Arabic address may lead to another one.
    const isThere = location.pathname === pathname || location.pathname !== before
    if (!isThere || documentElement.hasAttribute('data-modal')) return
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    const heading = find('main h1[data-edit-path]') ?? find('main [data-edit-path]')
    if (kept === 0 || activeElement === document.body) heading?.focus()
    if (heading && document.activeElement === heading) kept++
  }, pauseMs)
}
