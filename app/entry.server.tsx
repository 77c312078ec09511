import { createInstance } from 'i18next'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { RenderApartContext } from '#blocks/render-block.tsx'
import { isApplication, splitLocale } from '#content/address.ts'
import type { Locale } from '#content/locale.ts'
import arabic from '#locales/ar/translation.json'
import english from '#locales/en/translation.json'
import { ScriptNonceContext } from '#ui/inline-script.tsx'
import { type Backend, backendContext } from './backend.ts'
import { blockRenderer } from './block-html-cache.tsx'
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

/** A document for visitors, the application for editors; the address decides. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const url = new URL(request.url)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const backend = loadContext.get(backendContext)
  const body = isApplication(url)
    ? await renderApplication(url, context, backend)
    : renderDocument(url, status, context, backend)
  return new Response(body, { status, headers })
}

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

function renderDocument(url: URL, status: number, context: EntryContext, { report, scriptNonce }: Backend) {
  context.serverHandoffStream = undefined
  const { manifest } = context
  const { module, imports } = manifest.entry
  const i18n = instanceFor(url)
  const { renderApart, insert } = blockRenderer({
    i18n,
    nonce: scriptNonce,
    // There is no limit to what can be searched for and to unknown addresses, forms that were refused contain personal
    // data, and in development the code of a view may have changed.
    isCached: status === 200 && !url.searchParams.has('q') && !manifest.hmr,
    onFailure: ({ type, id }, cause) => report(new Error(`The view of ${type} block ${id} failed`, { cause })),
  })
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <StaticDocumentContext value={{ entry: module, imports, refresh: manifest.hmr?.runtime }}>
        <RenderApartContext value={renderApart}>
          <ScriptNonceContext value={scriptNonce}>
            <ServerRouter context={context} url={url} />
          </ScriptNonceContext>
        </RenderApartContext>
      </StaticDocumentContext>
    </I18nextProvider>,
  )
  return `<!DOCTYPE html>${insert(html)}`
}
