import { afterEach, expect, test, vi } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { admin, startAccounts } from '#server/testing/start-accounts.ts'

const { email } = admin
const minute = 60_000

type Accounts = Awaited<ReturnType<typeof startAccounts>>

const forgot = ({ post }: Accounts, body: object = { email }, address?: string) =>
  post('/password/forgot', body, undefined, address)

function passTime(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds)
}

afterEach(() => {
  vi.useRealTimers()
})

describeEachDialect('requesting a password reset', (open) => {
  test('sends a link to the e-mail address of the account', async () => {
    const accounts = await startAccounts(await open())
    await accounts.register()
    expect(await forgot(accounts)).toMatchObject({ status: 202, body: undefined })
    const [mail, ...others] = await accounts.outbox()
    expect(others).toEqual([])
    expect(mail?.headers).toMatchObject({ to: email, subject: 'Your new password for iLearn' })
    expect(mail?.text).toMatch(/^http:\/\/localhost:3000\/login\/create-new-password\?token=[\w-]{43}$/m)
    expect(mail?.text).toContain('within 30 minutes')
  })

  test('sends an Arabic mail with a link to the Arabic page if it is requested in Arabic', async () => {
    const accounts = await startAccounts(await open())
    await accounts.register()
    await forgot(accounts, { email, locale: 'ar' })
    const [mail] = await accounts.outbox()
    expect(mail?.headers.subject).toBe('كلمة مرور جديدة لحسابكم في iLearn')
    expect(mail?.text).toMatch(/^http:\/\/localhost:3000\/ar\/login\/create-new-password\?token=[\w-]{43}$/m)
    expect(mail?.text).toContain('خلال ٣٠ دقيقة')
  })

  test('returns the same response for an unknown address, and sends no mail', async () => {
    const accounts = await startAccounts(await open())
    await accounts.register()
    const [known, unknown] = [await forgot(accounts), await forgot(accounts, { email: 'nobody@example.com' })]
    const { date: _, 'x-request-id': __, ...headers } = unknown.headers
    expect(unknown).toMatchObject({ status: known.status, body: known.body })
    expect(known.headers).toMatchObject(headers)
    expect(await accounts.outbox()).toHaveLength(1)
  })

  test('is answered before the account is looked up', async () => {
    const db = await open()
    const accounts = await startAccounts(db)
    await db.schema.dropTable('password_resets').execute()
    await db.schema.dropTable('refresh_tokens').execute()
    await db.schema.dropTable('users').execute()
    expect((await forgot(accounts)).status).toBe(202)
    await accounts.outbox()
    expect(accounts.logged.join('')).toContain('a mail could not be written')
  })

  test('ignores the case of the e-mail address', async () => {
    const accounts = await startAccounts(await open())
    await accounts.register()
    await forgot(accounts, { email: 'ADMIN@Example.com' })
    expect(await accounts.outbox()).toHaveLength(1)
  })

  test('is refused with 422 for an invalid address or locale', async () => {
    const accounts = await startAccounts(await open())
    expect(await forgot(accounts, { email: 'admin' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'email' }] },
    })
    expect((await forgot(accounts, { email, locale: 'fr' })).status).toBe(422)
  })

  test('sends at most 5 mails per hour to an account, and responds in the same way beyond that', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const accounts = await startAccounts(await open())
    await accounts.register()
    for (let time = 0; time < 7; time++) {
      expect((await forgot(accounts, { email }, `203.0.113.${time}`)).status).toBe(202)
    }
    expect(await accounts.outbox()).toHaveLength(5)
    passTime(60 * minute)
    await forgot(accounts)
    expect(await accounts.outbox()).toHaveLength(6)
  })

  test('is limited to 20 requests per hour from one network address', async () => {
    const accounts = await startAccounts(await open())
    for (let time = 0; time < 20; time++) {
      expect((await forgot(accounts, { email: `${time}@example.com` })).status).toBe(202)
    }
    const refused = await forgot(accounts)
    expect(refused).toMatchObject({ status: 429, body: { type: 'urn:problem:too-many-resets' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
    expect((await forgot(accounts, { email }, '203.0.113.9')).status).toBe(202)
  })

  test('leaves no token in the database or in the log', async () => {
    const db = await open()
    const accounts = await startAccounts(db)
    await accounts.register()
    await forgot(accounts)
    const [token = ''] = await accounts.resetTokens()
    await accounts.post('/password/reset', { token: `${token}x`, password: 'New-horse-2!' })
    expect(JSON.stringify(await db.selectFrom('password_resets').selectAll().execute())).not.toContain(token)
    expect(accounts.logged.join('')).not.toContain(token)
  })
})
