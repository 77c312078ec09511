import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Executor } from '#server/db/schema.ts'
import { forbidden, SiteError, unauthorized } from '#server/errors.ts'
import type { AccessTokens } from './access-tokens.ts'
import { type User, usersRepository } from './users-repository.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user behind `requireUser` or `requireAdmin`; null on other routes, whatever token was sent. */
    user: User | null
    /** The signed-in administrator behind `requireAdmin`; null on other routes. */
    admin: User | null
    /** When `user` entered the password. */
    signedInAt: Date | null
  }
}

/**
 * A hook for `onRequest`, which runs before the body of an unauthenticated request is read or validated. Also works as
 * a `preHandler`.
 */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** The signed-in user; throws 401 on a route without a guard. */
export function userOf({ user }: FastifyRequest): User {
  if (!user) throw unauthorized('AUTHENTICATION_REQUIRED')
  return user
}

/** The signed-in administrator; throws 401 on a route without `requireAdmin`. */
export function adminOf({ admin }: FastifyRequest): User {
  if (!admin) throw unauthorized('AUTHENTICATION_REQUIRED')
  return admin
}

/** Requires a valid access token of a session that has not ended; throws 401 otherwise. */
export function userGuard({ db, accessTokens }: { db: Executor; accessTokens: AccessTokens }): Guard {
  const users = usersRepository(db)
  return async (request, reply) => {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const bearer = token ? await accessTokens.verify(token) : undefined
    request.user = (bearer && (await users.findInSession(bearer.id, bearer.session))) ?? null
    request.signedInAt = bearer?.signedInAt ?? null
    if (request.user) return
    reply.header('www-authenticate', 'Bearer')
    throw unauthorized('AUTHENTICATION_REQUIRED')
  }
}

/** Requires an administrator by the role in the database, not by the role in the token; throws 401 or 403 otherwise. */
export function adminGuard(requireUser: Guard): Guard {
  return async (request, reply) => {
    await requireUser(request, reply)
    if (request.user?.role !== 'admin') throw forbidden('ADMIN_REQUIRED')
    request.admin = request.user
  }
}

/** Whether an administrator sends the request. Public reads ignore a bad or expired token. */
export function adminCheck(requireAdmin: Guard) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    if (!request.headers.authorization) return false
    await requireAdmin(request, reply).catch((error) => {
      if (!(error instanceof SiteError)) throw error
      reply.removeHeader('www-authenticate')
    })
    return request.admin !== null
  }
}

const tenMinutes = 10 * 60_000

/**
 * Requires an administrator who entered the password within the last 10 minutes, so that a stolen token is not enough;
 * throws 401 or 403 otherwise.
 */
export function recentSignInGuard(requireAdmin: Guard): Guard {
  return async (request, reply) => {
    await requireAdmin(request, reply)
    const age = Date.now() - Number(request.signedInAt)
    if (age > tenMinutes) throw forbidden('SIGN_IN_AGAIN')
  }
}
