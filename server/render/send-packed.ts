import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type PackedPage } from './pack.ts'

/** Sends what was made once: in the encoding that the client reads, or only that it has not changed. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, page: PackedPage) {
  reply.headers(page.headers).code(page.status)
  if (page.status === 200) {
    reply.header('etag', page.etag)
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = page.bodies[encoding]
  if (!body || encoding === 'identity') return reply.send(page.bodies.identity)
  return reply.header('content-encoding', encoding).send(body)
}
