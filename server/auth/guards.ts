import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Action, may, permissions, type Role } from '#api/permissions.ts'
import { siteKey } from '#content/page-keys.ts'
import type { Executor } from '#server/db/schema.ts'
import { forbidden, SiteError, unauthorized } from '#server/errors.ts'
import type { ReleaseScope } from '#server/pages/change-pages.ts'
import { findSiteSettings } from '#server/site/read-site.ts'
import type { AccessTokens } from './access-tokens.ts'
import { type User, usersRepository } from './users-repository.ts'

/**
 * `signedInAt` is the time at which the user entered the password. `changes_live` is false where only administrators
 * publish, and the user is none.
 */
export type SignedIn = User & { release?: ReleaseScope; signedInAt: Date; changes_live: boolean }

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; null on routes that do not verify the token. */
    user: SignedIn | null
    sessionId: string | null
  }
}

/** For `onRequest`, so that the body of an unauthenticated request is not read. `isRecent`: within 10 minutes. */
export type Guard = ((request: FastifyRequest, reply: FastifyReply) => Promise<void>) & {
  roles?: readonly Role[] | undefined
  isRecent?: true
}

/** Throws 401 on a route without a guard. */
export function userOf({ user }: FastifyRequest): SignedIn {
  if (!user) throw unauthorized('AUTHENTICATION_REQUIRED')
  return user
}

/** Also throws 401 for a session that has ended. */
export function userGuard({ db, accessTokens }: { db: Executor; accessTokens: AccessTokens }): Guard {
  const users = usersRepository(db)
  return async (request, reply) => {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const bearer = token ? await accessTokens.verify(token) : undefined
    const user = bearer && (await users.findInSession(bearer.id, bearer.session))
    request.user = user
      ? { ...user, signedInAt: bearer.signedInAt, changes_live: await changesLive(db, user.role) }
      : null
    request.sessionId = bearer?.session ?? null
    if (request.user) return
    reply.header('www-authenticate', 'Bearer')
    throw unauthorized('AUTHENTICATION_REQUIRED')
  }
}

/** Checks the role in the database, not in the token; throws 401 or 403. */
export function permissionGuards(requireUser: Guard) {
  return (action: Action): Guard => {
    const guard: Guard = async (request, reply) => {
      await requireUser(request, reply)
      if (!may(request.user?.role, action)) throw forbidden('NOT_ALLOWED')
      if (action === 'releases.publish') requirePublisher(request.user)
    }
    return Object.assign(guard, { roles: permissions[action] })
  }
}

/** Whether the site's settings let accounts of this role change what is live and publish. */
export async function changesLive(db: Executor, role: Role | undefined): Promise<boolean> {
  return role === 'admin' || (await findSiteSettings(db)).publishers !== 'administrators'
}

/** Throws 403 for people who have to hand releases in. Scheduled publishing and imports have no `changes_live`. */
export function requirePublisher(user: { changes_live?: boolean | undefined } | null): void {
  if (user?.changes_live === false) throw forbidden('ADMINISTRATORS_PUBLISH')
}

/** Applies to history and translations. The site's settings need the permission 'site'. */
export const mayOpen = ({ role }: Pick<SignedIn, 'role'>, page: string): boolean =>
  page !== siteKey || may(role, 'site')

/** Used by public requests. Ignores an invalid or expired token, and throws 404 for an unknown release. */
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

/** Throws 403 if the password was entered more than 10 minutes ago, so that a stolen token is not enough. */
export function requireRecentSignIn(signedInAt: Date): void {
  if (Date.now() - signedInAt.getTime() > tenMinutes) throw forbidden('SIGN_IN_AGAIN')
}

export function recentSignIn(guard: Guard): Guard {
  const recent: Guard = async (request, reply) => {
    await guard(request, reply)
    requireRecentSignIn(userOf(request).signedInAt)
  }
  return Object.assign(recent, { roles: guard.roles, isRecent: true as const })
}
