import { afterEach, expect, test, vi } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { admin, startAccounts } from '#server/testing/start-accounts.ts'

afterEach(() => {
  vi.useRealTimers()
})

describeEachDialect('GET /me', (open) => {
  test('returns id, e-mail, name, role and languages', async () => {
    const { get, register, post } = await startAccounts(await open())
    const { id } = await register()
    const { access_token } = (await post('/login', admin)).body
    const { status, body } = await get('/me', access_token)
    const me = { id, email: admin.email, name: admin.name, role: 'admin', locales: null, changes_live: true }
    expect({ status, body }).toEqual({ status: 200, body: me })
  })

  test('is refused without a token, with a WWW-Authenticate challenge', async () => {
    const { get } = await startAccounts(await open())
    const { status, headers, body } = await get('/me')
    expect({ status, challenge: headers['www-authenticate'] }).toEqual({ status: 401, challenge: 'Bearer' })
    expect(headers['content-type']).toContain('application/problem+json')
    expect(body).toMatchObject({ status: 401, title: expect.any(String), type: expect.any(String) })
  })

  test('is refused with a forged token', async () => {
    const { get, asAdmin } = await startAccounts(await open())
    const { access_token } = await asAdmin()
    const [header, claims] = access_token.split('.')
    expect((await get('/me', `${header}.${claims}.${'A'.repeat(43)}`)).status).toBe(401)
  })

  test('is refused with a refresh token', async () => {
    const { get, asAdmin } = await startAccounts(await open())
    expect((await get('/me', (await asAdmin()).refresh_token)).status).toBe(401)
  })

  test('is refused once the token has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { get, asAdmin } = await startAccounts(await open())
    const { access_token } = await asAdmin()
    vi.setSystemTime(Date.now() + 15 * 60_000)
    expect((await get('/me', access_token)).status).toBe(401)
  })

  test('is refused for a deleted user although the token is valid', async () => {
    const db = await open()
    const { get, asAdmin } = await startAccounts(db)
    const { access_token } = await asAdmin()
    await db.deleteFrom('users').execute()
    expect((await get('/me', access_token)).status).toBe(401)
  })
})
