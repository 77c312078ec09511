import { expect, onTestFinished, test } from 'vitest'
import { createAdminClient } from '#api/admin-client.ts'
import { createClient } from '#api/client.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { admin, startAccounts } from '#server/testing/start-accounts.ts'

const { email, password: current } = admin
const password = 'New-horse-2!'

describeEachDialect('changing the password while signed in', (open) => {
  test('ends all existing sessions and opens a new one', async () => {
    const { asAdmin, post, get } = await startAccounts(await open())
    const [mine, other] = [await asAdmin(), await asAdmin(true)]
    const answer = await post('/password/change', { current, password }, mine.access_token)
    expect(answer.status).toBe(200)
    for (const { access_token, refresh_token } of [mine, other]) {
      expect((await get('/me', access_token)).status).toBe(401)
      expect((await post('/token/refresh', { refresh_token })).status).toBe(401)
    }
    expect((await get('/me', answer.body.access_token)).status).toBe(200)
    expect((await post('/token/refresh', { refresh_token: answer.body.refresh_token })).status).toBe(200)
    const logins = [await post('/login', { email, password: current }), await post('/login', { email, password })]
    expect(logins.map(({ status }) => status)).toEqual([401, 200])
  })

  test('keeps the browser that changed it signed in', async () => {
    const { asAdmin, app, db } = await startAccounts(await open())
    const pair = await asAdmin(true)
    onTestFinished(() => app.close())
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    let kept = { access: pair.access_token, refresh: pair.refresh_token }
    const client = createClient(`${address}/api`, {
      read: () => kept,
      write: ({ access_token, refresh_token }) => {
        kept = { access: access_token, refresh: refresh_token }
      },
      clear: () => expect.fail('signed out'),
    })
    await createAdminClient(client).changePassword({ current, password })
    expect(kept.access).not.toBe(pair.access_token)
    expect(await client.me()).toMatchObject({ email })
    const ends = await db.selectFrom('refresh_tokens').select('expires_at').distinct().execute()
    expect(ends.length).toBe(1)
  })

  test('keeps the expiry of the session that changed it, and ignores an unknown refresh token', async () => {
    const { asAdmin, post, db } = await startAccounts(await open())
    const ends = async () =>
      (await db.selectFrom('refresh_tokens').select('expires_at').orderBy('created_at').execute()).map(
        (row) => row.expires_at,
      )
    const { access_token, refresh_token } = await asAdmin(true)
    const { body } = await post('/password/change', { current, password, refresh_token }, access_token)
    const [first, second] = await ends()
    expect(second).toBe(first)
    await post('/password/change', { current: password, password: current, refresh_token: 'none' }, body.access_token)
    expect(((await ends()).at(-1) as string) < (first as string)).toBe(true)
  })

  test('invalidates reset links that were mailed before', async () => {
    const { asAdmin, post, resetTokens } = await startAccounts(await open())
    const { access_token } = await asAdmin()
    await post('/password/forgot', { email })
    const [token] = await resetTokens()
    await post('/password/change', { current, password }, access_token)
    expect((await post('/password/reset', { token, password: current })).status).toBe(410)
  })

  test('requires an access token, the current password, and a new one that satisfies the password rule', async () => {
    const { asAdmin, post } = await startAccounts(await open())
    const { access_token } = await asAdmin()
    expect((await post('/password/change', { current, password })).status).toBe(401)
    const wrong = await post('/password/change', { current: 'Wrong-horse-1!', password }, access_token)
    expect(wrong).toMatchObject({ status: 403, body: { type: 'urn:problem:wrong-password' } })
    const weak = await post('/password/change', { current, password: 'Short-1' }, access_token)
    expect(weak).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }, { path: 'password' }] } })
    expect((await post('/login', { email, password: current })).status).toBe(200)
  })

  test('counts each wrong current password as a failed login', async () => {
    const { asAdmin, post } = await startAccounts(await open())
    const { access_token } = await asAdmin()
    const statuses: number[] = []
    for (let count = 0; count < 11; count++) {
      statuses.push((await post('/password/change', { current: 'wrong', password }, access_token)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429])
    expect((await post('/login', { email, password: current })).status).toBe(429)
  })
})
