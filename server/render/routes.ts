import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Backend, Site } from '#app/backend.ts'
import { canonicalPath, isApplication, localizeHref } from '#content/address.ts'
import { listingQuery, readListing } from '#content/listing.ts'
import { pages } from '#content/pages.ts'
import { locales } from '#content/text.ts'
import type { Load, Queue } from '#server/load.ts'
import { createBackend } from './backend.ts'
import type { Renderer } from './load-build.ts'
import { isOwnAddress } from './own-address.ts'
import { pack } from './pack.ts'
import type { PageCache, RenderedPage } from './page-cache.ts'
import { contentPolicy, hashOwnScripts } from './policy.ts'
import type { PagesReader } from './read-blocks.ts'
import { refuseOrFail } from './refusal.ts'
import { sendPacked } from './send-packed.ts'

export type RenderNeeds = {
  reader: PagesReader
  site: Site
  renderer: Renderer
  cache: PageCache
  load: Load
  /** In development each document is made anew: its sources may have changed. */
  fromSources: boolean
}

/** The site's pages: documents from the cache, the application and its data straight from React Router. */
export function renderRoutes(app: FastifyInstance, needs: RenderNeeds) {
  app.get('/*', { errorHandler: refuseOrFail(needs.site, [503]) }, async (request, reply) => {
    // Most requests name a page just as the cache does; only others need their address taken apart.
    const ready = needs.cache.ready(request.url)
    if (ready) return sendPacked(request, reply, ready)
    const url = addressOf(request.url, needs.site.url)
    const inTurn = async <Made>(queue: Queue, make: () => Promise<Made>) => {
      const isOwn = await isOwnAddress(url.pathname, needs.reader)
      return needs.load.render(isOwn ? queue : 'unknown', make)
    }
    const passOn = async () =>
      sendAnswer(reply, await inTurn('application', () => renderApplication(request, reply, needs)))
    if (url.pathname.endsWith('.data')) return passOn()
    const canonical = canonicalPath(url.pathname)
    if (canonical !== url.pathname) return reply.redirect(canonical + url.search, 301)
    if (isApplication(url)) return passOn()
    const address = documentAddress(url)
    const queue = address === url.pathname ? 'page' : 'list'
    const page = await needs.cache.get(address, () => inTurn(queue, () => renderDocument(address, needs, request.log)))
    return sendPacked(request, reply, page)
  })
}

const listingPaths = new Set(
  pages.filter(({ listing }) => listing).flatMap(({ path }) => locales.map((locale) => localizeHref(path, locale))),
)

/** What of an address a document depends on: its path and, where a list is leafed through, which part of it. */
function documentAddress({ pathname, searchParams }: URL): string {
  return listingPaths.has(pathname) ? pathname + listingQuery(readListing(searchParams)) : pathname
}

/**
 * The address that a request's target names on this site, whatever host it speaks of (RFC 9112 §3.2.2). A path is joined
 * and not resolved: '//host' would be another site's address.
 */
export function addressOf(target: string, origin: string): URL {
  if (target.startsWith('/')) return new URL(origin + target)
  const { pathname, search } = new URL(target, origin)
  return new URL(origin + pathname + search)
}

async function renderDocument(path: string, needs: RenderNeeds, log: FastifyBaseLogger): Promise<RenderedPage> {
  const { backend, uses } = createBackend(needs.reader, needs.site, log)
  const response = await needs.renderer.render(new Request(needs.site.url + path), backend)
  const isGood = response.status === 200
  const { html, policy } = sealPage(await response.text(), backend, needs)
  const headers = {
    ...Object.fromEntries(response.headers),
    ...policy,
    vary: 'Accept-Encoding',
    'cache-control': isGood ? 'public, max-age=0, must-revalidate' : 'no-store',
    ...retryAfter(response.status),
  }
  return {
    page: await pack(response.status, headers, html),
    uses,
    cacheable: isGood && !needs.fromSources,
  }
}

/** Makes a document of what another reader reads, to be looked at: without scripts, and nobody keeps it. */
export type RenderFrom = (reader: PagesReader, path: string, log: FastifyBaseLogger) => Promise<string>

export function renderFrom(needs: RenderNeeds): RenderFrom {
  return (reader, path, log) =>
    needs.load.render('application', async () => {
      const { backend } = createBackend(reader, needs.site, log)
      const address = documentAddress(addressOf(path, needs.site.url))
      const response = await needs.renderer.render(new Request(needs.site.url + address), backend)
      return (await response.text()).replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    })
}

/** Those who are told that the page cannot be made now are told when to ask again. */
export const retryAfter = (status: number): Record<string, string> => (status === 503 ? { 'retry-after': '10' } : {})

/** A page as it is sent, with its policy. Sources served as they are written bring scripts of the development server. */
export function sealPage(
  marked: string,
  { scriptMark }: Backend,
  { site, fromSources }: Pick<RenderNeeds, 'site' | 'fromSources'>,
): { html: string; policy: Record<string, string> } {
  const { html, hashes } = hashOwnScripts(marked, scriptMark)
  return { html, policy: fromSources ? {} : { 'content-security-policy': contentPolicy(hashes, site) } }
}

type Answer = { status: number; headers: Record<string, string>; body: string }

/** The application or its data, whole: what is sent to a slow reader must not keep others from their turn. */
async function renderApplication(request: FastifyRequest, reply: FastifyReply, needs: RenderNeeds): Promise<Answer> {
  const { reader, site, renderer } = needs
  const { backend } = createBackend(reader, site, request.log)
  const { protocol, host } = new URL(site.url)
  const response = await renderer.render(createRequest(request.raw, reply.raw, { protocol, host }), backend)
  const answer = await response.text()
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  const { html: body, policy } = isHtml ? sealPage(answer, backend, needs) : { html: answer, policy: {} }
  const headers = {
    ...Object.fromEntries(response.headers),
    ...policy,
    ...retryAfter(response.status),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  }
  return { status: response.status, headers, body }
}

const sendAnswer = (reply: FastifyReply, { status, headers, body }: Answer) =>
  reply.code(status).headers(headers).send(body)
