import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { Release, ReleaseState } from '#api/releases.ts'
import * as wire from '#api/releases.ts'
import { userOf } from '#server/auth/guards.ts'
import type { Executor } from '#server/db/schema.ts'
import { conflict, type ErrorCode, forbidden, invalid, notFound } from '#server/errors.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import type { PageState } from '#server/pages/pages-repository.ts'
import type { Services } from '#server/services.ts'
import { releaseRecords } from '#server/translations/records.ts'
import { releaseAnnouncements } from './announcements.ts'
import { approvalRoutes } from './approval-routes.ts'
import { changeRoutes } from './change-routes.ts'
import { describeRelease, toRelease } from './describe-release.ts'
import { mayPublish, requireOwnRelease, withinLimits } from './own-release.ts'
import { previewRoutes } from './preview-routes.ts'
import { documentsToPublish, publish, reopen, requireDecided, rollBack } from './publish.ts'
import { releaseContent } from './release-content.ts'
import { type ListedRelease, type ReleaseRow, releasesRepository, underWay } from './repository.ts'
import { requireTranslated } from './require-translated.ts'
import { showPages } from './write-into-release.ts'

const kept = wire.releaseStates.filter((state) => state !== 'discarded')

/** Limits: releases that are under way at a time, those of them that one account began, and releases in a list. */
const max = { underWay: 100, perAccount: 20, listed: 100 }

export type ReleaseRoutes = Services & {
  writing: ReturnType<typeof operations>
  handingIn: ReturnType<typeof operations>
  reading: ReturnType<typeof operations>
  deciding: ReturnType<typeof operations>
  publishing: ReturnType<typeof operations>
  change: ReturnType<typeof changeRelease>
  read: (id: string) => Promise<ListedRelease>
}

/**
 * Runs `work` in the same transaction. Throws 409 with the code `otherwise` if it is in none of `states`, 404 if
 * unknown.
 */
function changeRelease({ db, onChange }: Pick<Services, 'db' | 'onChange'>) {
  return async (
    id: string,
    states: readonly ReleaseState[],
    otherwise: ErrorCode,
    work: (transaction: Executor, release: ReleaseRow) => Promise<PageState[]>,
  ): Promise<Release> => {
    await readRelease(db, id)
    const changed = await db.transaction().execute(async (transaction) => {
      const release = await releasesRepository(transaction).lock(id, states)
      if (!release) throw conflict(otherwise)
      return work(transaction, release)
    })
    for (const { slug, version } of changed) await onChange(slug, version)
    return toRelease(await readRelease(db, id))
  }
}

async function readRelease(db: Executor, id: string): Promise<ListedRelease> {
  const row = await releasesRepository(db).findListed(id)
  if (!row || row.state === 'discarded') throw notFound('RELEASE_NOT_FOUND')
  return row
}

/** Throws 409 if the account or the site has as many releases under way as it can have. */
async function requireRoom(transaction: Executor, author: string): Promise<void> {
  const releases = releasesRepository(transaction)
  const [all, begun] = [await releases.countUnderWay(), await releases.countUnderWay(author)]
  if (all >= max.underWay || begun >= max.perAccount) throw conflict('TOO_MANY_RELEASES')
}

