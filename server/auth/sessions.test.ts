import { afterEach, expect, test, vi } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { admin, startAccounts } from '#server/testing/start-accounts.ts'
import { accessTokens } from './access-tokens.ts'
import { refreshTokensRepository } from './refresh-tokens-repository.ts'
import { sessionEnd, sessions } from './sessions.ts'
import { usersRepository } from './users-repository.ts'

const minute = 60_000
const hour = 60 * minute

function passTime(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds)
}

afterEach(() => {
  vi.useRealTimers()
})

describeEachDialect('a session', (open) => {
  test('continues with a new token pair for its refresh token', async () => {
    const { post, get, asAdmin } = await startAccounts(await open())
    const first = await asAdmin()
    const { status, body } = await post('/token/refresh', { refresh_token: first.refresh_token })
    expect(status).toBe(200)
    expect(body.refresh_token).not.toBe(first.refresh_token)
    expect((await get('/me', body.access_token)).status).toBe(200)
    expect((await post('/token/refresh', { refresh_token: body.refresh_token })).status).toBe(200)
  })

  test('is revoked as a whole when a spent refresh token is used again', async () => {
    const { post, asAdmin } = await startAccounts(await open())
    const { refresh_token } = await asAdmin()
    const second = (await post('/token/refresh', { refresh_token })).body
    const third = (await post('/token/refresh', { refresh_token: second.refresh_token })).body
    expect((await post('/token/refresh', { refresh_token })).status).toBe(401)
    expect((await post('/token/refresh', { refresh_token: third.refresh_token })).status).toBe(401)
  })

  test('is revoked without affecting other sessions of the user', async () => {
    const { post, asAdmin } = await startAccounts(await open())
    const stolen = await asAdmin()
    const other = await asAdmin()
    const next = (await post('/token/refresh', stolen)).body
    await post('/token/refresh', next)
    expect((await post('/token/refresh', stolen)).status).toBe(401)
    expect((await post('/token/refresh', other)).status).toBe(200)
  })

  test('ends when it is not continued for 14 days, and is not listed then', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { get, post, asAdmin } = await startAccounts(await open())
    const used = await asAdmin(true)
    const unused = await asAdmin(true)
    passTime(13 * 24 * hour)
    const continued = (await post('/token/refresh', used)).body
    passTime(24 * hour + 1)
    expect((await post('/token/refresh', unused)).status).toBe(401)
    const again = await post('/token/refresh', continued)
    expect(again.status).toBe(200)
    expect((await get('/sessions', again.body.access_token)).body.items).toHaveLength(1)
  })

  test('survives a lost response: a spent refresh token returns the same successor for 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { post, get, asAdmin } = await startAccounts(await open())
    const first = await asAdmin()
    const lost = (await post('/token/refresh', first)).body
    passTime(30_000 - 1)
    const { status, body } = await post('/token/refresh', first)
    expect({ status, refresh_token: body.refresh_token }).toEqual({ status: 200, refresh_token: lost.refresh_token })
    expect((await get('/me', body.access_token)).status).toBe(200)
    expect((await post('/token/refresh', body)).status).toBe(200)
  })

  test('is revoked when a spent refresh token is used after 30 seconds, even if its successor is unused', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { post, asAdmin } = await startAccounts(await open())
    const first = await asAdmin()
    const lost = (await post('/token/refresh', first)).body
    passTime(30_000)
    expect((await post('/token/refresh', first)).status).toBe(401)
    expect((await post('/token/refresh', lost)).status).toBe(401)
  })

  test('returns one successor when a refresh token is used several times concurrently', async () => {
    const { post, asAdmin } = await startAccounts(await open())
    const { refresh_token } = await asAdmin()
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('/token/refresh', { refresh_token })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
  })

  test('refuses a spent refresh token after a logout', async () => {
    const { post, asAdmin } = await startAccounts(await open())
    const first = await asAdmin()
    await post('/logout', (await post('/token/refresh', first)).body)
    expect((await post('/token/refresh', first)).status).toBe(401)
  })

  test('stays revoked for a token that is added while it is being revoked', async () => {
    const db = await open()
    const { asAdmin } = await startAccounts(db)
    await asAdmin()
    const { family, user_id, expires_at } = await db.selectFrom('refresh_tokens').selectAll().executeTakeFirstOrThrow()
    const tokens = refreshTokensRepository(db)
    await tokens.revoke('family', family)
    await tokens.add({ family, user_id, token_hash: 'late', expires_at, user_agent: null })
    expect(await tokens.spend('late')).toBeUndefined()
  })

  test('lasts 12 hours, however often it is refreshed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { post, asAdmin } = await startAccounts(await open())
    const first = await asAdmin()
    passTime(12 * hour - minute)
    const { status, body } = await post('/token/refresh', first)
    expect(status).toBe(200)
    passTime(2 * minute)
    expect((await post('/token/refresh', body)).status).toBe(401)
  })

  test('lasts 30 days if it is remembered and used', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { post, asAdmin } = await startAccounts(await open())
    let { refresh_token } = await asAdmin(true)
    for (const days of [13, 13, 4]) {
      passTime(days * 24 * hour - minute)
      const { status, body } = await post('/token/refresh', { refresh_token })
      expect(status).toBe(200)
      refresh_token = body.refresh_token
    }
    passTime(4 * minute)
    expect((await post('/token/refresh', { refresh_token })).status).toBe(401)
  })

  test('is deleted at the next login after it has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const db = await open()
    const { asAdmin } = await startAccounts(db)
    await asAdmin()
    passTime(13 * hour)
    await asAdmin()
    expect(await db.selectFrom('refresh_tokens').select('id').execute()).toHaveLength(1)
  })

  test('ends with both its tokens when the secret of the site changes', async () => {
    const db = await open()
    const pair = await (await startAccounts(db)).asAdmin()
    const { post, get } = await startAccounts(db, { secret: 'another-secret-of-more-than-32-bytes' })
    expect((await get('/me', pair.access_token)).status).toBe(401)
    expect((await post('/token/refresh', pair)).status).toBe(401)
  })

  test('is not continued by a refresh token that was never issued', async () => {
    const { post, asAdmin } = await startAccounts(await open())
    await asAdmin()
    expect((await post('/token/refresh', { refresh_token: 'a'.repeat(43) })).status).toBe(401)
  })

  test('is not continued by an access token', async () => {
    const { post, asAdmin } = await startAccounts(await open())
    const { access_token } = await asAdmin()
    expect((await post('/token/refresh', { refresh_token: access_token })).status).toBe(401)
  })

  test('cannot be refreshed without a token', async () => {
    const { post } = await startAccounts(await open())
    expect((await post('/token/refresh', {})).status).toBe(422)
  })

  test('ends with its user', async () => {
    const db = await open()
    const { post, asAdmin } = await startAccounts(db)
    const pair = await asAdmin()
    await db.deleteFrom('users').execute()
    expect((await post('/token/refresh', pair)).status).toBe(401)
  })
})

