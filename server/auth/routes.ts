import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { loginRequest, meResponse, registerRequest, registerResponse, sessionRequest, tokenPair } from '#api/auth.ts'
import { conflict, unauthorized } from '#server/errors.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import { announcements } from '#server/people/announcements.ts'
import type { Services } from '#server/services.ts'
import { type Guard, recentSignIn, userOf } from './guards.ts'
import { newPasswordCheck } from './new-password-check.ts'
import { sessionEnd } from './sessions.ts'
import { usersRepository } from './users-repository.ts'

/** Mounted at /api/v1/auth. */
export const authRoutes: FastifyPluginAsyncZod<Services> = async (app, deps) => {
  const { db, passwords, session, attempts, codes, deviceCookies, requireUser, requirePermission, mailer } = deps
  const users = usersRepository(db)
  const requireRecentAdmin = recentSignIn(requirePermission('people'))
  const hashNew = newPasswordCheck(deps)
  const announce = announcements({ db, mailer })

  app.addHook('onRequest', noStore)

  /** Admits anyone while there are no users, and otherwise administrators after a recent sign-in. */
  const requireNobodyOrPermission: Guard = async (request, reply) => {
    if (!(await users.isEmpty())) await requireRecentAdmin(request, reply)
  }

  const operation = operations('accounts')

  app.post(
    '/register',
    operations('accounts', requireNobodyOrPermission)(
      'Add an administrator, after a sign-in at most 10 minutes old; open to anyone while there is none',
      { body: registerRequest, response: { 201: registerResponse, ...problems(403, 409) } },
    ),
    async (request, reply) => {
      const { email, name, password } = request.body
      const user = { email, name, passwordHash: await hashNew(password, { email, name }) }
      const { user: by, log } = request
      const created = by ? await users.create(user) : await users.createFirst(user)
      if (!created) throw by ? conflict('EMAIL_TAKEN') : unauthorized('AUTHENTICATION_REQUIRED')
      if (by) await announce({ change: 'added', by, person: { ...created, locale: null } }, log)
      return reply.code(201).send(created)
    },
  )

  app.post(
    '/login',
    operation('Begin a session', { body: loginRequest, response: { 200: tokenPair, ...problems(401, 429) } }),
    async (request, reply) => {
      const { email, password, remember, locale, code } = request.body
      const device = deviceCookies.read(request.headers.cookie, email)
      const attempt = await attempts.begin({ email, address: request.ip, device })
      const found = await users.findWithPassword(email)
      const isRight = await passwords.matches(found?.passwordHash, password)
      if (!found || !isRight) throw unauthorized('INVALID_CREDENTIALS')
      const { user } = found
      const outcome = await codes.check({ user, code, device, log: request.log })
      if (outcome === 'missing') {
        // A login without a code does not count as failed. A wrong code does.
        await attempt.withdraw()
        throw unauthorized('CODE_REQUIRED')
      }
      if (outcome === 'wrong') throw unauthorized('INVALID_CODE')
      const pair = await session.open(found, sessionEnd(remember), request.headers['user-agent'])
      if (!pair) throw unauthorized('INVALID_CREDENTIALS')
      await attempt.succeeded()
      reply.header('set-cookie', deviceCookies.issue(email, device))
      if (locale) await users.setLocale(user.id, locale)
      return pair
    },
  )

  app.post(
    '/token/refresh',
    operation(
      'Go on with a session: a new pair for the refresh token, which is spent; within 30 seconds the same one again',
      { body: sessionRequest, response: { 200: tokenPair, ...problems(401) } },
    ),
    async (request) => {
      const rotation = await session.rotate(request.body.refresh_token)
      if ('pair' in rotation) return rotation.pair
      if (rotation.refused === 'reused') {
        request.log.warn({ userId: rotation.userId }, 'a spent refresh token was used again: its session is revoked')
      }
      throw unauthorized('INVALID_REFRESH_TOKEN')
    },
  )

  app.post(
    '/logout',
    operation('End the session that the refresh token belongs to', {
      body: sessionRequest,
      response: { 204: z.null() },
    }),
    async (request, reply) => {
      await session.close(request.body.refresh_token)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/me',
    operations('accounts', requireUser)('Whose access token this is', { response: { 200: meResponse } }),
    async (request) => userOf(request),
  )
}
