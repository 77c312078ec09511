import { afterEach, expect, test, vi } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { admin, startAccounts } from '#server/testing/start-accounts.ts'
import { layla, password, startPeople } from './testing/start-people.ts'

afterEach(() => {
  vi.useRealTimers()
})

describeEachDialect('changing somebody', (open) => {
  test('invites them with a role, and a translator with languages', async () => {
    const { invite, list } = await startPeople(await open())
    const role = { role: 'translator', locales: ['ar'] }
    expect(await invite({ ...layla, ...role })).toMatchObject({ status: 201, body: role })
    await invite({ email: 'omar@example.com', role: 'sales', locales: ['ar'] })
    expect(await list()).toMatchObject([{ role: 'admin' }, role, { role: 'sales', locales: null }])
    for (const locales of [undefined, []]) {
      expect(await invite({ email: 'hind@example.com', role: 'translator', locales })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'locales' }] },
      })
    }
  })

  test('gives another role, which holds at once, and mails it to the administrators and to them', async () => {
    const { add, change, list, logIn, outbox } = await startPeople(await open())
    const id = await add(layla.email)
    const { access_token } = await logIn(layla.email)
    expect(await change(id, { role: 'translator', locales: ['ar'] })).toMatchObject({
      status: 200,
      body: { role: 'translator', locales: ['ar'] },
    })
    expect(await list(access_token)).toBeUndefined()
    const mails = (await outbox()).filter(({ headers }) => headers.subject === 'Role on the iLearn website changed')
    expect(mails.map(({ headers }) => headers.to).toSorted()).toEqual([admin.email, layla.email])
    expect(mails[0]?.text).toContain('translator (Arabic)')
  })

  test('is refused for oneself and unknown people, so that an administrator remains', async () => {
    const { change, list } = await startPeople(await open())
    const [{ id }] = await list()
    expect(await change(id, { role: 'editor' })).toMatchObject({
      status: 409,
      body: { type: 'urn:problem:cannot-change-yourself' },
    })
    expect((await change('nobody', { role: 'editor' })).status).toBe(404)
  })

  test('leaves one of two administrators who demote each other at the same moment', async () => {
    const { add, change, logIn, list, access_token, db } = await startPeople(await open())
    const other = await add(layla.email)
    const others = (await logIn(layla.email)).access_token
    const [{ id }] = await list()
    const role = { role: 'editor' }
    await Promise.all([change(other, role, access_token), change(id, role, others)])
    expect((await db.selectFrom('users').select('id').where('role', '=', 'admin').execute()).length).toBe(1)
  })

  test('gives another address, to which both addresses get a mail, and by which they log in', async () => {
    const { add, change, logIn, outbox, post } = await startPeople(await open())
    const id = await add(layla.email)
    await post('/password/forgot', { email: layla.email })
    expect((await change(id, { email: 'New@example.com' })).body.email).toBe('new@example.com')
    expect((await logIn('new@example.com')).access_token).toBeTruthy()
    expect((await logIn(layla.email)).access_token).toBeUndefined()
    const subject = 'E-mail address on the iLearn website changed'
    const mails = (await outbox()).filter(({ headers }) => headers.subject === subject)
    expect(mails.map(({ headers }) => headers.to).toSorted()).toEqual([admin.email, layla.email, 'new@example.com'])
    expect(await change(id, { email: admin.email })).toMatchObject({
      status: 409,
      body: { type: 'urn:problem:email-taken' },
    })
  })

  test('lets everybody change their own address', async () => {
    const { add, change, logIn, call, get } = await startPeople(await open())
    await change(await add(layla.email), { role: 'sales' })
    const { access_token } = await logIn(layla.email)
    const answer = await call('PUT', '/people/me/email', { email: 'new@example.com' }, access_token)
    expect(answer).toMatchObject({ status: 200, body: { email: 'new@example.com', is_you: true } })
    expect((await get('/me', access_token)).body.email).toBe('new@example.com')
  })
})

describeEachDialect('a change of who may edit the site', (open) => {
  const changes = [
    ['registering', 'POST', '/auth/register', { email: layla.email, password }, 201],
    ['inviting', 'POST', '/people/invite', layla, 201],
    ['removing', 'DELETE', '/people/nobody', undefined, 404],
    ['changing a role', 'PATCH', '/people/nobody', { role: 'editor' }, 404],
    ['offering a second factor', 'POST', '/auth/two-factor', {}, 200],
    ['turning off a second factor', 'DELETE', '/auth/two-factor', undefined, 204],
    ['changing one’s own address', 'PUT', '/people/me/email', { email: 'new@example.com' }, 200],
  ] as const

  test.each(changes)(
    'needs a sign-in at most 10 minutes old, which a refresh does not renew: %s',
    async (...change) => {
      const [, method, path, body, admitted] = change
      vi.useFakeTimers({ toFake: ['Date'] })
      const { call, post, asAdmin } = await startAccounts(await open())
      const first = await asAdmin()
      vi.setSystemTime(Date.now() + 10 * 60_000 + 1_000)
      const second = (await post('/token/refresh', first)).body
      for (const { access_token } of [first, second]) {
        expect(await call(method, path, body, access_token)).toMatchObject({
          status: 403,
          body: { type: 'urn:problem:sign-in-again' },
        })
      }
      const { access_token } = await asAdmin()
      vi.setSystemTime(Date.now() + 10 * 60_000 - 1_000)
      expect((await call(method, path, body, access_token)).status).toBe(admitted)
    },
  )

  test('is mailed to all administrators, including a removed one, in the language of each', async () => {
    const { add, invite, remove, outbox, post } = await startPeople(await open())
    const id = await add(layla.email)
    await post('/login', { email: layla.email, password, locale: 'ar' })
    await invite({ email: 'omar@example.com' })
    await remove(id)
    const mails = (await outbox()).map(({ headers, text }) => ({ to: headers.to, subject: headers.subject, text }))
    const told = (to: string, subject: string) => mails.filter((mail) => mail.to === to && mail.subject === subject)
    const [added, invited, removed] = [
      'New account on the iLearn website',
      'Invitation to the iLearn website',
      'Account on the iLearn website removed',
    ]
    expect(told(admin.email, added).length).toBe(1)
    expect(told(admin.email, invited)[0]?.text).toMatch(/omar@example\.com.*Admin \(admin@example\.com\)/s)
    expect(told(admin.email, removed)[0]?.text).toMatch(/layla@example\.com.*Admin \(admin@example\.com\)/s)
    expect(told(layla.email, 'أُزيل حساب من موقع iLearn').length).toBe(1)
    expect(told(layla.email, 'دعوة إلى العمل على موقع iLearn').length).toBe(1)
    expect(mails.filter(({ to }) => to === 'omar@example.com').length).toBe(1)
  })

  test('is logged with the ids of its author and of the person', async () => {
    const { add, invite, remove, list, logged } = await startPeople(await open())
    const by = (await list())[0].id
    const added = await add(layla.email)
    const invited = (await invite({ email: 'omar@example.com' })).body.id
    await remove(added)
    const lines = logged.map((line) => JSON.parse(line)).filter(({ person }) => person)
    expect(lines.map(({ msg, user, person }) => [msg, user, person])).toEqual([
      ['a person was added', by, added],
      ['a person was invited', by, invited],
      ['a person was removed', by, added],
    ])
  })
})
