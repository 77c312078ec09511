import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { JOSEError } from 'jose/errors'
import type { User } from './users-repository.ts'

const lifetime = '15m'
const audience = 'access'
const algorithm = 'HS256'

/** Whom a token was signed for, and when the password that let them in was set; null for the account's first one. */
export type Bearer = { id: string; passwordChangedAt: string | null }
export type AccessTokens = ReturnType<typeof accessTokens>

/** Signs and verifies the short-lived tokens of one site; `issuer` is its public origin, `secret` at least 32 bytes. */
export function accessTokens({ secret, issuer }: { secret: string; issuer: string }) {
  const key = new TextEncoder().encode(secret)

  return {
    sign: (user: Pick<User, 'id' | 'role' | 'password_changed_at'>): Promise<string> =>
      new SignJWT({ role: user.role, password_changed_at: user.password_changed_at })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(user.id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(key),

    /** Undefined for an expired, forged or foreign token. */
    async verify(token: string): Promise<Bearer | undefined> {
      try {
        const { payload } = await jwtVerify<Pick<User, 'password_changed_at'>>(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          requiredClaims: ['sub', 'exp', 'jti'],
        })
        // Tokens of an earlier version of the site do not name it.
        return payload.sub ? { id: payload.sub, passwordChangedAt: payload.password_changed_at ?? null } : undefined
      } catch (error) {
        if (error instanceof JOSEError) return undefined
        throw error
      }
    },
  }
}
