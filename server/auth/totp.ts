import { Secret, TOTP } from 'otpauth'

// The library's defaults are what authenticator apps expect: SHA-1, 6 digits, 30 seconds.

/** 160 random bits in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address for a QR code or a link. */
export const totpAddress = (secret: string, label: string, issuer: string): string =>
  new TOTP({ secret, label, issuer }).toString()

/**
 * The current one or a neighbour, because clocks differ. Undefined for a wrong code, and up to `usedStep`, because each
 * code is accepted once.
 */
export function totpStepOf(
  secret: string,
  token: string,
  usedStep: number | null,
  timestamp = Date.now(),
): number | undefined {
  const app = new TOTP({ secret })
  const delta = app.validate({ token, timestamp, window: 1 })
  if (delta === null) return undefined
  const step = app.counter({ timestamp }) + delta
  return step > (usedStep ?? -1) ? step : undefined
}
