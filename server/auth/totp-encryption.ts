import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { JOSEError } from 'jose/errors'

/** JWE, AES-256-GCM, with a key derived from AUTH_SECRET. Bound to its account, so no copy works elsewhere. */
export function totpSecrets(authSecret: string) {
  const key = new Uint8Array(hkdfSync('sha256', authSecret, '', 'secrets of authenticator apps', 32))
  return {
    encrypt: (secret: string, account: string): Promise<string> =>
      new CompactEncrypt(new TextEncoder().encode(secret))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', account })
        .encrypt(key),

    /** Undefined if the secret was encrypted with another AUTH_SECRET or for another account. */
    async decrypt(stored: string, account: string): Promise<string | undefined> {
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(stored, key)
        return protectedHeader.account === account ? new TextDecoder().decode(plaintext) : undefined
      } catch (error) {
        if (error instanceof JOSEError) return undefined
        throw error
      }
    },
  }
}
