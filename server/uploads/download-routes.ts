import { buffer } from 'node:stream/consumers'
import { create } from 'content-disposition'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { name } from '#api/shared-fields.ts'
import { notFound, SiteError } from '#server/errors.ts'
import { operations, problems } from '#server/openapi-operations.ts'
import { compressedPage } from '#server/render/compress.ts'
import type { RenderedPage } from '#server/render/page-cache.ts'
import { cacheKeyOf, sendCompressed } from '#server/render/send-compressed.ts'
import type { Services } from '#server/services.ts'
import { mimeOf } from './identify.ts'
import { uploadsRepository } from './repository.ts'
import { sendFile } from './send-file.ts'
import type { UploadStore } from './store.ts'
import { type Width, widths } from './variants.ts'

const query = z.object({
  w: z.coerce
    .number()
    .pipe(z.literal(widths, `must be one of ${widths.join(', ')}`))
    .optional()
    .describe('The width of a picture in pixels'),
})

/** Larger copies are streamed on each request, so that a few of them do not fill the cache of responses. */
const maxCachedBytes = 64 * 1024

/** Sends uploaded files (mounted at /api/uploads). Browsers may cache them, because their names are content hashes. */
export const uploadRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, uploads, cache }) => {
  /** The name that a PDF had when it was uploaded; undefined while the database is unavailable. */
  async function nameOf(key: string): Promise<string | undefined> {
    const name = await uploadsRepository(db)
      .find(key)
      .then((file) => file?.original_name)
      .catch(() => undefined)
    return name && (/\.pdf$/i.test(name) ? name : `${name}.pdf`)
  }

  app.get(
    '/:key',
    operations('uploads')('An uploaded file; pictures in a narrower width too, as AVIF or WebP', {
      params: z.object({ key: name }),
      querystring: query,
      response: problems(404),
    }),
    async (request, reply) => {
      const { params, query, headers, log } = request
      /** Null for a copy that cannot be made now (queue full, timeout): the original is sent and cached briefly. */
      const logAndSendOriginal = (error: Error) => {
        if (error instanceof SiteError && error.statusCode === 404) throw error
        log.warn(error, 'a picture could not be made narrower')
        return null
      }
      const { key } = params
      // The type is derived from the key, so that pictures of cached pages load while the database is unavailable.
      const mime = mimeOf(key)
      if (!mime) throw notFound('UPLOAD_NOT_FOUND')
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      reply.header('x-content-type-options', 'nosniff')
      // A PDF may contain scripts and forms, so browsers download it instead of showing it under the site's origin.
      if (mime === 'application/pdf') reply.header('content-disposition', create(await nameOf(key)))
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      const { accept = '' } = headers
      const wanted = accept.includes('image/avif') ? 'avif' : 'webp'
      const copy = query.w && (await uploads.variant({ key, mime }, query.w as Width, wanted).catch(logAndSendOriginal))
      if (!copy) {
        if (copy === null) reply.header('cache-control', 'public, max-age=60')
        const file = await uploads.file(key)
        if (!file) throw notFound('UPLOAD_NOT_FOUND')
        return sendFile(request, reply.type(mime), uploads, file)
      }
      // A copy that is not final is a WebP, sent until the AVIF is made. It is cached for ten minutes only.
      if (!copy.isFinal) reply.header('cache-control', 'public, max-age=600')
      const type = `image/${copy.format}`
      if (!copy.isFinal || copy.file.bytes > maxCachedBytes || headers.range)
        return sendFile(request, reply.header('vary', 'Accept').type(type), uploads, copy.file)
      return sendCompressed(
        request,
        reply,
        await cache.get(cacheKeyOf({ url: `/api/uploads/${key}?w=${query.w}`, headers }), () =>
          readCopy(uploads, key, copy.file.name, type),
        ),
      )
    },
  )
}

/** `uses` has the key of the original: a change of that key (library-routes.ts) drops the copy from the cache. */
async function readCopy({ read }: UploadStore, key: string, name: string, type: string): Promise<RenderedPage> {
  const stream = await read(name)
  if (!stream) throw notFound('UPLOAD_NOT_FOUND')
  const page = compressedPage({ 'content-type': type, vary: 'Accept' }, { identity: await buffer(stream) })
  return { page, uses: new Set([key]), cacheable: true }
}
