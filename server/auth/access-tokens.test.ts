import { SignJWT } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { accessTokens } from './access-tokens.ts'

const secret = 'a-secret-of-at-least-32-characters'
const issuer = 'http://localhost:3000'
const tokens = accessTokens({ secret, issuer })
const bearer = { id: 'a', session: 'c', signedInAt: new Date('2026-11-21T08:00:00Z') }
const user = { ...bearer, role: 'admin' } as const

type Claims = { iss?: string; aud?: string; exp?: string }

function forge(key: string, { iss = issuer, aud = 'access', exp = '15m' }: Claims = {}, alg = 'HS256') {
  const claims = { role: 'admin', sid: bearer.session, auth_time: bearer.signedInAt.getTime() / 1000 }
  const token = new SignJWT(claims).setProtectedHeader({ alg }).setSubject('a').setJti('b').setIssuedAt()
  return token.setIssuer(iss).setAudience(aud).setExpirationTime(exp).sign(new TextEncoder().encode(key))
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

afterEach(() => {
  vi.useRealTimers()
})

test('a token contains the user, the session and the time of the sign-in', async () => {
  expect(await tokens.verify(await tokens.sign(user))).toEqual(bearer)
})

test('a token forged without a fault is accepted, so each forgery below fails for its own fault', async () => {
  expect(await tokens.verify(await forge(secret))).toEqual(bearer)
})

test('a token is valid for 15 minutes and no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const token = await tokens.sign(user)
  vi.setSystemTime(Date.now() + 15 * 60_000 - 2_000)
  expect(await tokens.verify(token)).toEqual(bearer)
  vi.setSystemTime(Date.now() + 3_000)
  expect(await tokens.verify(token)).toBeUndefined()
})

test('two tokens signed at the same moment differ', async () => {
  expect(await tokens.sign(user)).not.toBe(await tokens.sign(user))
})

test('a token signed with another secret is refused', async () => {
  expect(await tokens.verify(await forge(`${secret}!`))).toBeUndefined()
})

test('a token from another issuer is refused', async () => {
  expect(await tokens.verify(await forge(secret, { iss: 'http://elsewhere' }))).toBeUndefined()
})

test('a token for another audience is refused', async () => {
  expect(await tokens.verify(await forge(secret, { aud: 'password' }))).toBeUndefined()
})

test('a token signed with another algorithm is refused although the secret is right', async () => {
  const long = secret.repeat(2)
  expect(await accessTokens({ secret: long, issuer }).verify(await forge(long, {}, 'HS512'))).toBeUndefined()
})

test('an unsigned token is refused', async () => {
  const [, claims] = (await forge(secret)).split('.')
  expect(await tokens.verify(`${encode({ alg: 'none' })}.${claims}.`)).toBeUndefined()
})

test('a token whose claims were changed is refused', async () => {
  const [header, , signature] = (await forge(secret)).split('.')
  const times = { exp: Math.floor(Date.now() / 1000) + 900, auth_time: 0 }
  const claims = encode({ ...times, sub: 'b', sid: 'c', jti: 'b', iss: issuer, aud: 'access' })
  expect(await tokens.verify(`${header}.${claims}.${signature}`)).toBeUndefined()
})

test.each(['', 'a', 'a.b.c', '..', 'é.é.é'])('"%s" is refused', async (nonsense) => {
  expect(await tokens.verify(nonsense)).toBeUndefined()
})
