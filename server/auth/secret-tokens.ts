import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Hashes a token for storage. A fast hash is enough for 256 random bits, which cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Derived from token and secret, so that it can be sent again. Invalid when the secret changes. */
export function refreshTokenSecrets(secret: string) {
  const keyed = (purpose: string, token: string) => createHmac('sha256', secret).update(`${purpose} ${token}`)
  return {
    create: randomToken,
    hashToken: (token: string) => keyed('refresh token hash', token).digest('hex'),
    successorOf: (token: string) => keyed('refresh token successor', token).digest('base64url'),
  }
}

export const randomToken = () => randomBytes(32).toString('base64url')

/** Compares in a time that does not depend on how much of a secret is right. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
