import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A random token of 256 bits and its hash. */
export function newToken(): { token: string; hash: string } {
  const token = randomToken()
  return { token, hash: hashToken(token) }
}

/** The hash that is stored. A fast hash is enough: a token of 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Refresh tokens of a site; all of them become invalid when its secret changes. The successor is derived from the token
 * and the secret, so it can be sent twice although only hashes are stored; deriving it takes both.
 */
export function refreshTokenSecrets(secret: string) {
  const keyed = (purpose: string, token: string) => createHmac('sha256', secret).update(`${purpose} ${token}`)
  return {
    create: randomToken,
    hashToken: (token: string) => keyed('refresh token hash', token).digest('hex'),
    successorOf: (token: string) => keyed('refresh token successor', token).digest('base64url'),
  }
}

const randomToken = () => randomBytes(32).toString('base64url')
