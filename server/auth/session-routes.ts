import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { openSessions } from '#api/auth.ts'
import { name } from '#api/shared-fields.ts'
import { notFound } from '#server/errors.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import type { Services } from '#server/services.ts'
import { deviceName } from './device-name.ts'
import { userOf } from './guards.ts'
import { refreshTokensRepository } from './refresh-tokens-repository.ts'

/** Mounted at /api/v1/auth/sessions. */
export const sessionRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, requireUser }) => {
  const stored = refreshTokensRepository(db)
  const operation = operations('accounts', requireUser)
  app.addHook('onRequest', noStore)

  app.get(
    '',
    operation('Where one is signed in, the last used first', { response: { 200: openSessions } }),
    async (request) => {
      const sessions = await stored.sessionsOf(userOf(request).id)
      const items = sessions.map(({ family: id, user_agent, begun_at, used_at }) => {
        return { id, ...deviceName(user_agent), begun_at, used_at, is_current: id === request.sessionId }
      })
      return { items }
    },
  )

  app.delete(
    '',
    operation('End all sessions but this one', { response: { 204: z.null() } }),
    async (request, reply) => {
      await stored.endSessions(userOf(request).id, { except: request.sessionId ?? '' })
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/:id',
    operation('End a session', { params: z.object({ id: name }), response: { 204: z.null(), ...problems(404) } }),
    async (request, reply) => {
      const ended = await stored.endSessions(userOf(request).id, { only: request.params.id })
      if (ended.length === 0) throw notFound('SESSION_NOT_FOUND')
      return reply.code(204).send(null)
    },
  )
}
