import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { mails } from '#api/mails.ts'
import { problem } from '#api/problem.ts'
import { name } from '#api/storable-schemas.ts'
import type { Guard } from '#server/auth/require-admin.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { Mailer } from './mailer.ts'

const schema = { tags: ['mails'], security: [{ bearer: [] }] }

/** Mails that could not be sent (mounted at /api/v1/mails). */
export const mailRoutes: FastifyPluginAsyncZod<{ mailer: Mailer; requireAdmin: Guard }> = async (app, deps) => {
  const { mailer, requireAdmin } = deps
  app.addHook('onRequest', requireAdmin)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(
    '',
    {
      schema: {
        ...schema,
        summary: 'Mails that could not be sent so far, the newest 100',
        response: { 200: mails, 401: problem, 403: problem },
      },
    },
    async () => ({ items: await mailer.failed() }),
  )

  app.post(
    '/:id/send',
    {
      schema: {
        ...schema,
        summary: 'Send such a mail again, now',
        params: z.object({ id: name }),
        response: { 204: z.null(), 401: problem, 403: problem, 404: problem, 409: problem },
      },
    },
    async (request, reply) => {
      const isSent = await mailer.sendAgain(request.params.id, request.log)
      if (isSent === undefined) throw notFound('MAIL_NOT_FOUND')
      if (!isSent) throw conflict('MAIL_NOT_SENT')
      return reply.code(204).send(null)
    },
  )
}
