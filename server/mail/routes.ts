import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { name } from '#api/shared-fields.ts'
import { mails } from '#api/unsent-mails.ts'
import { conflict, notFound } from '#server/errors.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import type { Services } from '#server/services.ts'

/** Mounted at /api/v1/mails. */
export const mailRoutes: FastifyPluginAsyncZod<Services> = async (app, { mailer, requirePermission }) => {
  const operation = operations('mails', requirePermission('mails'))
  app.addHook('onRequest', noStore)

  app.get(
    '',
    operation('Mails that could not be sent so far, the newest 100', { response: { 200: mails } }),
    async () => ({ items: await mailer.failed() }),
  )

  app.post(
    '/:id/send',
    operation('Send such a mail again, now', {
      params: z.object({ id: name }),
      response: { 204: z.null(), ...problems(404, 409) },
    }),
    async (request, reply) => {
      const isSent = await mailer.sendAgain(request.params.id, request.log)
      if (isSent === undefined) throw notFound('MAIL_NOT_FOUND')
      if (!isSent) throw conflict('MAIL_NOT_SENT')
      return reply.code(204).send(null)
    },
  )
}
