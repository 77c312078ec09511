import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from './secret-tokens.ts'

// Time-based one-time passwords (RFC 6238) with the parameters of authenticator apps: SHA-1, 6 digits, 30 seconds.
const stepSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Creates a secret of 160 random bits in base 32. */
export const newTotpSecret = (): string => Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join('')

/** Returns the address that an authenticator app reads from a QR code or a link. */
export function totpAddress(secret: string, account: string, issuer: string): string {
  const label = [issuer, account].map(encodeURIComponent).join(':')
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

/**
 * Returns the time step that a code belongs to: the current one, the one before or the next, because clocks differ.
 * Undefined for a wrong code. Also undefined for the code of a step up to `usedStep`, because each code is accepted
 * once.
 */
export function totpStepOf(
  secret: string,
  code: string,
  usedStep: number | null,
  now = Date.now(),
): number | undefined {
  const current = Math.floor(now / 1000 / stepSeconds)
  return [current - 1, current, current + 1].find(
    (step) => step > (usedStep ?? -1) && isSameSecret(codeAt(secret, step), code),
  )
}

/** Computes the code of a time step (RFC 4226). */
export function codeAt(secret: string, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
