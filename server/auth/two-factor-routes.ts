import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { newSecondFactor, recoveryCodes, secondFactor, secondFactorRequest } from '#api/auth.ts'
import { invalid } from '#server/errors.ts'
import { noStore, operations } from '#server/openapi-operations.ts'
import { announcements } from '#server/people/announcements.ts'
import type { Services } from '#server/services.ts'
import { recentSignIn, userOf } from './guards.ts'
import { turnOffSecondFactor } from './second-factors.ts'
import { newTotpSecret, totpAddress, totpStepOf } from './totp.ts'
import { type User, usersRepository } from './users-repository.ts'

/** Mounted at /api/v1/auth/two-factor. */
export const twoFactorRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, mailer, factors, requireUser }) => {
  const announce = announcements({ db, mailer })
  const operation = operations('accounts', requireUser)
  const recentOperation = operations('accounts', recentSignIn(requireUser))
  app.addHook('onRequest', noStore)

  async function personOf({ id, ...user }: User) {
    return (await usersRepository(db).findMember('id', id)) ?? { id, ...user, locale: null }
  }

  app.get(
    '',
    operation('Whether the account has a second factor', { response: { 200: secondFactor } }),
    async (request) => factors.state(userOf(request).id),
  )

  app.post(
    '',
    recentOperation('Offer a secret for an authenticator app; nothing is stored yet', {
      response: { 200: newSecondFactor },
    }),
    async (request) => {
      const secret = newTotpSecret()
      return { secret, address: totpAddress(secret, userOf(request).email, await mailer.brand('en')) }
    },
  )

  app.put(
    '',
    recentOperation('Turn on the second factor with a code of the app; the recovery codes are shown only here', {
      body: secondFactorRequest,
      response: { 200: recoveryCodes },
    }),
    async (request) => {
      const user = userOf(request)
      const { secret, code } = request.body
      const step = totpStepOf(secret, code.replaceAll(/\s/g, ''), null)
      if (step === undefined) throw invalid([{ path: 'code', message: 'is not the code of this app now' }])
      const recovery_codes = await factors.turnOn(user.id, secret, step)
      await announce({ change: 'two-factor-on', by: user, person: await personOf(user) }, request.log)
      return { recovery_codes }
    },
  )

  app.delete(
    '',
    recentOperation('Turn off the second factor', { response: { 204: z.null() } }),
    async (request, reply) => {
      const user = userOf(request)
      const { is_on } = await factors.state(user.id)
      await turnOffSecondFactor(db, user.id)
      if (is_on) await announce({ change: 'two-factor-off', by: user, person: await personOf(user) }, request.log)
      return reply.code(204).send(null)
    },
  )
}
