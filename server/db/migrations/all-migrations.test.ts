import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { passwordHashing } from '#server/auth/passwords.ts'
import { hashToken } from '#server/auth/secret-tokens.ts'
import { openDatabase } from '#server/db/open.ts'
import { createDatabase } from '#server/testing/postgres-server.ts'
import { startSite } from '#server/testing/start-site.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { appliedMigrations, migrate, migrationNames } from '../migrate.ts'
import type { Db } from '../schema.ts'

const empty: Record<string, () => Promise<Db>> = {
  SQLite: async () => openDatabase({ dataDir: await temporaryFolder() }),
  PostgreSQL: async () => {
    const name = `first-${randomUUID()}`
    await createDatabase(inject('postgresUrl'), name)
    return openDatabase({ databaseUrl: `${inject('postgresUrl')}/${name}`, dataDir: '' })
  },
}

const at = '2026-01-01T00:00:00.000Z'
const later = '2099-01-01T00:00:00.000Z'
const password = 'Correct-horse-1!'
const [id, author, enquiry] = [randomUUID(), randomUUID(), randomUUID()] as const
const head = { title: { en: 'News' }, filters: { all: { en: 'All' }, blog: { en: 'Blog' }, events: { en: 'Events' } } }
const post = { id: 'a', type: 'blog', title: { en: 'A' }, day: '2026-01-01' }

/** Fills every table of the first version with rows as that version wrote them. */
async function fillFirstForm(db: Db) {
  const changed = { version: 1, updated_at: at, updated_by: author }
  const block = { id, page_slug: 'about', block_type: 'RESOURCES', position: 3, content: head, ...changed }
  const item = { block_id: id, id: 'a', list: 'posts', position: 1, type: 'blog', date: '2026-01-01', content: post }
  const revision = { block_id: id, page_slug: 'about', block_type: 'RESOURCES', version: 1, action: 'create' } as const
  const wrote = { author_id: author, created_at: at }
  await db.insertInto('pages').values({ slug: 'about', version: 2, updated_at: at }).execute()
  await db.insertInto('blocks').values(block).execute()
  await db
    .insertInto('items')
    .values({ ...item, ...changed })
    .execute()
  for (const [itemId, content, position, version] of [
    [null, head, 3, 1],
    ['a', post, 1, 2],
  ] as const) {
    const row = { ...revision, ...wrote, id: randomUUID(), item_id: itemId, content, position, block_version: version }
    await db
      .insertInto('revisions')
      .values(row as never)
      .execute()
  }
  const { hash } = passwordHashing({ memoryCost: 8, timeCost: 1 })
  const user = { id: author, email: 'first@example.com', role: 'admin', password_hash: await hash(password) } as const
  await db
    .insertInto('users')
    .values({ ...user, founder: 1, created_at: at })
    .execute()
  const token = { id: randomUUID(), family: randomUUID(), user_id: author, token_hash: hashToken('old-token') }
  await db
    .insertInto('refresh_tokens')
    .values({ ...token, created_at: at, expires_at: later })
    .execute()
  await sql`insert into login_failures (attempt, subject, failed_at) values ('a', 'b', ${at})`.execute(db)
  const file = { key: '0123456789abcdef.mp4', mime: 'video/mp4', bytes: 5, original_name: 'a.mp4', created_at: at }
  await db
    .insertInto('uploads')
    .values({ ...file, created_by: author } as never)
    .execute()
  const asked = { id: enquiry, name: 'Layla', email: 'layla@example.com', message: 'Hello', locale: 'ar' } as const
  await db
    .insertInto('enquiries')
    .values({ ...asked, status: 'new', created_at: at })
    .execute()
}

describe.each(Object.entries(empty))('a site of the first version (%s)', (_, open) => {
  test('has the same content after all migrations, and can be used like any other site', async () => {
    const db = await open()
    onTestFinished(() => db.destroy())
    await migrate(db, migrationNames[0])
    await fillFirstForm(db)
    for (const name of migrationNames) await migrate(db, name)
    expect(await appliedMigrations(db)).toEqual(migrationNames)

    const { app, get, put, token } = await startSite(db)
    const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await app.inject({ method, url: `/api/v1${url}`, headers, payload })
      return { status: answer.statusCode, body: answer.json() }
    }
    const content = { ...head, posts: [post] }
    expect((await get('/about')).body).toMatchObject([{ id, order: 3, version: 1, content }])
    expect((await ask('POST', '/auth/login', { email: 'first@example.com', password })).status).toBe(200)
    // The old hashes were made without the site's secret, so old sessions have ended.
    expect((await ask('POST', '/auth/token/refresh', { refresh_token: 'old-token' })).status).toBe(401)
    expect((await ask('GET', '/uploads')).body.items).toMatchObject([{ key: '0123456789abcdef.mp4' }])
    expect((await ask('GET', '/enquiries')).body.items).toMatchObject([{ id: enquiry, name: 'Layla', locale: 'ar' }])

    const title = { en: 'News', ar: 'أخبار' }
    const saved = await put(`/blocks/${id}`, { type: 'RESOURCES', content: { ...content, title }, version: 1 })
    expect(saved).toMatchObject({ status: 200, body: { version: 2, content: { title } } })
    const { items } = (await ask('GET', '/history?pages=about')).body
    expect(items).toHaveLength(2)
    const reverted = await ask('POST', '/history/revert', { page: 'about', version: items[0].version })
    expect(reverted.status).toBe(200)
    expect((await get('/about')).body).toMatchObject([{ content }])
  })
})
