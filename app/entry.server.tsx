import { createInstance } from 'i18next'
import type { ReactElement } from 'react'
import { renderToReadableStream, renderToStaticMarkup, renderToString } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import type { LocalizedBlock } from '#blocks/block.ts'
import { BlockFailureContext } from '#blocks/render-block.tsx'
import { isApplication, splitLocale } from '#content/address.ts'
import type { Locale } from '#content/locale.ts'
import arabic from '#locales/ar/translation.json'
import english from '#locales/en/translation.json'
import { ScriptNonceContext } from '#ui/inline-script.tsx'
import { IslandContext, type IslandRenderer } from '#ui/island.tsx'
import { type Backend, backendContext } from './backend.ts'
import { i18nOptions, namespace } from './i18n-options.ts'
import { StaticDocumentContext } from './static-document-context.ts'

// The server must import this key from the bundle. Importing backend.ts again would create another key without data.
export { backendContext }

const instances = { en: createI18n('en', english), ar: createI18n('ar', arabic) }

function createI18n(lng: Locale, messages: object) {
  const instance = createInstance()
  const resources = { [lng]: { [namespace]: messages } }
  instance.use(initReactI18next).init({ ...i18nOptions, lng, initAsync: false, resources })
  return instance
}

/** Renders one request: a document for visitors, the application shell for editors (decided by the address). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const url = new URL(request.url)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const render = isApplication(url) ? renderApplication : renderDocument
  const body = await render(url, context, loadContext.get(backendContext))
  return new Response(body, { status, headers })
}

/** Called by React Router for each error in loading and rendering. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (!request.signal.aborted) context.get(backendContext).report(error)
}

const instanceFor = (url: URL) => instances[splitLocale(url.pathname).locale]

function renderApplication(url: URL, context: EntryContext, { report, scriptNonce }: Backend) {
  return renderToReadableStream(
    <I18nextProvider i18n={instanceFor(url)}>
      <ServerRouter context={context} url={url} nonce={scriptNonce} />
    </I18nextProvider>,
    { onError: report, nonce: scriptNonce },
  )
}

function renderDocument(url: URL, context: EntryContext, { report, scriptNonce }: Backend) {
  context.serverHandoffStream = undefined
  const { manifest } = context
  const { module, imports } = manifest.entry
  const islands = collectIslands()
  const onBlockFailure = ({ type, id }: LocalizedBlock) => report(new Error(`The view of ${type} block ${id} failed`))
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={instanceFor(url)}>
      <StaticDocumentContext value={{ entry: module, imports, refresh: manifest.hmr?.runtime }}>
        <IslandContext value={islands.render}>
          <BlockFailureContext value={onBlockFailure}>
            <ScriptNonceContext value={scriptNonce}>
              <ServerRouter context={context} url={url} />
            </ScriptNonceContext>
          </BlockFailureContext>
        </IslandContext>
      </StaticDocumentContext>
    </I18nextProvider>,
  )
  return `<!DOCTYPE html>${islands.fillIn(html)}`
}

/**
 * Collects the islands while the tree of a document is rendered, and inserts their HTML afterwards: rendering an island
 * inside a component of the tree would break that component's hooks. Each island is a React root with its own id
 * prefix, so that its ids are the same in the browser.
 */
function collectIslands() {
  const islands: { mark: string; prefix: string; element: ReactElement }[] = []
  const render: IslandRenderer = (Component, props) => {
    const mark = `<!--island-${islands.length}-->`
    const prefix = `i${islands.length}-`
    islands.push({ mark, prefix, element: <Component {...props} /> })
    return { html: mark, prefix }
  }
  const fillIn = (html: string) =>
    islands.reduce(
      (filled, { mark, prefix, element }) =>
        // A function, because '$' is special in a replacement string.
        filled.replace(mark, () => renderToString(element, { identifierPrefix: prefix })),
      html,
    )
  return { render, fillIn }
}
