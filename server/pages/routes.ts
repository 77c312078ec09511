import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { PageSummary } from '#api/pages.ts'
import * as wire from '#api/pages.ts'
import { handleError } from '#server/errors.ts'
import { operations, problems } from '#server/openapi-operations.ts'
import { sendCompressed } from '#server/render/send-compressed.ts'
import type { Services } from '#server/services.ts'
import type { AddressedPage } from './addresses.ts'
import { blockRoutes } from './blocks.ts'
import { maxContentBytes, tooLarge } from './content-limits.ts'
import { itemRoutes } from './items.ts'
import { pathsOf } from './page-paths.ts'
import { pageResponses } from './page-responses.ts'
import { pageRoutes } from './page-routes.ts'
import { pagesReader } from './pages-reader.ts'
import { publicPages } from './public-pages.ts'

/** Whether the `Authorization` header has the form of an access token, and not of a proxy's password for example. */
const bearsToken = ({ headers }: FastifyRequest) =>
  /^Bearer +[\w-]+\.[\w-]+\.[\w-]+$/i.test(headers.authorization ?? '')

/** Longer bodies are refused before they are parsed. Besides the content, a body contains less than 64 KiB. */
const maxBodyBytes = maxContentBytes + 64 * 1024
const maxDeclaredBytes = 10 * 1024 * 1024

/** 422 if it is declared to have at most 10 MiB, else 413 (docs/operations.md). */
function refuseLargeContent(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const isContent =
    error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' && Number(request.headers['content-length']) <= maxDeclaredBytes
  return handleError(isContent ? tooLarge() : error, request, reply)
}

function toSummary({ key: slug, name, isHidden, shows_at, updated_at, ...page }: AddressedPage): PageSummary {
  const state = isHidden ? 'hidden' : 'public'
  return { slug, path: pathsOf(page), name, state, ...(shows_at && { shows_at }), updated_at }
}

/** Mounted at /api/v1/pages: anyone may read, changing needs a permission. */
export const pagesRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, cache } = services
  const publicReader = pagesReader(db, { isPublic: true })
  const adminReader = pagesReader(db)
  const readerFor = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await services.seesHidden(request, reply))) return publicReader
    const release = request.user?.release
    return release ? services.openRelease(release.id) : adminReader
  }
  const responses = pageResponses(publicReader, cache)
  const pagesOperation = operations('pages')
  const itemsOperation = operations('items')
  await app.register(async (writing) => {
    writing.addHook('onRoute', (route) => {
      route.bodyLimit = maxBodyBytes
    })
    writing.setErrorHandler(refuseLargeContent)
    await blockRoutes(writing, services)
    await itemRoutes(writing, services)
    await pageRoutes(writing, services)
  })

  app.get(
    '/',
    pagesOperation('The pages of the site', { response: { 200: wire.pageList } }),
    async (request, reply) => {
      reply.header('cache-control', 'no-cache')
      const reader = await readerFor(request, reply)
      const { pages } = await reader.addresses()
      const blocksOf = async (slug: string) => (await reader.readPage(slug, { collections: 'none' }))?.blocks ?? []
      return { items: (reader === publicReader ? await publicPages(pages, blocksOf) : pages).map(toSummary) }
    },
  )

  app.get(
    '/:slug',
    {
      ...pagesOperation('The blocks of a page, by order', {
        params: wire.pageParams,
        querystring: wire.pageQuery,
        response: { 200: wire.blocks, 304: z.null(), ...problems(404) },
      }),
      // Most request URLs are already cache keys, so their responses are found without parsing the URL.
      onRequest: (request, reply, done) => {
        const ready = bearsToken(request) ? undefined : responses.ready(request.url)
        if (!ready) return done()
        sendCompressed(request, reply, ready)
      },
    },
    // The body is compressed already, so Fastify neither validates nor serializes it (hence `as never`).
    async (request, reply) => {
      const { slug } = request.params
      const response = bearsToken(request)
        ? await responses.readUncached(slug, request.query, await readerFor(request, reply), request.user?.release)
        : await responses.get(slug, request.query)
      return sendCompressed(request, reply, response) as never
    },
  )

  app.get(
    '/blocks/:id/items',
    itemsOperation('The items of a block, newest first, without their long bodies', {
      params: wire.blockParams,
      querystring: wire.itemsQuery,
      response: { 200: wire.itemList, ...problems(404) },
    }),
    async (request, reply) => {
      reply.header('cache-control', 'no-cache')
      return (await readerFor(request, reply)).listItems(request.params.id, request.query)
    },
  )

  app.get(
    '/blocks/:id/items/:item_id',
    itemsOperation('An item of a block, whole', {
      params: wire.itemParams,
      response: { 200: wire.item, ...problems(404) },
    }),
    async (request, reply) => {
      reply.header('cache-control', 'no-cache')
      const { id, item_id } = request.params
      return (await readerFor(request, reply)).readItem(id, item_id)
    },
  )
}
