import * as z from 'zod'
import type { Guard } from '#server/auth/guards.ts'
import type { Db } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import { releasesRepository } from './repository.ts'
import { releaseScope } from './write-into-release.ts'

const id = z.uuid()

/**
 * Extends a guard: adds the release in the header `X-Release` to the signed-in user, whose request then reads and
 * writes content in the release. Throws 404 for an unknown or discarded release.
 */
export function releaseGuard(db: Db, requireUser: Guard): Guard {
  const releases = releasesRepository(db)
  return async (request, reply) => {
    await requireUser(request, reply)
    const header = request.headers['x-release']
    if (!request.user || header === undefined) return
    const { data } = id.safeParse(header)
    const release = data && (await releases.find(data))
    if (!release || release.state === 'discarded') throw notFound('RELEASE_NOT_FOUND')
    request.user.release = releaseScope(db, release.id)
  }
}
