import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as wire from '#api/releases.ts'
import { userOf } from '#server/auth/guards.ts'
import { problems } from '#server/openapi-operations.ts'
import { toRelease } from './describe-release.ts'
import { leaveOut, resolve } from './leave-out-and-resolve.ts'
import { requireOwnRelease } from './own-release.ts'
import type { ReleaseRoutes } from './routes.ts'

export const changeRoutes: FastifyPluginAsyncZod<ReleaseRoutes> = async (app, { db, deciding, read }) => {
  app.post(
    '/:id/leave-out',
    deciding('Take one change out of a release', {
      params: wire.releaseParams,
      body: wire.leaveOutRequest,
      response: { 200: wire.release, ...problems(404, 409, 422) },
    }),
    async (request) => {
      const { id } = requireOwnRelease(userOf(request), await read(request.params.id))
      await leaveOut(db, id, request.body, userOf(request))
      return toRelease(await read(id))
    },
  )

  app.post(
    '/:id/resolve',
    deciding('Decide the conflicts of one change', {
      params: wire.releaseParams,
      body: wire.resolveRequest,
      response: { 200: wire.release, ...problems(404, 409, 422) },
    }),
    async (request) => {
      const { id } = requireOwnRelease(userOf(request), await read(request.params.id))
      const { keep, ...document } = request.body
      await resolve(db, id, document, userOf(request), keep)
      return toRelease(await read(id))
    },
  )
}
