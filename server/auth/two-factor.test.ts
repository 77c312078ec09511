import { afterEach, expect, test, vi } from 'vitest'
import type { Db } from '#server/db/schema.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { admin, startAccounts } from '#server/testing/start-accounts.ts'
import { secondFactors } from './second-factors.ts'
import { codeOf } from './testing/authenticator-app.ts'
import { totpSecrets } from './totp-encryption.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Registers an account with a second factor. `code(n)` is the code of the app n steps of 30 seconds from now. */
async function startTwoFactor(db: Db) {
  // The time is set to the middle of a step, so that the tests do not depend on when they run.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })
  const accounts = await startAccounts(db)
  const { call, login, asAdmin } = accounts
  const { access_token } = await asAdmin()
  const factor = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', body?: object) =>
    call(method, '/auth/two-factor', body, access_token)
  const { secret } = (await factor('POST', {})).body
  const code = (steps = 0) => codeOf(secret, steps)
  const turnedOn = await factor('PUT', { secret, code: code() })
  return {
    ...accounts,
    access_token,
    secret: secret as string,
    factor,
    code,
    turnedOn,
    recovery: turnedOn.body.recovery_codes as string[],
    logIn: (code?: string) => login({ ...admin, ...(code !== undefined && { code }) }),
  }
}

