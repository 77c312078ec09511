import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Executor } from '#server/db/schema.ts'
import { forbidden, unauthorized } from '#server/errors.ts'
import type { AccessTokens } from './access-tokens.ts'
import { type User, usersRepository } from './users-repository.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, behind `requireUser` and `requireAdmin`; null elsewhere, whatever token was sent. */
    user: User | null
    /** The same behind `requireAdmin` alone. */
    admin: User | null
    /** When `user` gave the password. */
    signedInAt: Date | null
  }
}

/** A hook for `onRequest`: there a stranger's body is neither read nor judged. It serves as a `preHandler` too. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Who asks; 401 on a route that forgot its guard. */
export function userOf({ user }: FastifyRequest): User {
  if (!user) throw unauthorized('AUTHENTICATION_REQUIRED')
  return user
}

/** The same behind `requireAdmin`: whoever writes is known. */
export function adminOf({ admin }: FastifyRequest): User {
  if (!admin) throw unauthorized('AUTHENTICATION_REQUIRED')
  return admin
}

/** Admits a valid access token of a session that has not ended; 401 otherwise. */
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

/** Admits administrators, by the role in the database and not the one in the token; 401 or 403 otherwise. */
export function adminGuard(requireUser: Guard): Guard {
  return async (request, reply) => {
    await requireUser(request, reply)
    if (request.user?.role !== 'admin') throw forbidden('ADMIN_REQUIRED')
    request.admin = request.user
  }
}

const tenMinutes = 10 * 60_000

/** Admits administrators who gave their password lately: a token that was stolen is not enough. 401 or 403 otherwise. */
export function recentSignInGuard(requireAdmin: Guard): Guard {
  return async (request, reply) => {
    await requireAdmin(request, reply)
    const age = Date.now() - Number(request.signedInAt)
    if (age > tenMinutes) throw forbidden('SIGN_IN_AGAIN')
  }
}
