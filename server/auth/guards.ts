import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Action, may, permissions, type Role } from '#api/permissions.ts'
import { siteKey } from '#content/page-keys.ts'
import type { Executor } from '#server/db/schema.ts'
import { forbidden, SiteError, unauthorized } from '#server/errors.ts'
import type { ReleaseScope } from '#server/pages/change-pages.ts'
import type { AccessTokens } from './access-tokens.ts'
import { type User, usersRepository } from './users-repository.ts'

/** `release` is the one that the request reads or writes. */
export type SignedIn = User & { release?: ReleaseScope }

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user on a route with a guard; null on other routes, whatever token was sent. */
    user: SignedIn | null
    /** When `user` entered the password. */
    signedInAt: Date | null
    /** The id of the session of the access token. */
    sessionId: string | null
  }
}

/**
 * A hook for `onRequest`, so that the body of an unauthenticated request is neither read nor validated; also works as a
 * `preHandler`. For the API's description: `roles` are the roles that the guard admits (undefined: everybody who is
 * signed in); `isRecent` is set if it refuses a sign-in older than 10 minutes.
 */
export type Guard = ((request: FastifyRequest, reply: FastifyReply) => Promise<void>) & {
  roles?: readonly Role[] | undefined
  isRecent?: true
}

/** The signed-in user; throws 401 on a route without a guard. */
export function userOf({ user }: FastifyRequest): SignedIn {
  if (!user) throw unauthorized('AUTHENTICATION_REQUIRED')
  return user
}

/** Requires a valid access token of a session that has not ended; throws 401 otherwise. */
export function userGuard({ db, accessTokens }: { db: Executor; accessTokens: AccessTokens }): Guard {
  const users = usersRepository(db)
  return async (request, reply) => {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const bearer = token ? await accessTokens.verify(token) : undefined
    request.user = (bearer && (await users.findInSession(bearer.id, bearer.session))) ?? null
    request.signedInAt = bearer?.signedInAt ?? null
    request.sessionId = bearer?.session ?? null
    if (request.user) return
    reply.header('www-authenticate', 'Bearer')
    throw unauthorized('AUTHENTICATION_REQUIRED')
  }
}

/** The guard of an action, by the role in the database, not by the role in the token; throws 401 or 403. */
export function permissionGuards(requireUser: Guard) {
  return (action: Action): Guard => {
    const guard: Guard = async (request, reply) => {
      await requireUser(request, reply)
      if (may(request.user?.role, action)) return
      throw forbidden('NOT_ALLOWED')
    }
    return Object.assign(guard, { roles: permissions[action] })
  }
}

/**
 * Whether history and translations may show the user what is stored by a page's key, and change it for them: the
 * settings of the site need an action of their own.
 */
export const mayOpen = ({ role }: Pick<SignedIn, 'role'>, page: string): boolean =>
  page !== siteKey || may(role, 'site')

/**
 * Whether the sender of a public read may also see what is hidden. A bad or expired token is ignored; an unknown
 * release throws 404.
 */
export function hiddenContentCheck(requireUser: Guard) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    if (!request.headers.authorization) return false
    await requireUser(request, reply).catch((error) => {
      if (!(error instanceof SiteError) || error.statusCode === 404) throw error
      reply.removeHeader('www-authenticate')
    })
    return may(request.user?.role, 'content.read')
  }
}

const tenMinutes = 10 * 60_000

/**
 * Also requires that the password was entered within the last 10 minutes, so that a stolen token is not enough; throws
 * 403 otherwise.
 */
export function recentSignIn(guard: Guard): Guard {
  const recent: Guard = async (request, reply) => {
    await guard(request, reply)
    const age = Date.now() - Number(request.signedInAt)
    if (age > tenMinutes) throw forbidden('SIGN_IN_AGAIN')
  }
  return Object.assign(recent, { roles: guard.roles, isRecent: true as const })
}
