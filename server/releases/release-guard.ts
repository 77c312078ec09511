import * as z from 'zod'
import type { Guard } from '#server/auth/guards.ts'
import type { Db } from '#server/db/schema.ts'
import { conflict, notFound } from '#server/errors.ts'
import { releasesRepository } from './repository.ts'
import { releaseScope } from './write-into-release.ts'

const id = z.uuid()

/**
 * Extends a guard: adds the release in the header `X-Release` to the signed-in user, whose request then reads and
 * writes content in the release; with 'live', as without the header, on the live site. Throws 404 for an unknown
 * release, and for a discarded one, into which a write is a 409.
 */
export function releaseGuard(db: Db, requireUser: Guard): Guard {
  const releases = releasesRepository(db)
  return async (request, reply) => {
    await requireUser(request, reply)
    const header = request.headers['x-release']
    if (!request.user || header === undefined || header === 'live') return
    const { data } = id.safeParse(header)
    const release = data && (await releases.find(data))
    if (!release) throw notFound('RELEASE_NOT_FOUND')
    if (release.state === 'discarded')
      throw request.method === 'GET' ? notFound('RELEASE_NOT_FOUND') : conflict('RELEASE_CLOSED')
    request.user.release = releaseScope(db, release.id)
  }
}
