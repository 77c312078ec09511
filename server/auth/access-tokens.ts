import { randomUUID, subtle } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { JOSEError } from 'jose/errors'
import type { User } from './users-repository.ts'

const lifetime = '15m'
const audience = 'access'
const algorithm = 'HS256'

/** The claims of an access token: account id, session id, and the time the user entered the password. */
export type Bearer = { id: string; session: string; signedInAt: Date }
export type AccessTokens = ReturnType<typeof accessTokens>

/** `issuer` is the site's public origin, `secret` has at least 32 bytes. */
export function accessTokens({ secret, issuer }: { secret: string; issuer: string }) {
  // The key is imported here once. A key that is given as bytes is imported by jose for each token.
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = subtle.importKey('raw', new TextEncoder().encode(secret), hmac, false, ['sign', 'verify'])

  return {
    sign: async ({ id, role, session, signedInAt }: Bearer & Pick<User, 'role'>): Promise<string> =>
      new SignJWT({ role, sid: session, auth_time: Math.floor(signedInAt.getTime() / 1000) })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(await key),

    /** Undefined if it is expired, forged or issued by another site. */
    async verify(token: string): Promise<Bearer | undefined> {
      try {
        const { payload } = await jwtVerify<{ sub: string; sid: string; auth_time: number }>(token, await key, {
          algorithms: [algorithm],
          issuer,
          audience,
          requiredClaims: ['sub', 'exp', 'jti', 'sid', 'auth_time'],
        })
        return { id: payload.sub, session: payload.sid, signedInAt: new Date(payload.auth_time * 1000) }
      } catch (error) {
        if (error instanceof JOSEError) return undefined
        throw error
      }
    },
  }
}
