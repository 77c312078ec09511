import { describe, expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { admin, startAccounts } from '#server/testing/start-accounts.ts'
import { deviceName } from './device-name.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'

describe('the name of a device', () => {
  test.each([
    [firefox, 'Firefox', 'Linux'],
    [phone, 'Safari', 'iOS'],
    [edge, 'Edge', 'Windows'],
    ['curl/8.0', null, null],
    [null, null, null],
  ])('is its browser and system: %s', (userAgent, browser, system) => {
    expect(deviceName(userAgent)).toEqual({ browser, system })
  })
})

describeEachDialect('the list of sessions', (open) => {
  async function start() {
    const accounts = await startAccounts(await open())
    await accounts.register()
    const logIn = async (userAgent: string): Promise<{ access_token: string; refresh_token: string }> => {
      const headers = { 'user-agent': userAgent }
      return (await accounts.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: admin, headers })).json()
    }
    const list = async (token: string) => (await accounts.get('/sessions', token)).body.items
    return { ...accounts, logIn, list }
  }

  test('names the device of each, which stays after a refresh', async () => {
    const { logIn, list, post } = await start()
    const first = await logIn(firefox)
    await logIn(phone)
    const { access_token } = (await post('/token/refresh', first)).body
    expect(await list(access_token)).toMatchObject([
      { browser: 'Firefox', system: 'Linux', is_current: true },
      { browser: 'Safari', system: 'iOS', is_current: false },
    ])
  })

  test('ends one session or all others, at once', async () => {
    const { call, logIn, list, get } = await start()
    const [mine, second, third] = [await logIn(firefox), await logIn(phone), await logIn(edge)]
    const token = mine.access_token
    const other = (await list(token)).find(({ browser }: { browser: string }) => browser === 'Safari')
    expect((await call('DELETE', `/auth/sessions/${other.id}`, undefined, token)).status).toBe(204)
    expect((await get('/me', second.access_token)).status).toBe(401)
    expect((await call('DELETE', `/auth/sessions/${other.id}`, undefined, token)).status).toBe(404)
    expect((await call('DELETE', '/auth/sessions', undefined, token)).status).toBe(204)
    expect((await get('/me', third.access_token)).status).toBe(401)
    expect(await list(token)).toMatchObject([{ is_current: true }])
  })

  test('has one’s own sessions only, and ends no others', async () => {
    const { call, logIn, list, post } = await start()
    const { access_token } = await logIn(firefox)
    const layla = { email: 'layla@example.com', password: 'Lilac-horse-1!' }
    await post('/register', layla, access_token)
    const theirs = (await post('/login', layla)).body.access_token
    const [{ id }] = await list(access_token)
    expect(await list(theirs)).toMatchObject([{ is_current: true }])
    expect((await call('DELETE', `/auth/sessions/${id}`, undefined, theirs)).status).toBe(404)
    expect(await list(access_token)).toHaveLength(1)
  })
})
