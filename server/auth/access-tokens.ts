import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { JOSEError } from 'jose/errors'

const lifetime = '15m'
const audience = 'access'
const algorithm = 'HS256'

export type AccessTokens = ReturnType<typeof accessTokens>

/** Signs and verifies the short-lived tokens of one site; `issuer` is its public origin, `secret` at least 32 bytes. */
export function accessTokens({ secret, issuer }: { secret: string; issuer: string }) {
  const key = new TextEncoder().encode(secret)

  return {
    sign: (user: { id: string; role: string }): Promise<string> =>
      new SignJWT({ role: user.role })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(user.id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(key),

    /** The id of the user the token was signed for; undefined for an expired, forged or foreign one. */
    async verify(token: string): Promise<string | undefined> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          requiredClaims: ['sub', 'exp', 'jti'],
        })
        return payload.sub
      } catch (error) {
        if (error instanceof JOSEError) return undefined
        throw error
      }
    },
  }
}
