import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody can guess, and its hash. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** Only this is stored. A plain hash will do: the token has 256 random bits, there is nothing to guess. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
