import { use } from 'react'
import { InlineScript } from './inline-script.tsx'
import { IslandContext } from './island.tsx'

/**
 * At the end of a list that is leafed through by links: whoever follows one of them wants to see the list, but a new
 * document begins at its top, for the Tab key too. Written into the document, so that it goes there before anything is
 * painted; a page that was made ready ahead goes there when it is opened. The list's title takes the focus, which
 * only those who came by key get to see.
 */
export function RestoreScroll() {
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
