import { expect, test } from 'vitest'
import { newPassword } from '#api/auth.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startAccounts } from '#server/testing/start-accounts.ts'
import { ensureFirstAdmin } from './first-admin.ts'
import { passwordHashing } from './passwords.ts'

const passwords = passwordHashing({ memoryCost: 8, timeCost: 1 })
const chosen = { adminEmail: 'Boss@example.com', adminPassword: 'Chosen-horse-1!' }
const unchosen = { adminEmail: 'boss@example.com' }

describeEachDialect('the first administrator', (open) => {
  test('has the configured address and password, which are not returned', async () => {
    const db = await open()
    expect(await ensureFirstAdmin(db, chosen, passwords)).toBeUndefined()
    const { post } = await startAccounts(db)
    expect((await post('/login', { email: chosen.adminEmail, password: chosen.adminPassword })).status).toBe(200)
  })

  test('has a random valid password if none is configured, which is returned once', async () => {
    const db = await open()
    const told = await ensureFirstAdmin(db, unchosen, passwords)
    expect(newPassword.safeParse(told?.password).success).toBe(true)
    const { post } = await startAccounts(db)
    expect((await post('/login', { ...told })).status).toBe(200)
    expect(await ensureFirstAdmin(db, unchosen, passwords)).toBeUndefined()
  })

  test('is not created if there is a user', async () => {
    const db = await open()
    await (await startAccounts(db)).register()
    await ensureFirstAdmin(db, chosen, passwords)
    expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: 'admin@example.com' }])
  })

  test('is created once when two processes start at the same time', async () => {
    const db = await open()
    const both = [chosen, unchosen].map((config) => ensureFirstAdmin(db, { ...config }, passwords))
    await Promise.all(both)
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1)
  })
})
