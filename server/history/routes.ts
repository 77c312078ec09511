import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import * as wire from '#api/history.ts'
import { problem } from '#api/problem.ts'
import { adminOf } from '#server/auth/require-admin.ts'
import { notFound } from '#server/errors.ts'
import type { PagesDeps } from '#server/pages/routes.ts'
import type { RenderPreview } from '#server/render/routes.ts'
import { binReader } from './bin.ts'
import { historyReader } from './history-reader.ts'
import { historyService } from './service.ts'
import { snapshotReader } from './snapshot-reader.ts'

/** Renders pages from a snapshot. Set after the API has been registered, together with the site's pages. */
export type PreviewHolder = { from?: RenderPreview | undefined }
type Deps = Omit<PagesDeps, 'cache'> & { preview: PreviewHolder }

/** The history, with revert, restore, preview and bin (mounted at /api/v1/history). For administrators only. */
export const historyRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, requireAdmin, onChange, preview }) => {
  const listChanges = historyReader(db)
  const listBin = binReader(db)
  const history = historyService(db, onChange)
  const common = { tags: ['history'], security: [{ bearer: [] }] }
  const refusals = { 401: problem, 403: problem, 404: problem, 422: problem }

  app.addHook('onRequest', requireAdmin)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(
    '',
    {
      schema: {
        ...common,
        summary: 'The changes of some pages, newest first',
        querystring: wire.historyQuery,
        response: { 200: wire.historyList, 401: problem, 403: problem, 422: problem },
      },
    },
    async (request) => listChanges(request.query, adminOf(request).id),
  )

  app.post(
    '/revert',
    {
      schema: {
        ...common,
        summary:
          'Take one change back and keep what came after it; this is a change too, and taking it back is redoing',
        body: wire.revertRequest,
        response: { 200: wire.changeRef, 409: problem, ...refusals },
      },
    },
    async (request) => {
      const { force, ...change } = request.body
      return history.revert(change, force, adminOf(request).id)
    },
  )

  app.post(
    '/restore',
    {
      schema: {
        ...common,
        summary: 'Make a page what it was right after a change',
        body: wire.changeRef,
        response: { 200: wire.changeRef, ...refusals },
      },
    },
    async (request) => history.restore(request.body, adminOf(request).id),
  )

  app.get(
    '/preview',
    {
      schema: {
        ...common,
        summary: 'A page of the site as visitors would see it had nothing of one page changed since',
        querystring: wire.previewQuery,
        response: { 200: z.string().describe('HTML'), ...refusals },
      },
    },
    async (request, reply) => {
      const { page, version, path } = request.query
      const reader = await snapshotReader(db, { page, version })
      if (!preview.from) throw notFound('PAGE_NOT_FOUND')
      reply.type('text/html; charset=utf-8').header('content-security-policy', "sandbox; default-src 'none'")
      return preview.from(reader, path, request.log)
    },
  )

  app.get(
    '/bin',
    {
      schema: {
        ...common,
        summary: 'What was deleted and is not there today, newest first; it comes back when that change is taken back',
        querystring: wire.binQuery,
        response: { 200: wire.binList, 401: problem, 403: problem, 422: problem },
      },
    },
    async ({ query }) => listBin(query.cursor),
  )
}
