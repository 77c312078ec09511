import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { loginRequest, meResponse, registerRequest, registerResponse, sessionRequest, tokenPair } from '#api/auth.ts'
import { problem } from '#api/problem.ts'
import type { Db } from '#server/db/schema.ts'
import { conflict, tooManyRequests, unauthorized } from '#server/errors.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { announcements } from '#server/people/announcements.ts'
import type { DeviceCookies } from './device-cookies.ts'
import type { LoginAttempts } from './login-attempts.ts'
import type { Passwords } from './passwords.ts'
import { type Guard, userOf } from './require-admin.ts'
import { type Sessions, sessionEnd } from './sessions.ts'
import { usersRepository } from './users-repository.ts'

type Deps = {
  db: Db
  passwords: Passwords
  session: Sessions
  attempts: LoginAttempts
  deviceCookies: DeviceCookies
  requireUser: Guard
  requireRecentSignIn: Guard
  mailer: Mailer
}

const tags = ['accounts']
const security = [{ bearer: [] }]

/** Registration, login and sessions (mounted at /api/v1/auth). */
export const authRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, passwords, session, attempts, deviceCookies, requireUser, requireRecentSignIn, mailer } = deps
  const users = usersRepository(db)
  const announce = announcements({ db, mailer })

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  /** Anyone may register while there are no users. */
  const requireAdminOrNobody: Guard = async (request, reply) => {
    if (!(await users.isEmpty())) await requireRecentSignIn(request, reply)
  }

  app.post(
    '/register',
    {
      schema: {
        tags,
        security,
        summary: 'Add an administrator, after a sign-in at most 10 minutes old; open to anyone while there is none',
        body: registerRequest,
        response: { 201: registerResponse, 401: problem, 403: problem, 409: problem, 422: problem },
      },
      onRequest: requireAdminOrNobody,
    },
    async (request, reply) => {
      const { email, name, password } = request.body
      const user = { email, name, passwordHash: await passwords.hash(password) }
      const { admin: by, log } = request
      const created = by ? await users.create(user) : await users.createFirst(user)
      if (!created) throw by ? conflict('EMAIL_TAKEN') : unauthorized('AUTHENTICATION_REQUIRED')
      if (by) await announce({ change: 'added', by, person: { ...created, locale: null } }, log)
      return reply.code(201).send(created)
    },
  )

  app.post(
    '/login',
    {
      schema: {
        tags,
        summary: 'Begin a session',
        body: loginRequest,
        response: { 200: tokenPair, 401: problem, 422: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const { email, password, remember, locale } = request.body
      const device = deviceCookies.read(request.headers.cookie, email)
      const attempt = await attempts.begin({ email, address: request.ip, device })
      if (!attempt.isAdmitted) throw tooManyRequests('TOO_MANY_FAILED_LOGINS', attempt.retryAfterSeconds)
      const found = await users.findWithPassword(email)
      const isRight = await passwords.matches(found?.passwordHash, password)
      if (!found || !isRight) throw unauthorized('INVALID_CREDENTIALS')
      const pair = await session.open(found, sessionEnd(remember))
      if (!pair) throw unauthorized('INVALID_CREDENTIALS')
      await attempt.succeeded()
      reply.header('set-cookie', deviceCookies.issue(email, device))
      if (locale) await users.setLocale(found.user.id, locale)
      return pair
    },
  )

  app.post(
    '/token/refresh',
    {
      schema: {
        tags,
        summary:
          'Go on with a session: a new pair for the refresh token, which is spent; within 30 seconds the same one again',
        body: sessionRequest,
        response: { 200: tokenPair, 401: problem, 422: problem },
      },
    },
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
    {
      schema: {
        tags,
        summary: 'End the session that the refresh token belongs to',
        body: sessionRequest,
        response: { 204: z.null(), 422: problem },
      },
    },
    async (request, reply) => {
      await session.close(request.body.refresh_token)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/me',
    {
      schema: { tags, security, summary: 'Whose access token this is', response: { 200: meResponse, 401: problem } },
      onRequest: requireUser,
    },
    async (request) => userOf(request),
  )
}