describeEachDialect('opening a session', (open) => {
  test('is refused if the password was replaced after it was verified', async () => {
    const db = await open()
    const { register } = await startAccounts(db)
    await register()
    const found = await usersRepository(db).findWithPassword(admin.email)
    if (!found) throw new Error('No user')
    await usersRepository(db).setPassword(found.user.id, 'another')
    const secret = 's'.repeat(32)
    const opening = sessions({ db, secret, accessTokens: accessTokens({ secret, issuer: 'test' }) })
    expect(await opening.open(found, sessionEnd(false))).toBeUndefined()
    expect(await db.selectFrom('refresh_tokens').selectAll().execute()).toEqual([])
  })
})

describeEachDialect('logging out', (open) => {
  test('returns 204 and revokes the whole family', async () => {
    const { post, asAdmin } = await startAccounts(await open())
    const first = await asAdmin()
    const second = (await post('/token/refresh', first)).body
    const { status, body } = await post('/logout', { refresh_token: second.refresh_token })
    expect({ status, body }).toEqual({ status: 204, body: undefined })
    expect((await post('/token/refresh', second)).status).toBe(401)
  })

  test('with a spent refresh token also ends the session', async () => {
    const { post, asAdmin } = await startAccounts(await open())
    const first = await asAdmin()
    const second = (await post('/token/refresh', first)).body
    expect((await post('/logout', { refresh_token: first.refresh_token })).status).toBe(204)
    expect((await post('/token/refresh', second)).status).toBe(401)
  })

  test('during a refresh also revokes the resulting token pair', async () => {
    const { post, asAdmin } = await startAccounts(await open())
    for (let time = 0; time < 10; time++) {
      const { refresh_token } = await asAdmin()
      const both = [post('/token/refresh', { refresh_token }), post('/logout', { refresh_token })]
      const [refreshed, left] = await Promise.all(both)
      expect(left?.status).toBe(204)
      for (const token of [refresh_token, refreshed?.body.refresh_token ?? refresh_token]) {
        expect((await post('/token/refresh', { refresh_token: token })).status).toBe(401)
      }
    }
  })

  test('invalidates the access tokens of the session and of no other', async () => {
    const { post, get, asAdmin } = await startAccounts(await open())
    const [here, elsewhere] = [await asAdmin(), await asAdmin()]
    const next = (await post('/token/refresh', here)).body
    await post('/logout', next)
    const asked = [here, next, elsewhere].map(async ({ access_token }) => (await get('/me', access_token)).status)
    expect(await Promise.all(asked)).toEqual([401, 401, 200])
  })

  test('returns 204 for an unknown refresh token', async () => {
    const { post } = await startAccounts(await open())
    expect((await post('/logout', { refresh_token: 'unknown' })).status).toBe(204)
  })

  test('does not affect other sessions of the user', async () => {
    const { post, asAdmin } = await startAccounts(await open())
    const here = await asAdmin()
    const elsewhere = await asAdmin()
    await post('/logout', { refresh_token: here.refresh_token })
    expect((await post('/token/refresh', elsewhere)).status).toBe(200)
  })
})
