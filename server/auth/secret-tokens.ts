import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A token that nobody can guess, and its hash. */
export function newToken(): { token: string; hash: string } {
  const token = randomToken()
  return { token, hash: hashToken(token) }
}

/** Only this is stored. A plain hash will do: the token has 256 random bits, there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Refresh tokens of a site: all of them end when its secret changes. The successor follows from the token and the secret,
 * so that it can be given twice although hashes alone are stored; who knows only one of the two cannot make it.
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
