import { expect, test } from 'vitest'
import { describeEachDialect } from './testing/each-dialect.ts'
import { admin, startAccounts } from './testing/start-accounts.ts'
import { startSite } from './testing/start-site.ts'

const answersIn = (logged: string[]) =>
  logged.map((line) => JSON.parse(line)).filter(({ msg }: { msg: string }) => msg === 'answered')

describeEachDialect('the log', (open) => {
  test.each(['people', 'uploads', 'enquiries'])('names who removed something from %s, and its id', async (list) => {
    const { app, admin, token, logged } = await startSite(await open())
    await app.inject({
      method: 'DELETE',
      url: `/api/v1/${list}/some-id`,
      headers: { authorization: `Bearer ${token}` },
    })
    const [{ method, route, params, user }] = answersIn(logged)
    expect([method, Object.values(params), user]).toEqual(['DELETE', ['some-id'], admin.id])
    expect(route).toContain(`/api/v1/${list}/:`)
  })

  test('names who changed a password', async () => {
    const { post, asAdmin, logged } = await startAccounts(await open())
    const { access_token } = await asAdmin()
    const changed = { current: admin.password, password: 'Another-horse-2!' }
    expect((await post('/password/change', changed, access_token)).status).toBe(200)
    const line = answersIn(logged).find(({ route }) => route === '/api/v1/auth/password/change')
    expect(line.user).toEqual(expect.any(String))
  })

  test.each(['GET', 'HEAD', 'OPTIONS'] as const)('does not contain a visit by %s', async (method) => {
    const apiBaseUrl = 'https://api.example.com/api'
    const { app, logged } = await startSite(await open(), undefined, undefined, undefined, { apiBaseUrl })
    const { statusCode } = await app.inject({ method, url: '/api/v1/pages/home' })
    expect(statusCode).toBeLessThan(400)
    expect(answersIn(logged)).toEqual([])
  })

  test.each(['GET', 'HEAD'] as const)('contains a %s that failed, but not its full address', async (method) => {
    const { app, logged } = await startSite(await open())
    expect((await app.inject({ method, url: '/api/nothing/here' })).statusCode).toBe(404)
    expect(answersIn(logged)).toMatchObject([{ method, status: 404, params: {} }])
    expect(logged.join('')).not.toContain('nothing/here')
  })
})
