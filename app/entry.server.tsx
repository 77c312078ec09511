import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, ServerRouter } from 'react-router'
import { isApplication, splitLocale } from '#content/address.ts'
import arabic from '#locales/ar/translation.json'
import english from '#locales/en/translation.json'
import { IslandContext } from '#ui/island.tsx'
import { DocumentContext } from './document.ts'
import { createWords } from './i18n/words.ts'
import { collectIslands } from './island-roots.tsx'

// The server must take the key from here: its own import of the file would be another copy, and nothing would be found.
export { backendContext } from './backend.ts'

const words = { en: createWords('en', english), ar: createWords('ar', arabic) }

/** Renders one request: a document for visitors, the application's shell for editors (decided by the address). */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const url = new URL(request.url)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const i18n = words[splitLocale(url.pathname).locale]
  const render = isApplication(url) ? renderApplication : renderDocument
  return new Response(await render(<ServerRouter context={context} url={request.url} />, i18n, context), {
    status,
    headers,
  })
}

type Words = (typeof words)['en']

function renderApplication(router: React.ReactElement, i18n: Words) {
  return renderToReadableStream(<I18nextProvider i18n={i18n}>{router}</I18nextProvider>)
}

function renderDocument(router: React.ReactElement, i18n: Words, context: EntryContext) {
  context.serverHandoffStream = undefined
  const { manifest } = context
  const islands = collectIslands()
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <DocumentContext value={{ entry: manifest.entry.module, refresh: manifest.hmr?.runtime }}>
        <IslandContext value={islands.render}>{router}</IslandContext>
      </DocumentContext>
    </I18nextProvider>,
  )
  return `<!DOCTYPE html>${islands.fillIn(html)}`
}
