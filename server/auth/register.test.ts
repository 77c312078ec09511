import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { admin, startAccounts } from '#server/testing/start-accounts.ts'
import { usersRepository } from './users-repository.ts'

const second = { email: 'second@example.com', password: 'Another-1-horse!', name: 'Second' }

describeEachDialect('registering', (open) => {
  test('is open to anyone while there is no user', async () => {
    const { post } = await startAccounts(await open())
    const { status, body } = await post('/register', admin)
    expect({ status, body }).toEqual({
      status: 201,
      body: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), email: admin.email, name: admin.name },
    })
  })

  test('does not require a name', async () => {
    const { post } = await startAccounts(await open())
    const { status, body } = await post('/register', { email: admin.email, password: admin.password })
    expect({ status, name: body.name }).toEqual({ status: 201, name: null })
  })

  test('requires a sign-in once there is a user', async () => {
    const { post, asAdmin } = await startAccounts(await open())
    await asAdmin()
    const { status, headers } = await post('/register', second)
    expect({ status, challenge: headers['www-authenticate'] }).toEqual({ status: 401, challenge: 'Bearer' })
    expect((await post('/login', second)).status).toBe(401)
  })

  test('is refused without a sign-in before the request is validated', async () => {
    const { post, asAdmin } = await startAccounts(await open())
    await asAdmin()
    expect((await post('/register', { email: 'nonsense' })).status).toBe(401)
  })

  test('is open to an admin, and the new user can log in', async () => {
    const { post, asAdmin } = await startAccounts(await open())
    const { access_token } = await asAdmin()
    expect((await post('/register', second, access_token)).status).toBe(201)
    expect((await post('/login', second)).status).toBe(200)
  })

  test('is forbidden for a user who is not an admin', async () => {
    const db = await open()
    const { post, asAdmin } = await startAccounts(db)
    const { access_token } = await asAdmin()
    await db
      .updateTable('users')
      .set({ role: 'reader' as 'admin' })
      .execute()
    expect((await post('/register', second, access_token)).status).toBe(403)
  })

  test('refuses an address that is taken, ignoring case', async () => {
    const { post, asAdmin } = await startAccounts(await open())
    const { access_token } = await asAdmin()
    const again = { ...second, email: admin.email.toUpperCase() }
    expect((await post('/register', again, access_token)).status).toBe(409)
  })

  test.each(['short1!', 'nouppercase1!', 'NOLOWERCASE1!', 'NoNumber!', 'NoSpecial1', 'Dots.only1'])(
    'refuses the weak password %s and names the invalid field',
    async (password) => {
      const { post } = await startAccounts(await open())
      const { status, body } = await post('/register', { ...admin, password })
      expect(status).toBe(422)
      expect(body.errors.map(({ path }: { path: string }) => path)).toContain('password')
    },
  )

  test('refuses an invalid e-mail address', async () => {
    const { post } = await startAccounts(await open())
    expect((await post('/register', { ...admin, email: 'admin' })).status).toBe(422)
  })

  test('creates one user when several first ones register concurrently', async () => {
    const db = await open()
    const { post } = await startAccounts(db)
    const guests = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...admin, email: `${name}@example.com` }))
    const statuses = await Promise.all(guests.map(async (guest) => (await post('/register', guest)).status))
    expect(statuses.toSorted()).toEqual([201, 401, 401, 401, 401])
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1)
  })

  test('creates one user when all of them saw an empty table', async () => {
    const users = usersRepository(await open())
    await Promise.all(Array.from({ length: 5 }, () => users.isEmpty()))
    const guests = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ email: `${name}@example.com`, passwordHash: 'x' }))
    const created = await Promise.all(guests.map((guest) => users.createFirst(guest)))
    expect(created.filter(Boolean)).toHaveLength(1)
  })
})
