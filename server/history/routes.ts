import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import * as wire from '#api/history.ts'
import { mayOpen, type SignedIn, userOf } from '#server/auth/guards.ts'
import { forbidden, notFound } from '#server/errors.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import { type ChangeContext, changes, NothingToDo, requireLive } from '#server/pages/change-pages.ts'
import { requireMayOpen } from '#server/pages/require-permission.ts'
import type { RenderPreview } from '#server/render/routes.ts'
import type { Services } from '#server/services.ts'
import { binReader } from './bin-reader.ts'
import { historyReader } from './history-reader.ts'
import type { ChangeKey } from './repository.ts'
import { restore, revert } from './revert.ts'
import { searchChanges } from './search-changes.ts'
import { snapshotReader } from './snapshot-reader.ts'

/** False if there is nothing to write. */
type Work = (context: ChangeContext) => Promise<boolean>

/** `from` renders a page from a snapshot. It is set when the pages are registered, which is after the API. */
export type PreviewHolder = { from?: RenderPreview | undefined }

/** Mounted at /api/v1/history. */
export const historyRoutes: FastifyPluginAsyncZod<Services> = async (
  app,
  { db, requirePermission, onChange, preview },
) => {
  const listChanges = historyReader(db)
  const listBin = binReader(db)
  const change = changes(db, onChange)
  const operation = operations('history', requirePermission('history.read'))
  const writeOperation = operations('history', requirePermission('history.write'))

  async function run(key: ChangeKey, author: SignedIn, reverts: number | null, work: Work) {
    const { page } = key
    requireMayOpen(author, page)
    let version = 0
    const done = change(
      author,
      (pages, at) => pages.lockPage(page, at),
      notFound('PAGE_NOT_FOUND'),
      async (context) => {
        version = context.seq ?? context.pageVersion
        if (await work(context)) return
        version -= 1
        throw new NothingToDo()
      },
      reverts,
    )
    await done.catch((error) => {
      if (!(error instanceof NothingToDo)) throw error
    })
    return { page, version }
  }

  app.addHook('onRequest', noStore)

  app.get(
    '',
    operation('The changes of some pages, newest first', {
      querystring: wire.historyQuery,
      response: { 200: wire.historyList },
    }),
    async (request) => {
      const user = userOf(request)
      const query = { ...request.query, pages: openTo(user, request.query.pages) }
      return searchChanges(user.release?.history.list ?? listChanges)(query, user.id)
    },
  )

  app.post(
    '/revert',
    writeOperation(
      'Take one change back and keep what came after it; this is a change too, and taking it back is redoing',
      { body: wire.revertRequest, response: { 200: wire.changeRef, ...problems(404, 409) } },
    ),
    async (request) => {
      const { force, ...key } = request.body
      const author = userOf(request)
      const takeBack = author.release?.history.revert ?? revert
      return run(key, author, key.version, (context) => takeBack(context, key, force))
    },
  )

  app.post(
    '/restore',
    writeOperation('Make a page what it was right after a change', {
      body: wire.changeRef,
      response: { 200: wire.changeRef, ...problems(404, 409) },
    }),
    async (request) => {
      requireLive(userOf(request))
      return run(request.body, userOf(request), null, (context) => restore(context, request.body))
    },
  )

  app.get(
    '/preview',
    operation('A page of the site as visitors would see it had nothing of one page changed since', {
      querystring: wire.previewQuery,
      response: { 200: z.string().describe('HTML'), ...problems(404, 409) },
    }),
    async (request, reply) => {
      requireLive(userOf(request))
      const { page, version, path } = request.query
      requireMayOpen(userOf(request), page)
      const reader = await snapshotReader(db, { page, version })
      if (!preview.from) throw notFound('PAGE_NOT_FOUND')
      reply.type('text/html; charset=utf-8').header('content-security-policy', "sandbox; default-src 'none'")
      return preview.from(reader, path, request.log)
    },
  )

  app.get(
    '/bin',
    operation('What was deleted and is not there today, newest first; it comes back when that change is taken back', {
      querystring: wire.binQuery,
      response: { 200: wire.binList, ...problems(409) },
    }),
    async (request) => {
      const user = userOf(request)
      requireLive(user)
      const { items, ...rest } = await listBin(request.query.cursor)
      return { items: items.filter(({ page }) => mayOpen(user, page)), ...rest }
    },
  )
}

/** Throws 403 if the user may open none of them. */
function openTo(user: SignedIn, pages: string): string {
  const open = pages.split(',').filter((page) => mayOpen(user, page))
  if (open.length === 0) throw forbidden('NOT_ALLOWED')
  return open.join(',')
}
