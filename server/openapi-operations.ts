import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { problem } from '#api/problem.ts'
import type { Guard } from './auth/guards.ts'

/**
 * Declares operations of the API under a tag. With a `guard`, they are documented as needing a token, with the roles
 * that the guard admits. The problems of the guard (401, 403) and of an invalid request (422) are added to each
 * operation; its `response` names all others.
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

/** The responses of an operation that report a problem. */
export function problems<Status extends number>(...statuses: Status[]): Record<Status, typeof problem> {
  return Object.fromEntries(statuses.map((status) => [status, problem])) as Record<Status, typeof problem>
}

/** A hook for `onRequest` of plugins whose responses no browser or proxy may store. */
export async function noStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store')
}
