import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { problem } from '#api/problem.ts'
import type { Guard } from './auth/guards.ts'

/**
 * Returns a function that declares operations of the API under a tag. A `guard` is run for each request, and documented
 * with the roles that it admits. The problems of the guard (401, 403) and of invalid requests (422) are added to the
 * `response` of each operation.
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

/** An `onRequest` hook for routes whose responses browsers and proxies may not store. */
export async function noStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store')
}
