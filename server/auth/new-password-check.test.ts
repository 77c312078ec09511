import { expect, test } from 'vitest'
import { newPassword } from '#api/auth.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { admin, startAccounts } from '#server/testing/start-accounts.ts'

const layla = { email: 'layla.haddad@example.com', name: 'Layla Al-Haddad علي' }

const refusals: [string, string, RegExp][] = [
  ['a common one', 'P@ssw0rd', /10,000 most common/],
  ['a common one with a special character added', 'Password1!', /10,000 most common/],
  ['a common one with several', 'Football1!!#', /10,000 most common/],
  ['the name of the e-mail address', 'my-LAYLA.haddad-1!', /your name/],
  ['a part of it', 'Haddad-2026!', /your name/],
  ['the name of the account', '1-Layla_AlHaddad!', /your name/],
  ['a part of it in Arabic', 'Horse-علي-1!', /your name/],
  ['the brand', 'I-Learn-2026!', /name of the site/],
]

describeEachDialect('a new password', (open) => {
  test.each(refusals)('may not be %s', async (_, password, message) => {
    expect(newPassword.safeParse(password).success).toBe(true)
    const accounts = await startAccounts(await open())
    const { access_token } = await accounts.asAdmin()
    const { status, body } = await accounts.post('/register', { ...layla, password }, access_token)
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'password', message: expect.stringMatching(message), reason: expect.any(String) }],
    ])
  })

  test('is checked where it is changed and where it is reset, and refused ones change nothing', async () => {
    const { asAdmin, post, resetTokens } = await startAccounts(await open())
    const { access_token } = await asAdmin()
    await post('/password/forgot', { email: admin.email })
    const [token] = await resetTokens()
    const refused = {
      status: 422,
      body: { errors: [{ path: 'password', message: expect.stringMatching(/your name/) }] },
    }
    const password = 'The-Admin-1!'
    const change = { current: admin.password, password }
    expect(await post('/password/change', change, access_token)).toMatchObject(refused)
    expect(await post('/password/reset', { token, password })).toMatchObject(refused)
    expect((await post('/login', admin)).status).toBe(200)
    expect((await post('/password/reset', { token, password: 'Another-horse-4!' })).status).toBe(204)
  })

  test.each(['Correct-horse-1!', 'Xq7!planning-al', 'Forty-tabs-3!', 'كلمة-Horse-9!'])(
    'may be %s',
    async (password) => {
      const accounts = await startAccounts(await open())
      const { access_token } = await accounts.asAdmin()
      const body = { email: 'al@example.com', name: 'Al', password }
      expect((await accounts.post('/register', body, access_token)).status).toBe(201)
    },
  )

  test.each([
    ['Quality-7!', 201],
    ['Horse-العليا-9!', 201],
    ['Ali-horse-7!', 422],
    ['Horses#ali77', 422],
    ['Horse-علي9!', 422],
  ])(
    'with a name of three letters may be %s: %s, because the name counts as a whole word only',
    async (password, status) => {
      const accounts = await startAccounts(await open())
      const { access_token } = await accounts.asAdmin()
      const body = { email: 'a.h@example.com', name: 'Ali علي', password }
      expect((await accounts.post('/register', body, access_token)).status).toBe(status)
    },
  )
})
