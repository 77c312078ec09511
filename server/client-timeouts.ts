import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { uploadLimits } from '#api/upload-limits.ts'
import { withTitle } from './errors.ts'

/** A body or response may take `graceMs` plus its length divided by `bytesPerSecond`. */
export type Timeouts = { headersMs: number; graceMs: number; bytesPerSecond: number }

/** At 32 KiB/s, the largest video (200 MiB) may take 107 minutes. */
export const timeouts: Timeouts = { headersMs: 20_000, graceMs: 30_000, bytesPerSecond: 32 * 1024 }

/** Shorter responses fit into the socket buffer of the operating system and need no timeout. */
export const longResponseBytes = 256 * 1024

/** Closes connections of clients that send or read too slowly, because each open connection uses memory. */
export function cutOffSlowClients(app: FastifyInstance, { graceMs, bytesPerSecond }: Timeouts) {
  const timers = new WeakMap<FastifyRequest['raw'], NodeJS.Timeout>()
  const timeFor = (bytes: number) => graceMs + (bytes / bytesPerSecond) * 1_000

  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) {
      giveTime(request, timeFor(bytesOf(request)), () =>
        refuseClient({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.raw.socket),
      )
    }
    done()
  })

  // A client that was refused before it had sent its whole body gets only `graceMs` to send the rest. Signed-in users
  // are exempt, because the editor reads the response only after it has sent everything.
  app.addHook('onResponse', (request, _reply, done) => {
    if (hasBody(request) && !request.user) giveTime(request, graceMs, () => request.raw.destroy())
    done()
  })

  app.addHook('onSend', (_request, reply, payload, done) => {
    const bytes = lengthOf(payload, reply)
    if (bytes > longResponseBytes) {
      const timer = setTimeout(() => reply.raw.destroy(), timeFor(bytes)).unref()
      reply.raw.once('close', () => clearTimeout(timer))
    }
    done()
  })

  /** Starts a timeout for the body of a request, and cancels an earlier one. */
  function giveTime({ raw, log }: FastifyRequest, ms: number, cutOff: () => void) {
    clearTimeout(timers.get(raw))
    const timer = setTimeout(() => {
      // `complete` is never set for requests by `inject`, so `readableEnded` is checked, too.
      if (raw.complete || raw.readableEnded) return
      log.info('a client that was too slow is cut off')
      cutOff()
    }, ms).unref()
    timers.set(raw, timer)
    raw.once('close', () => clearTimeout(timer))
  }
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  const max = routeOptions.bodyLimit ?? 0
  const declared = headers['content-length']
  return declared === undefined ? max : Math.min(Number(declared), max)
}

/** The length of a payload. For a stream: its `content-length`, or the length of the largest video. */
function lengthOf(payload: unknown, reply: FastifyReply): number {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return Buffer.byteLength(payload)
  return payload ? Number(reply.getHeader('content-length')) || uploadLimits.video : 0
}

const refusals: Record<string, { status: number; detail: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request did not come in time.' },
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The head of the request is too long.' },
}
const unreadable = { status: 400, detail: 'This is not a request in HTTP.' }

/** Answers an invalid or late request, which Fastify does not handle, with a problem, and closes the connection. */
export function refuseClient({ code = '' }: { code?: string }, socket: Socket & { _httpMessage?: ServerResponse }) {
  // Nothing can be added to a response that has already begun.
  if (code !== 'ECONNRESET' && socket.writable && !socket._httpMessage?.headersSent) {
    const problem = withTitle({ type: 'about:blank', ...(refusals[code] ?? unreadable) })
    const body = JSON.stringify(problem)
    const head = ['content-type: application/problem+json', `content-length: ${body.length}`, 'connection: close']
    socket.write(`HTTP/1.1 ${problem.status} ${problem.title}\r\n${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy()
}
