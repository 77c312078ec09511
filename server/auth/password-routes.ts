import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { forgotRequest, resetRequest, tokenPair } from '#api/auth.ts'
import { invitationPrefix } from '#api/invitation-prefix.ts'
import { passwordChange } from '#api/people.ts'
import { problem } from '#api/problem.ts'
import type { Db } from '#server/db/schema.ts'
import { forbidden, gone, tooManyRequests } from '#server/errors.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { DeviceCookies } from './device-cookies.ts'
import type { LoginAttempts } from './login-attempts.ts'
import { passwordChanges } from './password-changes.ts'
import { passwordResets } from './password-resets.ts'
import type { Passwords } from './passwords.ts'
import { type Guard, userOf } from './require-admin.ts'
import { type Sessions, sessionEnd } from './sessions.ts'

type Deps = {
  db: Db
  passwords: Passwords
  session: Sessions
  attempts: LoginAttempts
  deviceCookies: DeviceCookies
  requireUser: Guard
  mailer: Mailer
  siteUrl: string
}

const tags = ['accounts']

/** Password reset and password change (mounted at /api/v1/auth/password). */
export const passwordRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, passwords, session, attempts, deviceCookies, requireUser, mailer, siteUrl } = deps
  const changes = passwordChanges({ db, passwords, session, attempts })
  const resets = passwordResets({ db, passwords, attempts, siteUrl, brand: mailer.brand })

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.post(
    '/forgot',
    {
      schema: {
        tags,
        summary: 'Ask for a link that sets a new password; answered alike whether there is such an account or not',
        body: forgotRequest,
        response: { 202: z.null().optional(), 422: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const { email, locale } = request.body
      const wait = await resets.admit(request.ip)
      if (wait > 0) throw tooManyRequests('TOO_MANY_RESETS', wait)
      // Not awaited: the response time must not reveal whether the account exists.
      void mailer.send(() => resets.write(email, locale), request.log)
      return reply.code(202).send(undefined)
    },
  )

  app.post(
    '/change',
    {
      schema: {
        tags,
        security: [{ bearer: [] }],
        summary: 'Set a new password knowing the current one; ends every session and begins a new one',
        body: passwordChange,
        response: { 200: tokenPair, 401: problem, 403: problem, 422: problem, 429: problem },
      },
      onRequest: requireUser,
    },
    async (request) => {
      const user = userOf(request)
      const device = deviceCookies.read(request.headers.cookie, user.email)
      const result = await changes.change(user, request.body, { address: request.ip, device })
      if ('pair' in result) return result.pair
      if ('retryAfterSeconds' in result) throw tooManyRequests('TOO_MANY_FAILED_LOGINS', result.retryAfterSeconds)
      // Not 401, which the browser takes as the end of its session.
      throw forbidden('WRONG_PASSWORD')
    },
  )

  app.post(
    '/reset',
    {
      schema: {
        tags,
        summary:
          "Set a new password with a link's token; ends every session of the account, and signs in who was invited",
        body: resetRequest,
        response: { 200: tokenPair, 204: z.null(), 410: problem, 422: problem },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body
      const authenticated = await resets.complete(token, password)
      if (!authenticated) throw gone('RESET_LINK_SPENT')
      // Opening the mail proves that the account is theirs: failed logins from elsewhere must not block the login that
      // follows.
      reply.header('set-cookie', deviceCookies.issue(authenticated.user.email))
      const pair = token.startsWith(invitationPrefix) ? await session.open(authenticated, sessionEnd(false)) : undefined
      return pair ?? reply.code(204).send(null)
    },
  )
}
