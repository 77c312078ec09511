import { Socket } from 'node:net'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { name } from '#api/shared-fields.ts'
import { uploadLimits } from '#api/upload-limits.ts'
import * as wire from '#api/uploads.ts'
import { userOf } from '#server/auth/guards.ts'
import { readCursor, writeCursor } from '#server/cursor.ts'
import type { UploadsTable } from '#server/db/schema.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import { stripUnstorable } from '#server/pages/sanitize-text.ts'
import type { Services } from '#server/services.ts'
import { replaceUpload } from './replace-upload.ts'
import { type SortKey, sortKeyOf, uploadsRepository } from './repository.ts'
import { usesRepository } from './uses-repository.ts'

type Selection = Pick<wire.LibraryQuery, 'kind' | 'search'>

/** The socket timeout while a received file is processed, including the time that it waits for a permit (store.ts). */
const processingTimeoutMs = 10 * 60_000
const params = z.object({ key: name })
const sortKey = z.tuple([z.iso.datetime(), name])
const pageLength = 50
const perBatch = 500
const form = z.object({ file: z.string().meta({ format: 'binary' }) })

/** Mounted at /api/v1/uploads. */
export const libraryRoutes: FastifyPluginAsyncZod<Services> = async (app, deps) => {
  const { db, uploads, requirePermission } = deps
  const files = uploadsRepository(db)
  const uses = usesRepository(db)
  const operation = operations('uploads', requirePermission('uploads'))
  await app.register(multipart, {
    limits: { fileSize: uploadLimits.video + 1, files: 1, fields: 10, fieldSize: 1_000 },
  })
  app.addHook('onReady', uploads.removeOldPartFiles)
  app.addHook('onRequest', noStore)

  async function selectUnused(selection: Selection, start: SortKey | undefined, limit: number) {
    const used = await uses.usedKeys()
    const unused: UploadsTable[] = []
    let after = start
    do {
      const batch = await files.select({ ...selection, after, limit: perBatch })
      unused.push(...batch.filter(({ key }) => !used.has(key)))
      const last = batch.length < perBatch ? undefined : batch.at(-1)
      after = last && sortKeyOf(last)
    } while (after && unused.length < limit)
    return unused.slice(0, limit)
  }

  app.get(
    '/',
    operation('The files of the store, newest first, with the places where they are used', {
      querystring: wire.libraryQuery,
      response: { 200: wire.library },
    }),
    async ({ query }) => {
      const { cursor, unused, kind, search = '' } = query
      const selection = { kind, search: String(stripUnstorable(search)).trim() }
      const after = cursor === undefined ? undefined : readCursor(sortKey, cursor)
      const limit = pageLength + 1
      const found = unused
        ? await selectUnused(selection, after, limit)
        : await files.select({ ...selection, after, limit })
      const shown = found.slice(0, pageLength)
      const places = unused ? new Map<string, wire.Use[]>() : await uses.usesOf(shown.map(({ key }) => key))
      const last = found.length > pageLength ? shown.at(-1) : undefined
      return {
        items: shown.map((file) => toFile(file, places.get(file.key))),
        next_cursor: last ? writeCursor(sortKeyOf(last)) : null,
      }
    },
  )

  app.post(
    '/',
    {
      ...operation('Store a picture or a film', {
        consumes: ['multipart/form-data'],
        body: form,
        response: { 201: wire.upload, ...problems(413, 415) },
      }),
      // The time limit for receiving the body depends on this limit (client-timeouts.ts). The smaller limits of other
      // file types are checked in store.ts.
      bodyLimit: uploadLimits.video,
      validatorCompiler: () => (value) => ({ value }),
    },
    async (request, reply) => {
      try {
        const { file, filename } = await fileOf(request)
        file.once('end', () => extendSocketTimeout(request))
        const origin = { name: String(stripUnstorable(filename)).slice(0, 200), by: userOf(request).id }
        return await reply.code(201).send(await uploads.storeUpload(file, origin))
      } catch (error) {
        throw isMultipartError(error) ? invalid([{ path: 'file', message: 'did not come whole' }]) : error
      } finally {
        // A client may read the response only after it has sent everything.
        request.raw.unpipe().resume()
      }
    },
  )

  app.put(
    '/:key',
    operation('Say what a file shows', {
      params,
      body: wire.fileChange,
      response: { 200: wire.libraryFile, ...problems(404) },
    }),
    async ({ params: { key }, body }) => {
      const { en, ar = '' } = body.alt
      const [alt_en, alt_ar] = [en, ar].map((text) => String(stripUnstorable(text)).trim())
      const file = await files.setAlt(key, { alt_en: alt_en || (alt_ar ? '' : null), alt_ar: alt_ar || null })
      if (!file) throw notFound('UPLOAD_NOT_FOUND')
      return toFile(file, (await uses.usesOf([key])).get(key))
    },
  )

  app.post(
    '/:key/replace',
    operation('Put another file wherever this one is used', {
      params,
      body: wire.fileReplacement,
      response: { 200: wire.fileReplaced, ...problems(404, 409) },
    }),
    async (request) => replaceUpload(deps, request.params.key, request.body.by, userOf(request)),
  )

  app.delete(
    '/:key',
    operation('Delete a file that is used nowhere', { params, response: { 204: z.null(), ...problems(404, 409) } }),
    async ({ params: { key } }, reply) => {
      const isDeleted = await uploads.delete(key, async (transaction) => {
        const places = (await usesRepository(transaction).usesOf([key])).get(key) ?? []
        if (places.length > 0) throw conflict('UPLOAD_IN_USE', { uses: places })
      })
      if (!isDeleted) throw notFound('UPLOAD_NOT_FOUND')
      // All processes drop the copies from their caches. `onChange` needs a version that grows; a file has none.
      await deps.onChange(key, Date.now())
      return reply.code(204).send(null)
    },
  )
}

function extendSocketTimeout({ raw: { socket } }: FastifyRequest) {
  // A request of `inject` in tests has no socket.
  if (socket instanceof Socket) socket.setTimeout(processingTimeoutMs)
}

async function fileOf(request: FastifyRequest) {
  const part = request.isMultipart() ? await request.file() : undefined
  if (part?.fieldname === 'file') return part
  throw invalid([{ path: 'file', message: 'is missing: send it as a form (multipart/form-data) with this field' }])
}

/** Whether an error comes from the multipart parser, whose errors have no code. */
function isMultipartError(error: unknown): boolean {
  return error instanceof Error && !('code' in error) && /multipart/i.test(error.message)
}

function toFile({ alt_en, alt_ar, created_by: _, ...file }: UploadsTable, uses: wire.Use[] = []): wire.LibraryFile {
  const { width, height, ...rest } = file
  return {
    ...rest,
    url: `/uploads/${file.key}`,
    ...(width && height && { width, height }),
    alt: alt_en === null ? null : { en: alt_en, ...(alt_ar !== null && { ar: alt_ar }) },
    uses,
  }
}
