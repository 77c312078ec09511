import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { problem } from '#api/problem.ts'
import type { Guard } from './auth/guards.ts'

/**
 * `guard` runs for each request and is documented with its roles. Adds its problems (401, 403) and 422 to `response`.
 */
export function operations(tag: string, guard?: Guard) {
  const access = guard && {
    security: [{ bearer: [] }],
    ...(guard.roles && { description: `Roles: ${guard.roles.join(', ')}.` }),
  }
  const ofGuard = guard ? problems(401, ...(guard.roles || guard.isRecent ? [403] : [])) : {}
  return <Schema extends FastifySchema>(summary: string, schema: Schema): { schema: Schema; onRequest?: Guard } => {
    const ofRequest = schema.body || schema.querystring ? problems(422) : {}
    const response = { ...ofGuard, ...ofRequest, ...(schema.response as object | undefined) }
    return {
      schema: { tags: [tag], ...access, summary, ...schema, response },
      ...(guard && { onRequest: guard }),
    }
  }
}

export function problems<Status extends number>(...statuses: Status[]): Record<Status, typeof problem> {
  return Object.fromEntries(statuses.map((status) => [status, problem])) as Record<Status, typeof problem>
}

/** Browsers and proxies may not store the response. */
export async function noStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store')
}
