import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The hash that is stored. A fast hash is enough: a token of 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Refresh tokens of a site; all of them become invalid when its secret changes. The successor of a token is derived
 * from the token and the secret, so it can be sent twice although only hashes are stored.
 */
export function refreshTokenSecrets(secret: string) {
  const keyed = (purpose: string, token: string) => createHmac('sha256', secret).update(`${purpose} ${token}`)
  return {
    create: randomToken,
    hashToken: (token: string) => keyed('refresh token hash', token).digest('hex'),
    successorOf: (token: string) => keyed('refresh token successor', token).digest('base64url'),
  }
}

export const randomToken = () => randomBytes(32).toString('base64url')

/** Compares in a time that does not tell how much of a secret was right. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
