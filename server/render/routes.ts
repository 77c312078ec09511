import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '#app/backend.ts'
import { isApplication } from '#content/address.ts'
import { createBackend, type PagesReader } from './backend.ts'
import type { Renderer } from './load-build.ts'
import { chooseEncoding, type PackedPage, pack } from './pack.ts'
import type { PageCache, RenderedPage } from './page-cache.ts'

type Needs = { reader: PagesReader; site: Site; renderer: Renderer; cache: PageCache }

/** The site's pages: documents from the cache, the application and its data straight from React Router. */
export function renderRoutes(app: FastifyInstance, needs: Needs) {
  app.get('/*', async (request, reply) => {
    // Most requests name a page just as the cache does; only others need their address taken apart.
    const ready = needs.cache.ready(request.url)
    if (ready) return sendPacked(request, reply, ready)
    const url = new URL(request.url, needs.site.url)
    if (isApplication(url) || url.pathname.endsWith('.data')) return passOn(request, reply, needs)
    const key = url.pathname + relevantQuery(url)
    const page = await needs.cache.get(key, () => renderDocument(url, needs, request.log))
    return sendPacked(request, reply, page)
  })
}

/** Of a document's query only these change what is shown; all others share one cached page. */
function relevantQuery(url: URL): string {
  const kept = new URLSearchParams()
  for (const name of ['filter', 'page'])
    if (url.searchParams.has(name)) kept.set(name, url.searchParams.get(name) ?? '')
  return kept.size > 0 ? `?${kept}` : ''
}

async function renderDocument(url: URL, needs: Needs, log: FastifyBaseLogger): Promise<RenderedPage> {
  const { backend, uses } = createBackend(needs.reader, needs.site, log)
  const response = await needs.renderer.render(new Request(url), backend)
  const isGood = response.status === 200
  const headers = {
    ...Object.fromEntries(response.headers),
    vary: 'Accept-Encoding',
    'cache-control': isGood ? 'public, max-age=0, must-revalidate' : 'no-store',
  }
  return { page: await pack(response.status, headers, await response.text()), uses, cacheable: isGood }
}

function sendPacked(request: FastifyRequest, reply: FastifyReply, page: PackedPage) {
  reply.headers(page.headers).code(page.status)
  if (page.status === 200) {
    reply.header('etag', page.etag)
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(page.bodies[encoding])
}

async function passOn(request: FastifyRequest, reply: FastifyReply, { reader, site, renderer }: Needs) {
  const { backend } = createBackend(reader, site, request.log)
  const { protocol, host } = new URL(site.url)
  const response = await renderer.render(createRequest(request.raw, reply.raw, { protocol, host }), backend)
  response.headers.set('cache-control', 'no-store')
  response.headers.set('x-robots-tag', 'noindex')
  reply.hijack()
  await sendResponse(reply.raw, response)
}
