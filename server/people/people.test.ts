import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import type { Db } from '#server/db/schema.ts'
import { type Dialect, describeEachDialect } from '#server/testing/each-dialect.ts'
import { admin } from '#server/testing/start-accounts.ts'
import { layla, password, startPeople } from './testing/start-people.ts'

const day = 24 * 60 * 60_000

afterEach(() => {
  vi.useRealTimers()
})

describeEachDialect('the people who edit the site', (open) => {
  test('are listed in the order in which they were added, with `is_you` and `is_invited`', async () => {
    const { list, invite } = await startPeople(await open())
    await invite(layla)
    expect(await list()).toEqual([
      expect.objectContaining({ email: admin.email, name: 'Admin', role: 'admin', is_you: true, is_invited: false }),
      expect.objectContaining({ email: layla.email, name: 'Layla', role: 'admin', is_you: false, is_invited: true }),
    ])
  })
})

describeEachDialect('one’s own name', (open) => {
  test('can be changed and is then in the list', async () => {
    const { call, list, access_token } = await startPeople(await open())
    const answer = await call('PUT', '/people/me', { name: ' Sara ' }, access_token)
    expect(answer).toMatchObject({ status: 200, body: { name: 'Sara', is_you: true } })
    expect(await list()).toMatchObject([{ name: 'Sara' }])
  })

  test('cannot be removed', async () => {
    const { call, list, access_token } = await startPeople(await open())
    expect((await call('PUT', '/people/me', { name: ' ' }, access_token)).status).toBe(422)
    expect(await list()).toMatchObject([{ name: 'Admin' }])
  })
})

describeEachDialect('an invitation', (open) => {
  test.each([
    [
      'en',
      'Your invitation to edit the iLearn website',
      /Admin has invited you.*within 7 days/s,
      'http://localhost:3000/login/',
    ],
    ['ar', 'دعوة للمشاركة في تحرير موقع iLearn', /دعوة من Admin.*خلال ٧ أيام/s, 'http://localhost:3000/ar/login/'],
  ])('is sent in the requested language: %s', async (locale, subject, words, link) => {
    const { invite, outbox } = await startPeople(await open())
    expect(await invite({ ...layla, locale })).toMatchObject({ status: 201, body: { ...layla, is_invited: true } })
    const mail = (await outbox()).find(({ headers }) => headers.to === layla.email)
    expect(mail?.headers.subject).toBe(subject)
    expect(mail?.text).toMatch(words)
    expect(mail?.text).toContain(`${link}create-new-password?token=`)
  })

  test('signs in whoever chooses a password through its link, within 7 days and once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { invite, resetTokens, post, list } = await startPeople(await open())
    vi.setSystemTime(Date.now() + 1)
    await invite(layla)
    const [token] = await resetTokens()
    vi.setSystemTime(Date.now() + 7 * day - 60_000)
    const { status, body } = await post('/password/reset', { token, password })
    expect(status).toBe(200)
    expect(await list(body.access_token)).toMatchObject([{ is_invited: false }, { is_you: true, is_invited: false }])
    expect((await post('/password/reset', { token, password })).status).toBe(410)
  })

  test('expires after 7 days, and can be sent again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { invite, resetTokens, post, asAdmin } = await startPeople(await open())
    await invite(layla)
    await resetTokens()
    vi.setSystemTime(Date.now() + 7 * day + 1)
    const { access_token } = await asAdmin()
    expect(await invite(layla, access_token)).toMatchObject({ status: 200, body: { ...layla, is_invited: true } })
    const [first, second] = await resetTokens()
    expect((await post('/password/reset', { token: first, password })).status).toBe(410)
    expect((await post('/password/reset', { token: second, password })).status).toBe(200)
  })

  test('is refused for an existing account and for an invalid address', async () => {
    const { invite, outbox } = await startPeople(await open())
    expect(await invite({ email: admin.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { type: 'urn:problem:email-taken' },
    })
    expect(await invite({ email: 'layla' })).toMatchObject({ status: 422, body: { errors: [{ path: 'email' }] } })
    expect(await outbox()).toEqual([])
  })

  test('is sent to one address at most 5 times per hour', async () => {
    const { invite } = await startPeople(await open())
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) statuses.push((await invite(layla)).status)
    expect(statuses).toEqual([201, 200, 200, 200, 200, 429])
  })
})

