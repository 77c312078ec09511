import { afterEach, expect, test, vi } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { admin, startAccounts } from '#server/testing/start-accounts.ts'

const { email, password: old } = admin
const password = 'New-horse-2!'
const minute = 60_000

type Accounts = Awaited<ReturnType<typeof startAccounts>>

const forgot = ({ post }: Accounts) => post('/password/forgot', { email })

async function withToken(accounts: Accounts): Promise<string> {
  await accounts.register()
  await forgot(accounts)
  return String((await accounts.resetTokens()).at(-1))
}

const statusOfLogin = async ({ post }: Accounts, password: string) => (await post('/login', { email, password })).status

function passTime(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds)
}

afterEach(() => {
  vi.useRealTimers()
})

describeEachDialect('resetting the password by a link', (open) => {
  test('replaces the old password', async () => {
    const accounts = await startAccounts(await open())
    const token = await withToken(accounts)
    expect(await accounts.post('/password/reset', { token, password })).toMatchObject({ status: 204, body: undefined })
    expect([await statusOfLogin(accounts, old), await statusOfLogin(accounts, password)]).toEqual([401, 200])
  })

  test('ends every session of the account, and no other', async () => {
    const accounts = await startAccounts(await open())
    const token = await withToken(accounts)
    const sessions = [await accounts.asAdmin(), await accounts.asAdmin(true)]
    const other = { email: 'other@example.com', password: old }
    await accounts.post('/register', other, sessions[0]?.access_token)
    const others = (await accounts.post('/login', other)).body
    await accounts.post('/password/reset', { token, password })
    for (const { refresh_token } of sessions) {
      expect((await accounts.post('/token/refresh', { refresh_token })).status).toBe(401)
    }
    expect((await accounts.post('/token/refresh', { refresh_token: others.refresh_token })).status).toBe(200)
    expect((await accounts.post('/login', other)).status).toBe(200)
  })

  test('invalidates access tokens too, while a login right after it opens a valid session', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const accounts = await startAccounts(await open())
    const token = await withToken(accounts)
    const before = await accounts.asAdmin()
    const other = { email: 'other@example.com', password: old }
    await accounts.post('/register', other, before.access_token)
    const others = (await accounts.post('/login', other)).body
    expect((await accounts.get('/me', before.access_token)).status).toBe(200)
    await accounts.post('/password/reset', { token, password })
    const after = (await accounts.post('/login', { email, password })).body
    const statuses = [before, after, others].map(async (pair) => (await accounts.get('/me', pair.access_token)).status)
    expect(await Promise.all(statuses)).toEqual([401, 200, 200])
    const next = (await accounts.post('/token/refresh', { refresh_token: after.refresh_token })).body
    expect((await accounts.get('/me', next.access_token)).status).toBe(200)
  })

  test('ends sessions that are opened with the old password at the same moment', async () => {
    const accounts = await startAccounts(await open())
    const token = await withToken(accounts)
    const logins = Array.from({ length: 8 }, () => accounts.post('/login', { email, password: old }))
    const setting = accounts.post('/password/reset', { token, password })
    const opened = (await Promise.all(logins)).filter(({ status }) => status === 200)
    expect((await setting).status).toBe(204)
    for (const { body } of opened) {
      expect((await accounts.post('/token/refresh', { refresh_token: body.refresh_token })).status).toBe(401)
      expect((await accounts.get('/me', body.access_token)).status).toBe(401)
    }
  })

  test('requires a password that satisfies the rule; until then the link stays valid', async () => {
    const accounts = await startAccounts(await open())
    const token = await withToken(accounts)
    const { status, body } = await accounts.post('/password/reset', { token, password: 'short' })
    expect(status).toBe(422)
    expect(body.errors).toEqual(
      [
        'must have at least 8 characters',
        'must have an uppercase letter',
        'must have a number',
        'must have a special character (! @ # $ % ^ *)',
      ].map((message) => ({ path: 'password', message })),
    )
    expect((await accounts.post('/password/reset', { token, password })).status).toBe(204)
  })

  test('works once: the used link and all other links of the account return 410', async () => {
    const accounts = await startAccounts(await open())
    await withToken(accounts)
    await forgot(accounts)
    const [first, second] = await accounts.resetTokens()
    expect((await accounts.post('/password/reset', { token: second, password })).status).toBe(204)
    for (const token of [first, second]) {
      expect(await accounts.post('/password/reset', { token, password: 'Other-horse-3!' })).toMatchObject({
        status: 410,
        headers: { 'content-type': 'application/problem+json' },
        body: { type: 'urn:problem:reset-link-spent' },
      })
    }
    expect(await statusOfLogin(accounts, password)).toBe(200)
  })

  test('succeeds for one of several concurrent requests with the same link', async () => {
    const accounts = await startAccounts(await open())
    const token = await withToken(accounts)
    const chosen = ['First-horse-1!', 'Second-horse-2!', 'Third-horse-3!', 'Fourth-horse-4!']
    const answers = await Promise.all(chosen.map((each) => accounts.post('/password/reset', { token, password: each })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([204, 410, 410, 410])
    expect(await statusOfLogin(accounts, String(chosen[statuses.indexOf(204)]))).toBe(200)
  })

  test('succeeds for one of two concurrent requests with different links of the account', async () => {
    const accounts = await startAccounts(await open())
    await withToken(accounts)
    await forgot(accounts)
    const both = (await accounts.resetTokens()).map((token) => accounts.post('/password/reset', { token, password }))
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([204, 410])
  })

  test('is refused after 30 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const accounts = await startAccounts(await open())
    const token = await withToken(accounts)
    passTime(30 * minute)
    expect((await accounts.post('/password/reset', { token, password })).status).toBe(410)
    expect(await statusOfLogin(accounts, old)).toBe(200)
  })

  test('works until the end of the 30 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const accounts = await startAccounts(await open())
    const token = await withToken(accounts)
    passTime(30 * minute - 1)
    expect((await accounts.post('/password/reset', { token, password })).status).toBe(204)
  })

  test('unlocks an account that had too many failed logins', async () => {
    const accounts = await startAccounts(await open())
    const token = await withToken(accounts)
    for (let time = 0; time < 10; time++) await statusOfLogin(accounts, 'Wrong-horse-1!')
    expect(await statusOfLogin(accounts, old)).toBe(429)
    await accounts.post('/password/reset', { token, password })
    expect(await statusOfLogin(accounts, password)).toBe(200)
  })

  test.each(['unknown', '', 'a'.repeat(43)])('is refused for the token “%s”', async (token) => {
    const accounts = await startAccounts(await open())
    await accounts.register()
    expect((await accounts.post('/password/reset', { token, password })).status).toBe(410)
    expect(await statusOfLogin(accounts, old)).toBe(200)
  })
})
