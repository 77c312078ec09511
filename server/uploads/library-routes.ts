import { Socket } from 'node:net'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { name } from '#api/shared-fields.ts'
import { uploadLimits } from '#api/upload-limits.ts'
import * as wire from '#api/uploads.ts'
import { adminOf } from '#server/auth/require-admin.ts'
import { invalid } from '#server/errors.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import { stripUnstorable } from '#server/pages/sanitize.ts'
import type { Services } from '#server/services.ts'
import { library } from './library.ts'
import { uploadReplacement } from './replace-upload.ts'

/** The socket timeout while a received file is processed; it may have to wait for its turn. */
const processingTimeoutMs = 10 * 60_000
const params = z.object({ key: name })
const form = z.object({ file: z.string().meta({ format: 'binary' }) })

/** The file library for administrators (mounted at /api/v1/uploads). */
export const libraryRoutes: FastifyPluginAsyncZod<Services> = async (app, deps) => {
  const { db, uploads, requireAdmin, onChange } = deps
  const files = library(db, uploads)
  const operation = operations('uploads', requireAdmin)
  const { replace } = uploadReplacement(db, onChange)
  await app.register(multipart, {
    limits: { fileSize: uploadLimits.video + 1, files: 1, fields: 10, fieldSize: 1_000 },
  })
  app.addHook('onReady', uploads.removeOldPartFiles)
  app.addHook('onRequest', noStore)

  app.get(
    '/',
    operation('The files of the store, newest first, with the places where they are used', {
      querystring: wire.libraryQuery,
      response: { 200: wire.library, ...problems(401, 403, 422) },
    }),
    async ({ query }) => files.list(query),
  )

  app.post(
    '/',
    {
      ...operation('Store a picture or a film', {
        consumes: ['multipart/form-data'],
        body: form,
        response: { 201: wire.upload, ...problems(401, 403, 413, 415, 422) },
      }),
      // Also determines how long a body may take; each file type has its own size limit (receive-upload.ts).
      bodyLimit: uploadLimits.video,
      // The handler reads the body as a stream, so it is not validated here.
      validatorCompiler: () => (value) => ({ value }),
    },
    async (request, reply) => {
      try {
        const { file, filename } = await fileOf(request)
        file.once('end', () => extendSocketTimeout(request))
        const origin = { name: String(stripUnstorable(filename)).slice(0, 200), by: adminOf(request).id }
        return await reply.code(201).send(await uploads.storeUpload(file, origin))
      } catch (error) {
        throw isMultipartError(error) ? invalid([{ path: 'file', message: 'did not come whole' }]) : error
      } finally {
        // A client that is refused while it is still sending reads the response only after it has sent everything.
        request.raw.unpipe().resume()
      }
    },
  )

  app.put(
    '/:key',
    operation('Say what a file shows', {
      params,
      body: wire.fileChange,
      response: { 200: wire.libraryFile, ...problems(401, 403, 404, 422) },
    }),
    async ({ params, body }) => files.describe(params.key, body.alt),
  )

  app.post(
    '/:key/replace',
    operation('Put another file wherever this one is used', {
      params,
      body: wire.fileReplacement,
      response: { 200: wire.fileReplaced, ...problems(401, 403, 404, 409, 422) },
    }),
    async (request) => replace(request.params.key, request.body.by, adminOf(request).id),
  )

  app.delete(
    '/:key',
    operation('Delete a file that is used nowhere', {
      params,
      response: { 204: z.null(), ...problems(401, 403, 404, 409) },
    }),
    async ({ params }, reply) => {
      await files.delete(params.key)
      return reply.code(204).send(null)
    },
  )
}

function extendSocketTimeout({ raw: { socket } }: FastifyRequest) {
  // An injected request has no socket.
  if (socket instanceof Socket) socket.setTimeout(processingTimeoutMs)
}

async function fileOf(request: FastifyRequest) {
  const part = request.isMultipart() ? await request.file() : undefined
  if (part?.fieldname === 'file') return part
  throw invalid([{ path: 'file', message: 'is missing: send it as a form (multipart/form-data) with this field' }])
}

/** Errors of the multipart parser have neither code nor status. */
function isMultipartError(error: unknown): boolean {
  return error instanceof Error && !('code' in error) && /multipart/i.test(error.message)
}
