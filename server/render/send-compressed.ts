import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CompressedPage, chooseEncoding } from './compress.ts'

/** Sends what was made once: in the encoding that the client reads, or only that it has not changed. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: CompressedPage) {
  reply.headers(page.headers).code(page.status)
  if (page.status === 200) {
    reply.header('etag', page.etag)
    if (isKnown(page.etag, request.headers['if-none-match'])) return reply.code(304).send()
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], page.bodies)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(page.bodies[encoding])
}

/** Compared weakly (RFC 9110 §13.1.2): some caches hand the tag on without its `W/`. An asterisk is any tag. */
const isKnown = (etag: string, known: string | undefined) => known?.trim() === '*' || known?.includes(etag.slice(2))
