import { afterEach, expect, test, vi } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { admin, startAccounts } from '#server/testing/start-accounts.ts'

const wrong = { ...admin, password: 'Wrong-horse-1!' }
const unknown = { ...wrong, email: 'nobody@example.com' }

type Accounts = Awaited<ReturnType<typeof startAccounts>>

async function failures({ post }: Accounts, count: number, body: object, address?: string): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < count; time++) statuses.push((await post('/login', body, undefined, address)).status)
  return statuses
}

function passTime(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds)
}

afterEach(() => {
  vi.useRealTimers()
})

describeEachDialect('failed logins', (open) => {
  test('are limited to 10 per account; then even the right password is refused', async () => {
    const accounts = await startAccounts(await open())
    await accounts.register()
    expect(await failures(accounts, 10, wrong)).toEqual(Array(10).fill(401))
    expect((await accounts.post('/login', admin)).status).toBe(429)
  })

  test('are counted per account across all network addresses', async () => {
    const accounts = await startAccounts(await open())
    await accounts.register()
    await failures(accounts, 5, wrong, '10.0.0.1')
    await failures(accounts, 5, wrong, '10.0.0.2')
    expect((await accounts.post('/login', admin, undefined, '10.0.0.3')).status).toBe(429)
  })

  test('are counted per e-mail address regardless of case', async () => {
    const accounts = await startAccounts(await open())
    await failures(accounts, 10, wrong)
    expect((await accounts.post('/login', { ...wrong, email: 'Admin@Example.COM' })).status).toBe(429)
  })

  test('are limited in the same way for an account that does not exist', async () => {
    const accounts = await startAccounts(await open())
    await accounts.register()
    await failures(accounts, 10, wrong)
    expect(await failures(accounts, 10, unknown)).toEqual(Array(10).fill(401))
    const [known, missing] = [await accounts.post('/login', wrong), await accounts.post('/login', unknown)]
    expect([known.status, missing.status]).toEqual([429, 429])
    expect(missing.body).toEqual(known.body)
  })

  test('of one account do not limit other accounts', async () => {
    const accounts = await startAccounts(await open())
    await accounts.register()
    await failures(accounts, 11, unknown)
    expect((await accounts.post('/login', admin)).status).toBe(200)
  })

  test('are limited to 50 per network address', async () => {
    const accounts = await startAccounts(await open())
    await accounts.register()
    for (let account = 0; account < 5; account++) {
      expect(await failures(accounts, 10, { ...wrong, email: `${account}@example.com` })).not.toContain(429)
    }
    expect((await accounts.post('/login', admin)).status).toBe(429)
    expect((await accounts.post('/login', admin, undefined, '10.0.0.9')).status).toBe(200)
  })

  test('are counted per IPv6 network, since one visitor can use all its addresses', async () => {
    const accounts = await startAccounts(await open())
    await accounts.register()
    for (let count = 0; count < 50; count++) {
      const body = { ...wrong, email: `${count}@example.com` }
      expect(await failures(accounts, 1, body, `2001:db8:1:2::${count}`)).toEqual([401])
    }
    expect((await accounts.post('/login', admin, undefined, '2001:db8:1:2:ffff::')).status).toBe(429)
    expect((await accounts.post('/login', admin, undefined, '2001:db8:1:3::1')).status).toBe(200)
  })

  test('beyond the limit return the seconds to wait, after which logging in works again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const accounts = await startAccounts(await open())
    await accounts.register()
    await failures(accounts, 1, wrong)
    passTime(5 * 60_000)
    await failures(accounts, 9, wrong)
    passTime(60_000)
    const { headers } = await accounts.post('/login', admin)
    expect(headers['retry-after']).toBe('540')
    passTime(539_000)
    expect((await accounts.post('/login', admin)).status).toBe(429)
    passTime(1_000)
    expect((await accounts.post('/login', admin)).status).toBe(200)
  })

  test('that were refused by the limit do not extend its time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const accounts = await startAccounts(await open())
    await accounts.register()
    await failures(accounts, 10, wrong)
    passTime(14 * 60_000)
    await failures(accounts, 20, wrong)
    passTime(60_000)
    expect((await accounts.post('/login', admin)).status).toBe(200)
  })

  test('of an account are reset by a successful login', async () => {
    const accounts = await startAccounts(await open())
    await accounts.register()
    await failures(accounts, 9, wrong)
    expect((await accounts.post('/login', admin)).status).toBe(200)
    expect(await failures(accounts, 10, wrong)).toEqual(Array(10).fill(401))
  })

  test('in parallel do not exceed the limit', async () => {
    const accounts = await startAccounts(await open())
    await accounts.register()
    const guesses = Array.from({ length: 30 }, () => accounts.post('/login', wrong))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
    expect(new Set(statuses)).toContain(429)
  })

  test('that the limit refuses neither read nor write the database', async () => {
    const accounts = await startAccounts(await open())
    await accounts.register()
    await failures(accounts, 11, wrong)
    await accounts.db.schema.dropTable('request_counts').execute()
    expect(await failures(accounts, 5, wrong)).toEqual(Array(5).fill(429))
  })

  test('are deleted after 15 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const db = await open()
    const accounts = await startAccounts(db)
    await accounts.register()
    await failures(accounts, 12, unknown)
    passTime(15 * 60_000)
    await accounts.post('/login', admin)
    const counts = await db.selectFrom('request_counts').selectAll().execute()
    expect(counts.filter(({ times }) => times !== '[]')).toEqual([])
  })
})

