import { expect, test } from 'vitest'
import { newTotpSecret, totpAddress, totpStepOf } from './totp.ts'

/** '12345678901234567890' in base 32, the secret of the test vectors of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('accepts the code at second %i of RFC 6238', (seconds, code) => {
  expect(totpStepOf(secret, code.slice(2), null, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test('a code is accepted in its step and in the two beside it, and not again', () => {
  const now = 1111111109_000
  const step = Math.floor(now / 30_000)
  const code = '081804'
  for (const shift of [-30_000, 0, 30_000]) expect(totpStepOf(secret, code, null, now + shift)).toBe(step)
  for (const shift of [-60_000, 60_000]) expect(totpStepOf(secret, code, null, now + shift)).toBeUndefined()
  expect(totpStepOf(secret, code, step, now)).toBeUndefined()
  expect(totpStepOf(secret, '08180', null, now)).toBeUndefined()
})

test('a secret has 160 random bits, and its address names the site and the account', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
  expect(totpAddress(secret, 'a@example.com', 'i Learn')).toBe(
    `otpauth://totp/i%20Learn:a%40example.com?issuer=i%20Learn&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
})
