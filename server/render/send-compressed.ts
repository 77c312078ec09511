import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { longResponseBytes } from '#server/client-timeouts.ts'
import { type CompressedPage, chooseEncoding, type Encoding } from './compress.ts'
import { previewToken } from './preview-cookie.ts'

export function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: CompressedPage) {
  reply.headers(page.headers).code(page.status)
  if (page.status === 200) {
    reply.header('etag', page.etag)
    if (isKnown(page.etag, request.headers['if-none-match'])) return reply.code(304).send()
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], page.bodies)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  if (page.status === 200) noteHeaders(page, encoding, reply.getHeaders())
  return reply.send(page.bodies[encoding])
}

/** Compares ETags weakly (RFC 9110 §13.1.2) and without `W/`, which some caches remove. '*' matches every ETag. */
const isKnown = (etag: string, known: string | undefined) => known?.trim() === '*' || known?.includes(etag.slice(2))

/** Names and values alternate, the form that Node sends fastest. The last value is the id of the request. */
type RawHeaders = string[]

const noted = new WeakMap<CompressedPage, { unchanged: RawHeaders } & Partial<Record<Encoding, RawHeaders>>>()
const requestId = 'x-request-id'
/** Headers that a 304 does not have (RFC 9110 §15.4.5). */
const bodyHeaders = new Set(['content-encoding', 'content-length'])

/** Stores the headers that Fastify sends with a page, so that `sendReady` can send the same ones. */
function noteHeaders(page: CompressedPage, encoding: Encoding, sent: object) {
  const headers = { ...sent, [requestId]: undefined, 'content-length': page.bodies[encoding]?.length }
  const raw = (entries: [string, unknown][]) => [...entries.flat().map(String), requestId, '']
  const entries = Object.entries(headers).filter(([, value]) => value !== undefined)
  const unchanged = raw(entries.filter(([name]) => !bodyHeaders.has(name)))
  noted.set(page, { ...noted.get(page), unchanged, [encoding]: raw(entries) })
}

/** Returns the key of a response in the cache: the URL and, for pictures, whether the client accepts AVIF. */
export function cacheKeyOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  return url.startsWith('/api/uploads/') && headers.accept?.includes('image/avif') ? `${url}#avif` : url
}

/**
 * Fastify takes several times as long as sending. False, and nothing sent, for requests with a token, a range or a
 * body, for previews, for what is not cached or was not yet sent by Fastify in this encoding, and for a body longer
 * than `longResponseBytes`, which needs a time limit.
 */
export function sendReady(
  ready: (url: string) => CompressedPage | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  if (previewToken(headers.cookie) !== undefined) return false
  if (headers.authorization || headers.range || headers['content-length'] || headers['transfer-encoding']) return false
  const page = ready(cacheKeyOf(request))
  const rawHeaders = page && noted.get(page)
  if (!rawHeaders) return false
  const isUnchanged = isKnown(page.etag, headers['if-none-match'])
  const encoding = chooseEncoding(headers['accept-encoding'], page.bodies)
  const body = page.bodies[encoding]
  const raw = isUnchanged ? rawHeaders.unchanged : rawHeaders[encoding]
  if (!raw || !body || body.length > longResponseBytes) return false
  raw[raw.length - 1] = randomUUID()
  response.writeHead(isUnchanged ? 304 : 200, raw)
  response.end(isUnchanged || method === 'HEAD' ? undefined : body)
  return true
}
