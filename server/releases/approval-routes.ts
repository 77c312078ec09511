import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ReleaseNote, ReleaseState } from '#api/releases.ts'
import * as wire from '#api/releases.ts'
import { type SignedIn, userOf } from '#server/auth/guards.ts'
import { conflict, tooManyRequests } from '#server/errors.ts'
import { problems } from '#server/openapi-operations.ts'
import { rateLimit } from '#server/rate-limit.ts'
import { releaseAnnouncements } from './announcements.ts'
import { requireOwnRelease } from './own-release.ts'
import { releaseContent } from './release-content.ts'
import { type ReleaseRow, releasesRepository } from './repository.ts'
import { requireTranslated } from './require-translated.ts'
import type { ReleaseRoutes } from './routes.ts'

/** The oldest are deleted. */
const maxNotes = 200

type Step = {
  kind: ReleaseNote['kind']
  from: readonly ReleaseState[]
  to?: ReleaseState
}
const steps = {
  handIn: { kind: 'handed_in', from: ['open'], to: 'handed_in' },
  handBack: { kind: 'handed_back', from: ['handed_in', 'scheduled'], to: 'open' },
  comment: { kind: 'comment', from: ['open', 'handed_in', 'scheduled', 'published', 'rolled_back'] },
} satisfies Record<string, Step>

export const approvalRoutes: FastifyPluginAsyncZod<ReleaseRoutes> = async (app, deps) => {
  const { writing, handingIn, publishing, change } = deps
  const announce = releaseAnnouncements(deps)
  // Each step is mailed to several people.
  const perAccount = rateLimit(deps.db, { kind: 'release step by', max: 20, windowMs: 60 * 60_000 })

  async function take({ kind, from, to }: Step, id: string, by: SignedIn, text = '') {
    const wait = await perAccount.take(by.id)
    if (wait > 0) throw tooManyRequests('TOO_MANY_NOTES', wait)
    let release: ReleaseRow | undefined
    const changed = await change(id, from, 'RELEASE_CLOSED', async (transaction, locked) => {
      if (kind === 'handed_in') requireOwnRelease(by, locked)
      release = locked
      const releases = releasesRepository(transaction)
      const isEmpty = kind === 'handed_in' && (await releases.findListed(id))?.changes === 0
      if (isEmpty) throw conflict('RELEASE_EMPTY')
      if (kind === 'handed_in') await requireTranslated(transaction, locked, await releaseContent(transaction, id))
      const at = new Date().toISOString()
      const note = { kind, text, author_id: by.id, at }
      const notes_content = { notes: [...locked.notes_content.notes, note].slice(-maxNotes) }
      await releases.update(id, { notes_content, updated_at: at, ...(to && { state: to, publish_at: null }) })
      return []
    })
    const event = kind === 'comment' ? 'commented' : kind
    if (release) await announce({ event, release, by, note: text }, app.log)
    return changed
  }

  app.post(
    '/:id/hand-in',
    handingIn(
      'Hand a release in for approval; it cannot be changed until it is handed back; 409 with texts that are not translated but have to be',
      {
        params: wire.releaseParams,
        body: wire.noteRequest,
        response: { 200: wire.release, ...problems(404, 409, 422, 429) },
      },
    ),
    async (request) => take(steps.handIn, request.params.id, userOf(request), request.body?.note),
  )

  app.post(
    '/:id/hand-back',
    publishing('Hand a release back to its author', {
      params: wire.releaseParams,
      body: wire.noteRequest,
      response: { 200: wire.release, ...problems(404, 409, 422, 429) },
    }),
    async (request) => take(steps.handBack, request.params.id, userOf(request), request.body?.note),
  )

  app.post(
    '/:id/notes',
    writing('Comment on a release', {
      params: wire.releaseParams,
      body: wire.commentRequest,
      response: { 200: wire.release, ...problems(404, 409, 422, 429) },
    }),
    async (request) => take(steps.comment, request.params.id, userOf(request), request.body.note),
  )
}