/** Mounted at /api/v1/releases. */
export const releaseRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, requirePermission } = services
  const releases = releasesRepository(db)
  const reading = operations('releases', requirePermission('releases.read'))
  const writing = operations('releases', requirePermission('releases.write'))
  const handingIn = operations('releases', requirePermission('releases.hand-in'))
  const deciding = operations('releases', requirePermission('releases.decide'))
  const publishing = operations('releases', requirePermission('releases.publish'))
  app.addHook('onRequest', noStore)

  const announce = releaseAnnouncements(services)
  const read = (id: string) => readRelease(db, id)
  const change = changeRelease(services)
  const deps = { ...services, reading, writing, handingIn, deciding, publishing, change, read }
  await approvalRoutes(app, deps)
  await changeRoutes(app, deps)
  await previewRoutes(app, deps)

  app.get(
    '',
    reading('The releases, newest first, without discarded ones', {
      querystring: wire.releaseQuery,
      response: { 200: wire.releaseList, ...problems(422) },
    }),
    async ({ query }) => ({
      items: (await releases.list(max.listed, query.under_way ? underWay : kept)).map(toRelease),
    }),
  )

  app.post(
    '',
    writing('Begin a release. Requests with its id in the header X-Release read and write content in it', {
      body: wire.newRelease,
      response: { 201: wire.release, ...problems(409, 422) },
    }),
    async (request, reply) => {
      const author = userOf(request).id
      const id = await withinLimits(db, author, async (transaction) => {
        await requireRoom(transaction, author)
        return releasesRepository(transaction).insert(request.body.name, author, new Date().toISOString())
      })
      return reply.code(201).send(toRelease(await read(id)))
    },
  )

  app.get(
    '/:id',
    reading('A release with its changes and notes', {
      params: wire.releaseParams,
      response: { 200: wire.releaseDetails, ...problems(404) },
    }),
    async (request) => describeRelease(services, await read(request.params.id), userOf(request)),
  )

  app.patch(
    '/:id',
    writing('Rename a release; whoever may publish it says whether all its texts have to be translated', {
      params: wire.releaseParams,
      body: wire.releaseUpdate,
      response: { 200: wire.release, ...problems(404, 409) },
    }),
    async (request) => {
      const { name, requires_translation } = request.body
      const isRule = requires_translation !== undefined
      if (isRule && !mayPublish(userOf(request))) throw forbidden('NOT_ALLOWED')
      // The rule can be changed only in an open release, because handing in and scheduling have checked it already.
      const states = isRule ? (['open'] as const) : wire.releaseStates
      return change(request.params.id, states, 'RELEASE_CLOSED', async (transaction, release) => {
        requireOwnRelease(userOf(request), release)
        await releasesRepository(transaction).update(release.id, {
          ...(name !== undefined && { name }),
          ...(isRule && { requires_translation: requires_translation ? 1 : null }),
        })
        return []
      })
    },
  )

  app.delete(
    '/:id',
    deciding('Discard a release with all its changes; a scheduled one only as somebody who may publish', {
      params: wire.releaseParams,
      response: { 204: z.null(), ...problems(404, 409) },
    }),
    async (request, reply) => {
      const { id } = requireOwnRelease(userOf(request), await read(request.params.id))
      const states = mayPublish(userOf(request)) ? underWay : (['open', 'handed_in'] as const)
      await db.transaction().execute(async (transaction) => {
        const own = releasesRepository(transaction)
        if (!(await own.lock(id, states))) throw conflict('RELEASE_CLOSED')
        await own.deleteDocuments(id)
        await releaseRecords(transaction, id).clear()
        await own.update(id, { state: 'discarded', publish_at: null })
      })
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/:id/publish',
    publishing('Publish a release in one transaction, now or at a time; 409 if the same was changed live meanwhile', {
      params: wire.releaseParams,
      body: wire.publishRequest,
      response: { 200: wire.release, ...problems(404, 409, 422) },
    }),
    async (request) => {
      const { at, show = [] } = request.body ?? {}
      const by = userOf(request)
      let published: ReleaseRow | undefined
      if (at !== undefined && Date.parse(at) <= Date.now())
        throw invalid([{ path: 'at', message: 'must be in the future' }])
      const changed = await change(request.params.id, underWay, 'RELEASE_CLOSED', async (transaction, release) => {
        await showPages(transaction, release, show, by)
        if (at === undefined) {
          published = release
          return publish(transaction, release, by)
        }
        await requireDecided(transaction, await documentsToPublish(transaction, release.id, by))
        await requireTranslated(transaction, release, await releaseContent(transaction, release.id))
        const publish_at = new Date(at).toISOString()
        await releasesRepository(transaction).update(release.id, {
          state: 'scheduled',
          publish_at,
          published_by: by.id,
        })
        return []
      })
      if (published) await announce({ event: 'published', release: published, by }, request.log)
      return changed
    },
  )

  app.delete(
    '/:id/schedule',
    publishing('Make a scheduled release an open one again', {
      params: wire.releaseParams,
      response: { 200: wire.release, ...problems(404, 409) },
    }),
    async ({ params }) =>
      change(params.id, ['scheduled'], 'RELEASE_CLOSED', async (transaction, { id }) => {
        await releasesRepository(transaction).update(id, { state: 'open', publish_at: null })
        return []
      }),
  )

  app.post(
    '/:id/rollback',
    publishing('Revert all that a release published; 409 if the same was changed again since, unless forced', {
      params: wire.releaseParams,
      body: wire.rollbackRequest,
      response: { 200: wire.release, ...problems(404, 409) },
    }),
    async (request) =>
      change(request.params.id, ['published'], 'RELEASE_NOT_PUBLISHED', (transaction, release) =>
        rollBack(transaction, release, userOf(request), request.body?.force ?? false),
      ),
  )

  app.post(
    '/:id/reopen',
    publishing('Make the changes of a release that was rolled back those of an open release', {
      params: wire.releaseParams,
      response: { 200: wire.release, ...problems(404, 409) },
    }),
    async (request) =>
      change(request.params.id, ['rolled_back'], 'RELEASE_NOT_ROLLED_BACK', async (transaction, release) => {
        await requireRoom(transaction, release.created_by ?? '')
        await reopen(transaction, release.id)
        return []
      }),
  )
}
