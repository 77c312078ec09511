import { use } from 'react'
import { InlineScript } from './inline-script.tsx'
import { IslandContext } from './island.tsx'

/**
 * At the end of a list that is leafed through by links: whoever follows one of them wants to see the list, but a new
 * document begins at its top. Written into the document, so that it goes there before anything is painted; a page that
 * was made ready ahead goes there when it is opened.
 */
export function KeepPlace() {
  const isDocument = use(IslandContext) !== null
  return isDocument && <InlineScript script={script} />
}

const script = `{
  const list = document.currentScript.parentElement, key = 'keep-place'
  const go = () => {
    try {
      if (sessionStorage.getItem(key)) list.scrollIntoView({ behavior: 'instant' })
      sessionStorage.removeItem(key)
    } catch {}
  }
  if (document.prerendering) document.addEventListener('prerenderingchange', go)
  else go()
  list.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (event.target.closest('nav a')) try { sessionStorage.setItem(key, '1') } catch {}
  })
}`
  .replace(/\n\s*/g, '\n')
  .trim()
