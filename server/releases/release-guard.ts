import * as z from 'zod'
import type { Guard } from '#server/auth/guards.ts'
import type { Db } from '#server/db/schema.ts'
import { conflict, notFound } from '#server/errors.ts'
import { releasesRepository } from './repository.ts'
import { releaseScope } from './write-into-release.ts'

const id = z.uuid()

/**
 * Adds the release in `X-Release`; 'live' is the live site. Throws 404 for an unknown release and for reading a
 * discarded one, 409 for writing into it.
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
