import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CompressedPage, chooseEncoding } from './compress.ts'

/** Sends a compressed page in an encoding that the client accepts, or 304 if the client has it. */
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

/** Weak comparison (RFC 9110 §13.1.2), without `W/`, which some caches drop. An asterisk matches any tag. */
const isKnown = (etag: string, known: string | undefined) => known?.trim() === '*' || known?.includes(etag.slice(2))
