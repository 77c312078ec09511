import { hostname } from 'node:os'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type LogOptions = { level: string; stream?: { write(line: string): void } }

const secrets = ['authorization', 'cookie', 'password', 'access_token', 'refresh_token', 'token', 'secret']

/** Redacts objects up to two levels deep. */
export function logger(options: LogOptions) {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  return { ...options, redact: { paths, censor: '[redacted]' } }
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Logs requests that may change something and requests that fail, with the user and the parameters of the route. */
export function logChangesAndErrors(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (!readingMethods.has(request.method) || reply.statusCode >= 400) {
    const { method, routeOptions, ip, user } = request
    const logFields = { method, route: routeOptions.url, params: namedParams(request), ip, user: user?.id }
    request.log.info({ ...logFields, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  }
  done()
}

/** Leaves out the wildcard, which can contain any address. */
function namedParams({ params }: FastifyRequest): object {
  const { '*': _rest, ...named } = { ...(params as Record<string, string>) }
  return named
}

/** Prints a line for the operator, whatever the level of the log is: as text on a terminal, elsewhere as a log line. */
export function announce(msg: string): void {
  const line = { level: 30, time: Date.now(), pid: process.pid, hostname: hostname(), msg }
  console.log(process.stdout.isTTY ? msg : JSON.stringify(line))
}
