import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { admin, startAccounts } from '#server/testing/start-accounts.ts'

const wrong = { ...admin, password: 'Wrong-horse-1!' }
const unknown = { ...admin, email: 'nobody@example.com' }

describeEachDialect('logging in', (open) => {
  test('returns a token pair that must not be cached', async () => {
    const { post, register } = await startAccounts(await open())
    await register()
    const { status, body, headers } = await post('/login', admin)
    expect({ status, body, cache: headers['cache-control'] }).toEqual({
      status: 200,
      body: { access_token: expect.any(String), refresh_token: expect.any(String) },
      cache: 'no-store',
    })
  })

  test('returns an access token for 15 minutes with the user and the role', async () => {
    const { post, register } = await startAccounts(await open())
    const { id } = await register()
    const { sub, role, iat = 0, exp = 0, jti } = decodeJwt((await post('/login', admin)).body.access_token)
    expect({ sub, role, lifetime: exp - iat, jti }).toEqual({
      sub: id,
      role: 'admin',
      lifetime: 900,
      jti: expect.any(String),
    })
  })

  test('ignores the case of the e-mail address', async () => {
    const { post, register } = await startAccounts(await open())
    await register()
    expect((await post('/login', { ...admin, email: 'ADMIN@Example.com' })).status).toBe(200)
  })

  test('returns the same response for a wrong password and for an unknown address', async () => {
    const { post, register } = await startAccounts(await open())
    await register()
    const [first, second] = [await post('/login', wrong), await post('/login', unknown)]
    expect(first.status).toBe(401)
    expect({ status: second.status, body: second.body }).toEqual({ status: first.status, body: first.body })
  })

  test('takes the same time for an unknown address as for a wrong password', async () => {
    const costly = { memoryCost: 19_456, timeCost: 6 }
    const { post, register } = await startAccounts(await open(), { cost: costly })
    await register()
    const took = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 7; round++) {
      took.known.push(await timeOf(() => post('/login', wrong)))
      took.unknown.push(await timeOf(() => post('/login', unknown)))
    }
    // If no hash were verified for an unknown address, that response would take a small fraction of the time.
    expect(median(took.unknown) / median(took.known)).toBeGreaterThan(0.4)
    expect(median(took.unknown) / median(took.known)).toBeLessThan(2.5)
  })

  test.each([{ email: 'admin', password: 'x' }, { email: admin.email }, { password: 'x' }, {}])(
    'refuses %o as an invalid request',
    async (body) => {
      const { post } = await startAccounts(await open())
      expect((await post('/login', body)).status).toBe(422)
    },
  )

  test('stores neither the password nor the refresh token, only hashes of them', async () => {
    const db = await open()
    const { asAdmin } = await startAccounts(db)
    const { refresh_token } = await asAdmin()
    const users = await db.selectFrom('users').selectAll().execute()
    const tokens = await db.selectFrom('refresh_tokens').selectAll().execute()
    expect(users[0]?.password_hash).toMatch(/^\$argon2id\$/)
    expect(tokens[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/)
    const stored = JSON.stringify([users, tokens])
    expect(stored).not.toContain(admin.password)
    expect(stored).not.toContain(refresh_token)
  })

  test('never writes a password or a token to the log', async () => {
    const { post, get, asAdmin, logged } = await startAccounts(await open())
    const { access_token, refresh_token } = await asAdmin()
    await post('/login', wrong)
    await post('/register', { ...admin, password: 'weak-one' })
    await post('/register', { ...admin, email: 1, password: 'Secret-horse-2!' }, access_token)
    await get('/me', access_token)
    await get('/me', 'forged-access-token')
    const next = (await post('/token/refresh', { refresh_token })).body
    const last = (await post('/token/refresh', next)).body
    await post('/token/refresh', { refresh_token })
    await post('/logout', last)
    const log = logged.join('')
    expect(log).toContain('used again')
    const secrets = [admin.password, wrong.password, 'weak-one', 'Secret-horse-2!', 'forged-access-token']
    const tokens = [access_token, refresh_token, next.access_token, last.refresh_token]
    expect([...secrets, ...tokens].filter((secret) => log.includes(secret))).toEqual([])
  })
})

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
