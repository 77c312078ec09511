import { renderToReadableStream, renderToStaticMarkup, renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { splitLocale } from '#content/address.ts'
import arabic from '#locales/ar/translation.json'
import english from '#locales/en/translation.json'
import { IslandContext, type IslandRenderer } from '#ui/island.tsx'
import { DocumentContext, isApplication } from './document.ts'
import { createWords } from './i18n/words.ts'

// The server must take the key from here: its own import of the file would be another copy, and nothing would be found.
export { backendContext } from './backend.ts'

const words = { en: createWords('en', english), ar: createWords('ar', arabic) }

/** Renders one request: a document for visitors, the application's shell for editors (decided by the address). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  _loadContext: RouterContextProvider,
) {
  const url = new URL(request.url)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const i18n = words[splitLocale(url.pathname).locale]
  const router = <ServerRouter context={context} url={request.url} />
  if (isApplication(url)) {
    const tree = <I18nextProvider i18n={i18n}>{router}</I18nextProvider>
    return new Response(await renderToReadableStream(tree), { status, headers })
  }
  context.serverHandoffStream = undefined
  const entry = { entry: context.manifest.entry.module, refresh: context.manifest.hmr?.runtime }
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <DocumentContext value={entry}>
        <IslandContext value={islandRenderer()}>{router}</IslandContext>
      </DocumentContext>
    </I18nextProvider>,
  )
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

/** Each island is a root of its own, with a prefix of its own so that its ids are the same in the browser. */
function islandRenderer(): IslandRenderer {
  let count = 0
  return (Component, props) => {
    const prefix = `i${count++}-`
    return { html: renderToString(<Component {...props} />, { identifierPrefix: prefix }), prefix }
  }
}
