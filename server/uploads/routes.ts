import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { problem } from '#api/problem.ts'
import { name } from '#api/stored.ts'
import { notFound } from '#server/errors.ts'
import { sendFile } from './send.ts'
import type { UploadStore } from './store.ts'
import { type Width, widths } from './variants.ts'

const query = z.object({
  w: z.coerce
    .number()
    .pipe(z.literal(widths, `must be one of ${widths.join(', ')}`))
    .optional()
    .describe('The width of a picture in pixels'),
})

/** Uploaded files (mounted at /api/uploads); their names come from their content, so they may be kept for ever. */
export const uploadRoutes: FastifyPluginAsyncZod<{ uploads: UploadStore }> = async (app, { uploads }) => {
  app.get(
    '/:key',
    {
      schema: {
        tags: ['uploads'],
        summary: 'An uploaded file; pictures in a narrower width too, as AVIF or WebP',
        params: z.object({ key: name }),
        querystring: query,
        response: { 404: problem, 422: problem },
      },
    },
    async (request, reply) => {
      const { params, query, headers } = request
      const upload = await uploads.find(params.key)
      if (!upload) throw notFound('UPLOAD_NOT_FOUND')
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      reply.header('x-content-type-options', 'nosniff')
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      const { accept = '' } = headers
      const wanted = accept.includes('image/avif') ? 'avif' : 'webp'
      const copy = query.w && (await uploads.variant(upload, query.w as Width, wanted))
      if (!copy) {
        const file = await uploads.file(upload.key)
        if (!file) throw notFound('UPLOAD_NOT_FOUND')
        return sendFile(request, reply.type(upload.mime), uploads, file)
      }
      // A stand-in is soon followed by something better.
      if (!copy.isFinal) reply.header('cache-control', 'public, max-age=600')
      return sendFile(request, reply.header('vary', 'Accept').type(`image/${copy.format}`), uploads, copy.file)
    },
  )
}
