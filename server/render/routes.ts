import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '#app/backend.ts'
import { isApplication, isEditMode, localizeHref, readablePath, splitLocale } from '#content/address.ts'
import { canonicalPath } from '#content/canonical-address.ts'
import { listingQuery, parseListing } from '#content/listing.ts'
import { locales } from '#content/locale.ts'
import { parseSearch, searchPath, searchQuery } from '#content/search.ts'
import type { Queue } from '#server/bounds.ts'
import { refuseMethod } from '#server/errors.ts'
import type { LoadShedder } from '#server/load-shedding.ts'
import type { VisitCounter } from '#server/redirects/visit-counter.ts'
import type { FindPreview } from '#server/releases/preview-links.ts'
import type { OpenReleaseReader } from '#server/releases/release-reader.ts'
import type { SiteDefaults } from '#server/site/read-site.ts'
import { createBackend } from './backend.ts'
import { cachedReader } from './cached-reader.ts'
import { compress } from './compress.ts'
import { contentSecurityPolicy, hashInlineScripts } from './content-security-policy.ts'
import { errorPageHandler } from './error-page.ts'
import { isKnownAddress } from './known-address.ts'
import type { Renderer } from './load-build.ts'
import type { PageCache, RenderedPage } from './page-cache.ts'
import { previewToken } from './preview-cookie.ts'
import type { PagesReader } from './read-blocks.ts'
import { sendCompressed } from './send-compressed.ts'

export type RenderDeps = {
  reader: PagesReader
  adminReader: PagesReader
  site: SiteDefaults
  renderer: Renderer
  cache: PageCache
  loadShedder: LoadShedder
  /** Whether the sender sees what is hidden from visitors; throws 401 for a token that is not valid any more. */
  seesHidden: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  visits: VisitCounter
  openRelease: OpenReleaseReader
  findPreview: FindPreview
  /** In development every document is rendered anew, since its sources may have changed. */
  fromSources: boolean
}

/**
 * Documents from the cache; applications and data from React Router; documents of a shared preview by `sendPreview`.
 */
export function renderRoutes(app: FastifyInstance, deps: RenderDeps, sendPreview: SendPage) {
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const isPreview = previewToken(request.headers.cookie) !== undefined
    // Most URLs equal a cache key; only the others are parsed.
    const ready = isPreview ? undefined : deps.cache.ready(request.url)
    if (ready) return sendCompressed(request, reply, ready)
    const url = addressOf(request.url, deps.site.url)
    const sendApplication = async () => {
      const includesHidden = await deps.seesHidden(request, reply)
      const queue = includesHidden ? 'application' : 'guest'
      const render = () => renderApplication(request, deps, includesHidden)
      return sendAnswer(reply, await renderQueued(deps, url.pathname, queue, render))
    }
    if (url.pathname.endsWith('.data')) return sendApplication()
    const canonical = canonicalPath(url.pathname)
    if (canonical !== url.pathname) return reply.redirect(canonical + url.search, 301)
    if (isApplication(url)) return sendApplication()
    if (isPreview) return sendPreview(request, reply)
    const address = await documentAddress(url, deps.reader)
    const render = documentRender(address, url.pathname, deps, app.log)
    // Results are not cached: there is no limit to what can be searched for.
    if (isSearch(address)) return sendCompressed(request, reply, (await render()).page)
    const page = await deps.cache.get(address, render)
    deps.visits.note(url.pathname, page.status)
    return sendCompressed(request, reply, page)
  }
  app.get('/*', { errorHandler: errorPageHandler(deps, [503]) }, sendPage)
  app.route({
    method: ['DELETE', 'OPTIONS', 'PATCH', 'PUT'],
    url: '/*',
    onRequest: refuseMethod,
    handler: refuseMethod,
  })
  return sendPage
}

