import { use } from 'react'
import { InlineScript } from './inline-script.tsx'
import { IslandContext } from './island.tsx'

/** Scrolls a new page of the list into view before the first paint, and focuses its title: Tab continues there. */
export function ScrollToList() {
  const isDocument = use(IslandContext) !== null
  return isDocument && <InlineScript script={script} />
}

const script = `{
  const list = document.currentScript.parentElement
  const go = () => {
    try {
      const clicks = sessionStorage.keepPlace, title = list.querySelector('h2')
      delete sessionStorage.keepPlace
      if (!clicks) return
      list.scrollIntoView({ behavior: 'instant' })
      title.tabIndex = -1
      if (clicks > 0) title.style.outlineStyle = 'none'
      title.focus({ preventScroll: true })
    } catch {}
  }
  if (document.prerendering) document.addEventListener('prerenderingchange', go)
  else go()
  list.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (event.target.closest('nav a')) try { sessionStorage.keepPlace = event.detail } catch {}
  })
}`
  .replace(/\n\s*/g, '\n')
  .trim()
