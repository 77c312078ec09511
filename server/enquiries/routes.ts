import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import * as wire from '#api/enquiries.ts'
import type { RefusedField } from '#api/problem.ts'
import { name } from '#api/shared-fields.ts'
import { type EnquiryError, type EnquiryErrors, type EnquiryField, enquiryLimits } from '#content/enquiry.ts'
import { readCursor, writeCursor } from '#server/cursor.ts'
import { invalid, notFound, tooManyRequests } from '#server/errors.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import type { Services } from '#server/services.ts'
import { toCsv } from './csv.ts'
import { type EnquirySortKey, enquiriesRepository, sortKeyOf } from './repository.ts'

/** The type includes a stream, because the CSV is sent while it is read from the database. */
const table: z.ZodType<string | Readable> = z.string()
const sortKey = z.tuple([z.iso.datetime(), z.uuid()])
const pageLength = 50
const csvPageLength = 500

/** Mounted at /api/v1/enquiries. */
export const enquiryRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, enquiries, requirePermission }) => {
  const stored = enquiriesRepository(db)

  const publicOperation = operations('enquiries')
  const operation = operations('enquiries', requirePermission('enquiries'))
  app.addHook('onRequest', noStore)

  app.post(
    '',
    publicOperation('Ask the company something; at most 10 from one address in an hour', {
      body: wire.enquiryRequest,
      response: { 201: wire.enquiryResponse, ...problems(429) },
    }),
    async (request, reply) => {
      const result = await enquiries.submit(request.body, { address: request.ip, log: request.log })
      if ('errors' in result) throw invalid(fieldErrorsOf(result.errors))
      if ('retryAfterSeconds' in result) throw tooManyRequests('TOO_MANY_ENQUIRIES', result.retryAfterSeconds)
      return reply.code(201).send(result)
    },
  )

  app.get(
    '',
    operation('What visitors asked, newest first', {
      querystring: wire.enquiriesQuery,
      response: {
        200: {
          description: 'A stretch of the list, or all of it as CSV',
          content: { 'application/json': { schema: wire.enquiryList }, 'text/csv': { schema: table } },
        },
      },
    }),
    async ({ query }, reply) => {
      const after = query.cursor === undefined ? undefined : readCursor(sortKey, query.cursor)
      if (query.format === 'csv') {
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="enquiries.csv"')
          .send(Readable.from(toCsv(pagesFrom(query.status, after))))
      }
      const found = await stored.select({ statuses: query.status, after, limit: pageLength + 1 })
      const items = found.slice(0, pageLength)
      const last = items.at(-1)
      return { items, next_cursor: last && found.length > pageLength ? writeCursor(sortKeyOf(last)) : null }
    },
  )

  app.put(
    '/:id',
    operation('Say what became of an enquiry', {
      params: z.object({ id: name }),
      body: wire.enquiryChange,
      response: { 200: wire.enquiry, ...problems(404) },
    }),
    async ({ params, body }) => {
      const changed = await stored.setStatus(params.id, body.status)
      if (!changed) throw notFound('ENQUIRY_NOT_FOUND')
      return changed
    },
  )

  app.delete(
    '/:id',
    operation('Forget an enquiry for good, as who asked may want', {
      params: z.object({ id: name }),
      response: { 204: z.void(), ...problems(404) },
    }),
    async ({ params }, reply) => {
      if (!(await stored.remove(params.id))) throw notFound('ENQUIRY_NOT_FOUND')
      return reply.code(204).send()
    },
  )

  async function* pagesFrom(statuses: wire.EnquiryStatus[] | undefined, start: EnquirySortKey | undefined) {
    let after = start
    do {
      const page = await stored.select({ statuses, after, limit: csvPageLength })
      yield page
      const last = page.length < csvPageLength ? undefined : page.at(-1)
      after = last && sortKeyOf(last)
    } while (after)
  }
}

const sentences: Record<EnquiryError, (field: EnquiryField) => string> = {
  required: () => 'is required',
  invalid: () => 'is not as it must be',
  long: (field) => `must have at most ${enquiryLimits[field]} characters`,
}

function fieldErrorsOf(errors: EnquiryErrors): RefusedField[] {
  return Object.entries(errors).map(([path, error]) => ({ path, message: sentences[error](path as EnquiryField) }))
}