async function renderQueued<Made>(
  { reader, loadShedder }: RenderDeps,
  pathname: string,
  queue: Queue,
  make: () => Promise<Made>,
): Promise<Made> {
  const isKnown = await isKnownAddress(pathname, reader)
  return loadShedder.run(isKnown ? queue : 'unknown', make)
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** The cache keeps this function with the page, so it is made here, where it cannot hold a request. */
const documentRender = (address: string, pathname: string, deps: RenderDeps, log: FastifyBaseLogger) => () =>
  renderQueued(deps, pathname, address === pathname ? 'page' : 'list', () => renderDocument(address, deps, log))

const searchPaths = locales.map((locale) => localizeHref(searchPath, locale))
const isSearch = (address: string) => searchPaths.some((path) => address.startsWith(`${path}?`))

/** The cache key of a document: its path and, for lists, filter and page; a search, which has none, with its query. */
export async function documentAddress({ pathname, searchParams }: URL, reader: PagesReader): Promise<string> {
  if (searchPaths.includes(pathname) && searchParams.get('q')) return pathname + searchQuery(parseSearch(searchParams))
  // If the data cannot be read, rendering the page reports the error.
  const page = await reader.addresses().then(
    ({ findPage }) => findPage(readablePath(pathname)),
    () => undefined,
  )
  return page?.listing ? pathname + listingQuery(parseListing(searchParams)) : pathname
}

/** Whatever host it contains (RFC 9112 §3.2.2). Concatenated: '//host' would resolve to another site. */
export function addressOf(target: string, origin: string): URL {
  if (target.startsWith('/')) return new URL(origin + target)
  const { pathname, search } = new URL(target, origin)
  return new URL(origin + pathname + search)
}

async function renderDocument(path: string, deps: RenderDeps, log: FastifyBaseLogger): Promise<RenderedPage> {
  const { backend, uses } = createBackend(cachedReader(deps.reader, deps.cache), deps.site, log)
  const response = await deps.renderer.render(new Request(deps.site.url + path), backend)
  const { status, headers, body } = await answerOf(response, backend, deps)
  const isGood = status === 200
  headers.vary = 'Accept-Encoding'
  headers['cache-control'] = isGood ? 'public, max-age=0, must-revalidate' : 'no-store'
  return {
    page: await compress(status, headers, body),
    uses,
    cacheable: isGood && !deps.fromSources,
  }
}

/** Renders without scripts, and uncached. */
export type RenderPreview = (reader: PagesReader, path: string, log: FastifyBaseLogger) => Promise<string>

export function previewRenderer(deps: RenderDeps): RenderPreview {
  return async (reader, path, log) => {
    const { backend } = createBackend(reader, deps.site, log, { includesHidden: true })
    const address = await documentAddress(addressOf(path, deps.site.url), reader)
    const response = await deps.renderer.render(new Request(deps.site.url + address), backend)
    return (await response.text()).replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
  }
}

type Answer = { status: number; headers: Record<string, string>; body: string }

/** Except in development, where Vite adds inline scripts. */
export async function answerOf(
  response: Response,
  { scriptNonce }: Backend,
  { site, fromSources }: Pick<RenderDeps, 'site' | 'fromSources'>,
  isHtml = true,
): Promise<Answer> {
  const { status } = response
  const marked = await response.text()
  const headers = Object.fromEntries(response.headers)
  if (status === 503) headers['retry-after'] = '10'
  if (!isHtml) return { status, headers, body: marked }
  const { html, hashes } = hashInlineScripts(marked, scriptNonce)
  if (!fromSources) headers['content-security-policy'] = contentSecurityPolicy(hashes, site)
  return { status, headers, body: html }
}

/** Renders the application or its data completely before it is sent: a slow client must not hold a permit. */
async function renderApplication(request: FastifyRequest, deps: RenderDeps, includesHidden: boolean): Promise<Answer> {
  const { site, renderer } = deps
  const release = includesHidden ? request.user?.release : undefined
  const reader = release ? await deps.openRelease(release.id) : includesHidden ? deps.adminReader : deps.reader
  const { backend } = createBackend(reader, site, request.log, { includesHidden, release: release?.id })
  const url = addressOf(request.url, site.url)
  const response = await renderer.render(new Request(url), backend)
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const answer = await answerOf(response, backend, deps, isHtml)
  const links = isHtml ? preloads(url, renderer) : {}
  return { ...answer, headers: { ...answer.headers, ...links, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } }
}

/** What the scripts of a page would request only once they run: its messages and, in edit mode, the editor. */
function preloads({ pathname, search }: URL, { editorLinks = [] }: Renderer) {
  const messages = `</locales/${splitLocale(pathname).locale}/translation.json>; rel=preload; as=fetch; crossorigin`
  return { link: [messages, ...(isEditMode(search) ? editorLinks : [])].join(', ') }
}

const sendAnswer = (reply: FastifyReply, { status, headers, body }: Answer) =>
  reply.code(status).headers(headers).send(body)
