import type { FastifyBaseLogger } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { forgotRequest, resetRequest, tokenPair } from '#api/auth.ts'
import { invitationPrefix } from '#api/invitation-prefix.ts'
import { type PasswordChange, passwordChange } from '#api/people.ts'
import { forbidden, gone, tooManyRequests } from '#server/errors.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import type { Services } from '#server/services.ts'
import { userOf } from './guards.ts'
import type { LoginSource } from './login-attempts.ts'
import { newPasswordCheck } from './new-password-check.ts'
import { passwordResets } from './password-resets.ts'
import { refreshTokensRepository } from './refresh-tokens-repository.ts'
import { sessionEnd } from './sessions.ts'
import { type User, usersRepository } from './users-repository.ts'

/** Mounted at /api/v1/auth/password. */
export const passwordRoutes: FastifyPluginAsyncZod<Services> = async (app, deps) => {
  const { session, deviceCookies, requireUser, mailer } = deps
  const resets = passwordResets(deps)
  const operation = operations('accounts')

  app.addHook('onRequest', noStore)

  app.post(
    '/forgot',
    operation('Ask for a link that sets a new password; answered alike whether there is such an account or not', {
      body: forgotRequest,
      response: { 202: z.null().optional(), ...problems(429) },
    }),
    async (request, reply) => {
      const { email, locale } = request.body
      const wait = await resets.admit(request.ip)
      if (wait > 0) throw tooManyRequests('TOO_MANY_RESETS', wait)
      // The mail is not awaited, because the response time must not reveal whether the account exists.
      void mailer.send(() => resets.write(email, locale), request.log)
      return reply.code(202).send(undefined)
    },
  )

  app.post(
    '/change',
    operations('accounts', requireUser)(
      'Set a new password knowing the current one; ends every session and begins a new one',
      { body: passwordChange, response: { 200: tokenPair, ...problems(403, 429) } },
    ),
    async (request) => {
      const user = userOf(request)
      const device = deviceCookies.read(request.headers.cookie, user.email)
      const source = { address: request.ip, device, userAgent: request.headers['user-agent'], log: request.log }
      return changePassword(deps, user, request.body, source)
    },
  )

  app.post(
    '/reset',
    operation(
      "Set a new password with a link's token; ends every session of the account, and signs in who was invited",
      { body: resetRequest, response: { 200: tokenPair, 204: z.null(), ...problems(410) } },
    ),
    async (request, reply) => {
      const { token, password } = request.body
      const authenticated = await resets.complete(token, password)
      if (!authenticated) throw gone('RESET_LINK_SPENT')
      // The mailed token proves who the user is, so failed logins from elsewhere must not block the next login.
      reply.header('set-cookie', deviceCookies.issue(authenticated.user.email))
      const isInvited = token.startsWith(invitationPrefix)
      const userAgent = request.headers['user-agent']
      const pair = isInvited ? await session.open(authenticated, sessionEnd(false), userAgent) : undefined
      return pair ?? reply.code(204).send(null)
    },
  )
}

type Source = Omit<LoginSource, 'email'> & { userAgent: string | undefined; log: FastifyBaseLogger }

/**
 * Revokes all sessions and opens a new one, with the expiry of that of `refresh_token` or of a new login. A second
 * factor needs a `code`, too. A wrong password or code counts as a failed login from `source`.
 */
async function changePassword(
  deps: Services,
  owner: User,
  { current, password, code, refresh_token }: PasswordChange,
  { userAgent, log, ...source }: Source,
) {
  const { db, passwords, session, attempts, codes } = deps
  const { id, email } = owner
  // The status is 403, because clients treat 401 as the end of the session.
  const wrong = forbidden('WRONG_PASSWORD')
  const attempt = await attempts.begin({ email, ...source })
  const found = await usersRepository(db).findWithPassword(email)
  if (!found || !(await passwords.matches(found.passwordHash, current))) throw wrong
  // Before the code, which a refused password must not use up.
  const passwordHash = await newPasswordCheck(deps)(password, owner).catch(async (error) => {
    await attempt.withdraw()
    throw error
  })
  // The new session counts as a recent sign-in. Without this check, it could be used to turn the second factor off.
  const outcome = await codes.check({ user: owner, code, device: source.device, log })
  if (outcome === 'missing') {
    await attempt.withdraw()
    throw forbidden('CODE_REQUIRED')
  }
  if (outcome === 'wrong') throw forbidden('INVALID_CODE')
  const end = refresh_token && (await session.endOf(refresh_token, id))
  const user = await db.transaction().execute(async (trx) => {
    const users = usersRepository(trx)
    // Another request may have replaced the password since it was verified.
    if (!(await users.lockPassword(id, found.passwordHash))) throw wrong
    await users.setPassword(id, passwordHash)
    await trx.deleteFrom('password_resets').where('user_id', '=', id).execute()
    await refreshTokensRepository(trx).revoke('user_id', id)
    return users.find(id)
  })
  const pair = user && (await session.open({ user, passwordHash }, end || sessionEnd(false), userAgent))
  if (!pair) throw wrong
  await attempt.succeeded()
  await codes.forget(id)
  return pair
}
