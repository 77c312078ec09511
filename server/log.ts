import type { FastifyReply, FastifyRequest } from 'fastify'

export type LogOptions = { level: string; stream?: { write(line: string): void } }

const secrets = ['authorization', 'cookie', 'password', 'access_token', 'refresh_token', 'token', 'secret']

/** How the service logs: lines of JSON, without passwords and tokens wherever these stand in what is logged. */
export function logger(options: LogOptions) {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  return { ...options, redact: { paths, censor: '[redacted]' } }
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Visits are not logged; whatever changed something, with who did it and to what, and whatever went wrong is. */
export function logChangesAndErrors(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (!readingMethods.has(request.method) || reply.statusCode >= 400) {
    const { method, routeOptions, ip, admin, user } = request
    const answered = { method, route: routeOptions.url, params: namedParams(request), ip, user: (admin ?? user)?.id }
    request.log.info({ ...answered, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  }
  done()
}

/** What a route's address names, such as an id. What a wildcard takes in is any address that a visitor asked for. */
function namedParams({ params }: FastifyRequest): object {
  const { '*': _rest, ...named } = { ...(params as Record<string, string>) }
  return named
}
