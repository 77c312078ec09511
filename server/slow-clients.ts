import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { uploadLimits } from '#api/upload-limits.ts'
import { withTitle } from './errors.ts'

/** What a client is given: for the head of a request, then for a body or an answer to begin and by its length. */
export type Timeouts = { headersMs: number; graceMs: number; bytesPerSecond: number }

/** 0.25 Mbit/s: a film of 200 MiB may take 107 minutes. */
export const timeouts: Timeouts = { headersMs: 20_000, graceMs: 30_000, bytesPerSecond: 32 * 1024 }

/** Shorter answers fit into what the system keeps for a connection, and are off our hands at once. */
const longResponseBytes = 256 * 1024

/** Ends connections of those who send or read more slowly than that, on purpose or not: each takes up room. */
export function cutOffSlowClients(app: FastifyInstance, { graceMs, bytesPerSecond }: Timeouts) {
  const given = new WeakMap<FastifyRequest['raw'], NodeJS.Timeout>()
  const timeFor = (bytes: number) => graceMs + (bytes / bytesPerSecond) * 1_000

  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) {
      giveTime(request, timeFor(bytesOf(request)), () =>
        refuseClient({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.raw.socket),
      )
    }
    done()
  })

  // Whoever was refused before being heard out is not worth waiting for; an editor reads the answer after sending all.
  app.addHook('onResponse', (request, _reply, done) => {
    if (hasBody(request) && !request.admin) giveTime(request, graceMs, () => request.raw.destroy())
    done()
  })

  app.addHook('onSend', (_request, reply, payload, done) => {
    const bytes = lengthOf(payload, reply)
    if (bytes > longResponseBytes) {
      const cutting = setTimeout(() => reply.raw.destroy(), timeFor(bytes)).unref()
      reply.raw.once('close', () => clearTimeout(cutting))
    }
    done()
  })

  /** For a whole body, beginning now; then its sender is cut off. After an answer another time holds. */
  function giveTime({ raw, log }: FastifyRequest, ms: number, cutOff: () => void) {
    clearTimeout(given.get(raw))
    const cutting = setTimeout(() => {
      // A request that never was on a wire is not told to be complete.
      if (raw.complete || raw.readableEnded) return
      log.info('a client that was too slow is cut off')
      cutOff()
    }, ms).unref()
    given.set(raw, cutting)
    raw.once('close', () => clearTimeout(cutting))
  }
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/** What a request says that it sends, at most what its route takes. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  const max = routeOptions.bodyLimit ?? 0
  const told = headers['content-length']
  return told === undefined ? max : Math.min(Number(told), max)
}

/** Of an answer that comes piece by piece what it says itself, else as much as the longest. */
function lengthOf(payload: unknown, reply: FastifyReply): number {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return Buffer.byteLength(payload)
  return payload ? Number(reply.getHeader('content-length')) || uploadLimits.video : 0
}

const refusals: Record<string, { status: number; detail: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request did not come in time.' },
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The head of the request is too long.' },
}
const unreadable = { status: 400, detail: 'This is not a request in HTTP.' }

/** What Node cannot read as a request, or has waited for too long, is told why like any other; its connection ends. */
export function refuseClient({ code = '' }: { code?: string }, socket: Socket & { _httpMessage?: ServerResponse }) {
  // What has been sent of an answer already stays the last of it.
  if (code !== 'ECONNRESET' && socket.writable && !socket._httpMessage?.headersSent) {
    const problem = withTitle({ type: 'about:blank', ...(refusals[code] ?? unreadable) })
    const body = JSON.stringify(problem)
    const head = ['content-type: application/problem+json', `content-length: ${body.length}`, 'connection: close']
    socket.write(`HTTP/1.1 ${problem.status} ${problem.title}\r\n${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy()
}
