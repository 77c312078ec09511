import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { forgotRequest, resetRequest } from '#api/auth.ts'
import { problem } from '#api/problem.ts'
import type { Db } from '#server/db/schema.ts'
import { gone, tooManyRequests } from '#server/errors.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { passwordResets } from './password-resets.ts'
import type { Passwords } from './passwords.ts'

type Needs = { db: Db; passwords: Passwords; mailer: Mailer; siteUrl: string }

const tags = ['accounts']

/** A new password for who forgot it (mounted at /api/v1/auth/password). */
export const passwordRoutes: FastifyPluginAsyncZod<Needs> = async (app, { db, passwords, mailer, siteUrl }) => {
  const resets = passwordResets({ db, passwords, siteUrl, brand: mailer.brand })

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
      // Not waited for: the time of an answer must not tell whether there is such an account.
      mailer.send(() => resets.write(email, locale), request.log)
      return reply.code(202).send(undefined)
    },
  )

  app.post(
    '/reset',
    {
      schema: {
        tags,
        summary: "Set a new password with a link's token; ends every session of the account",
        body: resetRequest,
        response: { 204: z.null(), 410: problem, 422: problem },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body
      if (!(await resets.complete(token, password))) throw gone('RESET_LINK_SPENT')
      return reply.code(204).send(null)
    },
  )
}