describeEachDialect('a device that signed in before', (open) => {
  /** Registers an account, signs in on its owner's device, and uses up the failed logins from another address. */
  async function attacked(db: Awaited<ReturnType<typeof open>>) {
    const accounts = await startAccounts(db)
    await accounts.register()
    const device = deviceCookieOf(await accounts.login(admin))
    expect(await failures(accounts, 11, wrong, '203.0.113.9')).toEqual([...Array(10).fill(401), 429])
    return { ...accounts, device }
  }
  const deviceCookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['set-cookie']).split(';')[0] ?? ''

  test('signs in although others failed to log in to its account, also from the same network', async () => {
    const { login, device } = await attacked(await open())
    expect((await login(admin)).status).toBe(429)
    expect((await login(admin, device)).status).toBe(200)
    expect((await login(admin, device, '203.0.113.9')).status).toBe(200)
    // The login on the device does not lift the limit for others.
    expect((await login(admin)).status).toBe(429)
  })

  test('is recognized by a cookie that is HttpOnly, SameSite=Strict and grants no access', async () => {
    const { app, login } = await startAccounts(await open()).then(async (site) => {
      await site.register()
      return site
    })
    const { headers } = await login(admin)
    expect(headers['set-cookie']).toMatch(
      /^device-[0-9a-f]{16}=[\w.-]+; Path=\/api\/v1\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    )
    const cookie = deviceCookieOf({ headers })
    expect((await app.inject({ url: '/api/v1/auth/me', headers: { cookie } })).statusCode).toBe(401)
    expect((await login(wrong)).headers['set-cookie']).toBeUndefined()
  })

  test('is recognized only for its own account, and not by a forged or expired cookie', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const accounts = await attacked(await open())
    const { login, device } = accounts
    const [name = '', value = ''] = device.split('=')
    const forged = [`${name}=${value.replace(/^./, (first) => (first === '0' ? '1' : '0'))}`, `${name}=a.9999999999.b`]
    for (const deviceCookie of forged) expect((await login(admin, deviceCookie)).status).toBe(429)
    await failures(accounts, 10, unknown)
    expect((await login(unknown, device)).status).toBe(429)
    passTime(180 * 24 * 3_600_000)
    await failures(accounts, 10, wrong)
    expect((await login(admin, device)).status).toBe(429)
  })

  test('that fails itself is limited to one attempt per minute and not locked out', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { login, device } = await attacked(await open())
    for (let time = 0; time < 10; time++) expect((await login(wrong, device)).status).toBe(401)
    const slowed = await login(admin, device)
    expect([slowed.status, slowed.headers['retry-after']]).toEqual([429, '60'])
    passTime(60_000)
    expect((await login(wrong, device)).status).toBe(401)
    expect((await login(admin, device)).status).toBe(429)
    passTime(60_000)
    expect((await login(admin, device)).status).toBe(200)
  })

  test('is also a device on which the password was reset by a mailed link', async () => {
    const accounts = await attacked(await open())
    await accounts.post('/password/forgot', { email: admin.email, locale: 'en' })
    const [token] = await accounts.resetTokens()
    const password = 'Another-horse-2!'
    const reset = await accounts.post('/password/reset', { token, password })
    await failures(accounts, 11, wrong, '203.0.113.10')
    expect((await accounts.login({ ...admin, password })).status).toBe(429)
    expect((await accounts.login({ ...admin, password }, deviceCookieOf(reset))).status).toBe(200)
  })
})