describeEachDialect('a second factor', (open) => {
  test('is turned on by a code of the app only, and mailed to all administrators', async () => {
    const { factor, turnedOn, outbox } = await startTwoFactor(await open())
    expect(turnedOn.status).toBe(200)
    expect(new Set(turnedOn.body.recovery_codes).size).toBe(10)
    expect((await factor('GET')).body).toEqual({ is_on: true, recovery_codes_left: 10 })
    const other = (await factor('POST', {})).body.secret
    expect(await factor('PUT', { secret: other, code: '000000' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'code' }] },
    })
    expect((await outbox()).map(({ headers }) => headers.subject)).toEqual([
      'Two-step login on the iLearn website turned on',
    ])
  })

  test('is asked for once the password is right, and not told before', async () => {
    const { login, logIn, code } = await startTwoFactor(await open())
    expect(await logIn()).toMatchObject({ status: 401, body: { type: 'urn:problem:code-required' } })
    expect(await login({ ...admin, password: 'Wrong-horse-1!', code: code(1) })).toMatchObject({
      status: 401,
      body: { type: 'urn:problem:invalid-credentials' },
    })
    expect(await logIn('000000')).toMatchObject({ status: 401, body: { type: 'urn:problem:invalid-code' } })
    expect((await logIn(code(1))).status).toBe(200)
  })

  test('accepts each code of the app once, also of two logins at the same moment', async () => {
    const { logIn, code } = await startTwoFactor(await open())
    expect((await logIn(code())).status).toBe(401)
    const statuses = (await Promise.all([logIn(code(1)), logIn(code(1))])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 401])
  })

  test('accepts each recovery code once, however it is written, and stores none', async () => {
    const db = await open()
    const { logIn, factor, recovery } = await startTwoFactor(db)
    const [first = ''] = recovery
    expect((await logIn(` ${first.slice(0, 5).toUpperCase()}-${first.slice(5)}`)).status).toBe(200)
    expect((await logIn(first)).status).toBe(401)
    expect((await factor('GET')).body.recovery_codes_left).toBe(9)
    const row = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(recovery[1])
  })

  test('counts wrong codes as failed logins, and a login without a code neither way', async () => {
    const { logIn, code } = await startTwoFactor(await open())
    for (let count = 0; count < 10; count++) {
      expect((await logIn()).status).toBe(401)
      expect((await logIn('000000')).status).toBe(401)
    }
    expect((await logIn(code(1))).status).toBe(429)
  })

  test('allows 20 wrong codes in a day with the right password, and mails the owner once, at the third', async () => {
    const { logIn, code, outbox, resetTokens, post, login } = await startTwoFactor(await open())
    const statuses: number[] = []
    for (let count = 0; count < 24; count++) {
      statuses.push((await logIn('000000')).status)
      // Past the limit of failed logins, which is 10 in 15 minutes.
      vi.setSystemTime(Date.now() + 2 * 60_000)
    }
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(4).fill(429)])
    vi.setSystemTime(Date.now() + 60 * 60_000)
    expect((await logIn(code())).status).toBe(429)
    // A new password ends it for its owner.
    await post('/password/forgot', { email: admin.email })
    const [token] = await resetTokens()
    const password = 'Another-horse-4!'
    expect((await post('/password/reset', { token, password })).status).toBe(204)
    expect((await login({ ...admin, password, code: code() })).status).toBe(200)
    const mails = (await outbox()).filter(({ headers }) => headers.subject?.startsWith('Wrong codes'))
    expect(mails.map(({ headers }) => headers.to)).toEqual([admin.email])
    expect(mails[0]?.text).toContain('http://localhost:3000/login')
  })

  test('is stored encrypted, bound to its account and to AUTH_SECRET', async () => {
    const db = await open()
    const { code, logIn, secret } = await startTwoFactor(db)
    const { id, totp_secret } = await db.selectFrom('users').select(['id', 'totp_secret']).executeTakeFirstOrThrow()
    expect(totp_secret).not.toContain(secret)
    expect(await secondFactors(db, 'another-secret-of-more-than-32-characters').use(id, code(1))).toBe(false)
    expect((await logIn(code(1))).status).toBe(200)
    const foreign = await totpSecrets('x'.repeat(32)).encrypt(secret, 'somebody else')
    expect(await totpSecrets('x'.repeat(32)).decrypt(foreign, id)).toBeUndefined()
  })

  test('is turned off by its owner, and by an administrator for somebody who lost it', async () => {
    const { call, factor, logIn, post, access_token, outbox } = await startTwoFactor(await open())
    expect((await factor('DELETE')).status).toBe(204)
    expect((await logIn()).status).toBe(200)
    const layla = { email: 'layla@example.com', password: 'Lilac-horse-1!' }
    const { id } = (await post('/register', layla, access_token)).body
    const theirs = (await post('/login', layla)).body.access_token
    const { secret } = (await call('POST', '/auth/two-factor', {}, theirs)).body
    const code = codeOf(secret)
    await call('PUT', '/auth/two-factor', { secret, code }, theirs)
    expect((await post('/login', layla)).status).toBe(401)
    const changed = await call('PATCH', `/people/${id}`, { two_factor: false }, access_token)
    expect(changed).toMatchObject({ status: 200, body: { has_two_factor: false } })
    expect((await post('/login', layla)).status).toBe(200)
    const subjects = (await outbox()).map(({ headers }) => `${headers.to} ${headers.subject}`)
    expect(subjects).toContain(`${layla.email} Two-step login on the iLearn website turned off`)
  })

  test('is asked for when the password is changed, which counts as a sign-in', async () => {
    const { post, access_token, code } = await startTwoFactor(await open())
    const change = (code?: string) =>
      post('/password/change', { current: admin.password, password: 'New-horse-2!', code }, access_token)
    expect(await change()).toMatchObject({ status: 403, body: { type: 'urn:problem:code-required' } })
    expect(await change('000000')).toMatchObject({ status: 403, body: { type: 'urn:problem:invalid-code' } })
    expect((await change(code(1))).status).toBe(200)
  })

  test('keeps its code, and counts no failed login, while new passwords are refused as easy to guess', async () => {
    const { post, access_token, code } = await startTwoFactor(await open())
    const change = (password: string) =>
      post('/password/change', { current: admin.password, password, code: code(1) }, access_token)
    for (let count = 0; count < 11; count++) expect((await change('Password1!')).status).toBe(422)
    expect((await change('New-horse-2!')).status).toBe(200)
  })
})