/**
 * Makes PostgreSQL wait half a second at statements such as 'after delete on password_resets'. Does nothing on SQLite,
 * which runs one transaction at a time.
 */
async function pauseAt(db: Db, statement: string, dialect: Dialect) {
  if (dialect === 'SQLite') return
  await sql`create function pause() returns trigger language plpgsql as
    'begin perform pg_sleep(0.5); return null; end'`.execute(db)
  await sql`create trigger pause ${sql.raw(statement)} for each statement execute function pause()`.execute(db)
}

describeEachDialect('removing somebody', (open, dialect) => {
  test('ends their sessions at once and prevents a new login', async () => {
    const { add, remove, logIn, get, post, list } = await startPeople(await open())
    const id = await add(layla.email)
    const { access_token, refresh_token } = await logIn(layla.email)
    expect((await get('/me', access_token)).status).toBe(200)
    expect((await remove(id)).status).toBe(204)
    expect((await get('/me', access_token)).status).toBe(401)
    expect((await post('/token/refresh', { refresh_token })).status).toBe(401)
    expect((await post('/login', { email: layla.email, password })).status).toBe(401)
    expect(await list()).toMatchObject([{ is_you: true }])
    expect((await remove(id)).status).toBe(404)
  })

  test('invalidates the link of an invitation', async () => {
    const { invite, remove, resetTokens, post } = await startPeople(await open())
    const { id } = (await invite(layla)).body
    const [token] = await resetTokens()
    await remove(id)
    expect((await post('/password/reset', { token, password })).status).toBe(410)
  })

  test('is refused for oneself', async () => {
    const { list, remove } = await startPeople(await open())
    const [{ id }] = await list()
    expect(await remove(id)).toMatchObject({ status: 409, body: { type: 'urn:problem:cannot-remove-yourself' } })
  })

  test('leaves one of two administrators who remove each other at the same moment', async () => {
    const { add, logIn, list, remove, access_token, db } = await startPeople(await open())
    const other = await add(layla.email)
    const others = (await logIn(layla.email)).access_token
    const [{ id }] = await list()
    const answers = await Promise.all([remove(other, access_token), remove(id, others)])
    expect(answers.filter(({ status }) => status === 204).length).toBe(1)
    expect((await db.selectFrom('users').select('id').execute()).length).toBe(1)
  })

  test('waits for a refresh of their session that is in progress', async () => {
    const { add, logIn, post, remove, db } = await startPeople(await open())
    const id = await add(layla.email)
    const { refresh_token } = await logIn(layla.email)
    await pauseAt(db, 'before insert on refresh_tokens', dialect)
    const refreshing = post('/token/refresh', { refresh_token })
    await setTimeout(200)
    expect([(await remove(id)).status, (await refreshing).status]).toEqual([204, 200])
    expect(await db.selectFrom('refresh_tokens').select('id').where('user_id', '=', id).execute()).toEqual([])
  })

  test('waits for a password reset of theirs that is in progress', async () => {
    const { invite, resetTokens, post, remove, db } = await startPeople(await open())
    const { id } = (await invite(layla)).body
    const [token] = await resetTokens()
    await pauseAt(db, 'after delete on password_resets', dialect)
    const choosing = post('/password/reset', { token, password })
    await setTimeout(200)
    expect((await remove(id)).status).toBe(204)
    // The sign-in succeeded before the removal or was refused: no session remains in either case.
    expect([200, 204]).toContain((await choosing).status)
    expect(await db.selectFrom('refresh_tokens').select('id').where('user_id', '=', id).execute()).toEqual([])
  })

  test('keeps what they wrote', async () => {
    const { add, remove, db } = await startPeople(await open())
    const id = await add(layla.email)
    const at = new Date().toISOString()
    const of = {
      block_id: 'x',
      item_id: null,
      page_slug: 'home',
      block_type: 'HERO',
      version: 1,
      block_version: 1,
      page_version: 1,
    }
    await db
      .insertInto('revisions')
      .values({ id: 'r', ...of, action: 'update', position: 1, content: {}, author_id: id, created_at: at })
      .execute()
    await remove(id)
    expect(await db.selectFrom('revisions').select('author_id').execute()).toEqual([{ author_id: id }])
  })
})
