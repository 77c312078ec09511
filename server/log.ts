import type { FastifyReply, FastifyRequest } from 'fastify'

export type LogOptions = { level: string; stream?: { write(line: string): void } }

const secrets = ['authorization', 'cookie', 'password', 'access_token', 'refresh_token', 'token', 'secret']

/** How the service logs: lines of JSON, without passwords and tokens wherever these stand in what is logged. */
export function logger(options: LogOptions) {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  return { ...options, redact: { paths, censor: '[redacted]' } }
}

/** Visits are not logged; whatever changed something or went wrong is. */
export function logChangesAndFaults(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (request.method !== 'GET' || reply.statusCode >= 400) {
    const { method, routeOptions, ip, admin } = request
    const answered = { method, route: routeOptions.url, ip, user: admin?.id, status: reply.statusCode }
    request.log.info({ ...answered, ms: Math.round(reply.elapsedTime) }, 'answered')
  }
  done()
}
