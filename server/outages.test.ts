import { readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import type { Db } from '#server/db/schema.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'
import { migrate } from './db/migrate.ts'
import { startPages } from './render/testing/start-pages.ts'
import { startPostgres } from './testing/postgres-server.ts'
import { asAdmin, startServer } from './testing/start-server.ts'
import { startTcpProxy } from './testing/tcp-proxy.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { video } from './uploads/testing/files.ts'

const content = (title: string) => ({ title: { en: title } })
const problem = (status: number, name: string) => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: { type: `urn:problem:${name}`, status, detail: expect.any(String) },
})
const text = 'x'.repeat(50_000)
/** A content that does not fit on a nearly full disk. */
const long = { subtitle: { en: text, ar: text, fr: text } }
const soon = { headers: { 'retry-after': expect.stringMatching(/^\d+$/) } }

/** Checks that after `spoil` a block can be read but not saved, and that after `mend` it can be saved again. */
async function saveMeets(db: Db, spoil: () => Promise<unknown>, mend: () => Promise<unknown>, refusal: object) {
  const { addBlock, put, get, revisions, app } = await startSite(db)
  const { id } = await addBlock('CTA', content('before'))
  const save = (title: string, more = {}) =>
    put(`/blocks/${id}`, { type: 'CTA', content: { ...content(title), ...more } })
  await spoil()
  const refused = await save('too long', long)
  expect(refused).toMatchObject(refusal)
  const enquiry = { name: 'Layla', email: 'layla@example.com', message: 'x'.repeat(4_000) }
  const asked = await app.inject({ method: 'POST', url: '/api/v1/enquiries', payload: enquiry })
  expect({ status: asked.statusCode, headers: asked.headers, body: asked.json() }).toMatchObject(refusal)
  expect((await get('/home')).body).toMatchObject([{ id, version: 1, content: content('before') }])
  await mend()
  expect(await save('after')).toMatchObject({ status: 200, body: { version: 2, content: content('after') } })
  expect((await revisions(id)).map(({ content }) => content)).toEqual([content('before'), content('after')])
}

describeEachDialect('a full disk', (open, dialect) => {
  test('is reported with 507, and stored content stays', async () => {
    const db = await open()
    const spoil = {
      SQLite: async () => {
        // Removes free pages that migrations have left in the file.
        await sql`vacuum`.execute(db)
        const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db)
        await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count)}`.execute(db)
      },
      PostgreSQL: async () => {
        await sql`create function full_disk() returns trigger language plpgsql as
          'begin raise exception ''No space left on device'' using errcode = ''53100''; end'`.execute(db)
        for (const table of ['revisions', 'enquiries'])
          await sql`create trigger full_disk before insert on ${sql.table(table)} execute function full_disk()`.execute(
            db,
          )
      },
    }
    const mend = {
      SQLite: () => sql`pragma max_page_count = 1000000`.execute(db),
      PostgreSQL: () => sql`drop function full_disk cascade`.execute(db),
    }
    await saveMeets(db, spoil[dialect], mend[dialect], problem(507, 'disk-full'))
  })
})

describeEachDialect('a read-only database', (open, dialect) => {
  test('is reported with 503 to writers, and stored content stays', async () => {
    const db = await open()
    const set = {
      SQLite: (isReadOnly: boolean) => sql`pragma query_only = ${sql.lit(isReadOnly)}`.execute(db),
      PostgreSQL: (isReadOnly: boolean) =>
        db.connection().execute(async (connection) => {
          await sql`set default_transaction_read_only = off`.execute(connection)
          const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(connection)
          const name = sql.table(String(rows[0]?.name))
          await sql`alter database ${name} set default_transaction_read_only = ${sql.lit(isReadOnly)}`.execute(
            connection,
          )
          // Ends all connections, because the setting applies only to new ones.
          await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
            .execute(connection)
            .catch(() => {})
        }),
    }[dialect]
    const isBack = () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      )
    const turn = (isReadOnly: boolean) => set(isReadOnly).then(() => expect.poll(isBack).toBe(true))
    await saveMeets(
      db,
      () => turn(true),
      () => turn(false),
      { ...problem(503, 'read-only'), ...soon },
    )
  })
})

describeEachDialect('a change that PostgreSQL aborts because of another', (open, dialect) => {
  test.runIf(dialect === 'PostgreSQL').each([
    ['after a deadlock', '40P01'],
    ['after a serialization failure', '40001'],
  ])('is reported with 503, %s, and stored content stays', async (_, code) => {
    const db = await open()
    const spoil = async () => {
      await sql`create function give_up() returns trigger language plpgsql as
        ${sql.lit(`begin raise exception 'given up' using errcode = '${code}'; end`)}`.execute(db)
      for (const table of ['revisions', 'enquiries'])
        await sql`create trigger give_up before insert on ${sql.table(table)} execute function give_up()`.execute(db)
    }
    const mend = () => sql`drop function give_up cascade`.execute(db)
    await saveMeets(db, spoil, mend, { ...problem(503, 'database-unavailable'), ...soon })
  })
})

test('a missing SQLite file is reported with 503 to writers until it is put back', async () => {
  const dataDir = await temporaryFolder()
  const db = openDatabase({ dataDir })
  onTestFinished(() => db.destroy())
  await migrate(db)
  const { addBlock, put, app } = await startSite(db)
  const { id } = await addBlock('CTA', content('before'))
  const save = () => put(`/blocks/${id}`, { type: 'CTA', content: content('after') })
  const file = join(dataDir, 'site.sqlite')
  await rename(file, `${file}-elsewhere`)
  expect(await save()).toMatchObject({ ...problem(503, 'database-unavailable'), ...soon })
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  await rename(`${file}-elsewhere`, file)
  expect(await save()).toMatchObject({ status: 200, body: { version: 2 } })
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('a stopped PostgreSQL is reported with 503, and has every answered save when it is back', {
  timeout: 60_000,
}, async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const db = openDatabase({ databaseUrl: `${postgres.url}/postgres`, dataDir: '' })
  onTestFinished(() => db.destroy())
  await migrate(db)
  const { app, addBlock, put, get, ask, send, revisions, uploads } = await startPages(db)
  const { id } = await addBlock('CTA', content('0'), 'about')
  const file = await uploads.put(Buffer.from('<svg viewBox="0 0 4 3"/>'), 'a.svg')
  const save = (title: string) => put(`/blocks/${id}`, { type: 'CTA', content: content(title) })

  const answered: object[] = [content('0')]
  const refused: unknown[] = []
  let number = 0
  const saving = Array.from({ length: 3 }, async () => {
    while (refused.length < 6) {
      const title = String(++number)
      const answer = await save(title)
      if (answer.status === 200) answered.push(content(title))
      else refused.push(answer)
    }
  })
  await expect.poll(() => answered.length).toBeGreaterThan(20)
  expect((await ask('/about')).statusCode).toBe(200)
  const kept = (await ask('/resources')).body
  await postgres.halt()
  await Promise.all(saving)

  const away = { ...problem(503, 'database-unavailable'), ...soon }
  for (const answer of [...refused, await get('/home')]) expect(answer).toMatchObject(away)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(await ask('/resources')).toMatchObject({ statusCode: 200, body: kept })
  expect(await ask('/contact')).toMatchObject({ statusCode: 503, ...soon })
  expect(await send('/contact', 'name=Layla')).toMatchObject({ statusCode: 503, ...soon })
  expect((await app.inject(`/api${file?.url}`)).statusCode).toBe(200)

  await postgres.resume()
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect((await ask('/contact')).statusCode).toBe(200)
  expect((await save('last')).status).toBe(200)
  const stored = (await revisions(id)).map(({ content }) => content)
  expect(stored).toEqual(expect.arrayContaining([...answered, content('last')]))
})

test('a PostgreSQL that keeps connections open without answering is reported with 503 until it is back', {
  timeout: 60_000,
}, async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const line = await startTcpProxy(new URL(postgres.url))
  onTestFinished(() => line.close())
  const db = openDatabase({ databaseUrl: `${line.url}/postgres?query_timeout=500`, dataDir: '' })
  onTestFinished(() => db.destroy())
  await migrate(db)
  const { addBlock, put, app } = await startSite(db)
  const { id } = await addBlock('CTA', content('before'))
  const save = (title: string) => put(`/blocks/${id}`, { type: 'CTA', content: content(title) })
  expect((await save('first')).status).toBe(200)
  line.mute()
  for (const answer of [await save('lost'), await save('lost too')])
    expect(answer).toMatchObject({ ...problem(503, 'database-unavailable'), ...soon })
  line.unmute()
  expect(await save('after')).toMatchObject({ status: 200, body: { content: content('after') } })
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('a server whose PostgreSQL does not answer closes its port at once', { timeout: 60_000 }, async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const line = await startTcpProxy(new URL(postgres.url))
  onTestFinished(() => line.close())
  const { server, base } = await startServer({ DATABASE_URL: `${line.url}/postgres` })
  const isOpen = () =>
    fetch(`${new URL(base ?? '').origin}/healthz`).then(
      () => true,
      () => false,
    )
  line.mute()
  // The clock of the releases asks every two seconds.
  await wait(2_500)
  expect(await isOpen()).toBe(true)
  server.kill('SIGTERM')
  await expect.poll(isOpen).toBe(false)
})

// A limit of the file size simulates a full disk. Windows has no such limit.
test.skipIf(process.platform === 'win32')(
  'a disk that fills up during editing is reported, and every answered save stays',
  { timeout: 60_000 },
  async () => {
    const first = await startServer()
    first.server.kill('SIGTERM')
    await first.ended
    const { size } = await stat(join(first.dataDir, 'site.sqlite'))
    const room = 512 * 1024
    const { server, base, ended, dataDir } = await startServer({ DATA_DIR: first.dataDir }, size + room)
    const { call, block, authorization } = await asAdmin(base)
    const save = (title: string) =>
      call('PUT', `/blocks/${block.id}`, { type: 'CTA', content: { ...content(title), ...long } })
    const answers = []
    for (let number = 1; number < 40; number++) answers.push(await save(String(number)))
    const stored = answers.filter(({ status }) => status === 200).map(({ body }) => body.content)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(stored.length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) expect([503, 507]).toContain(answer.status)

    const form = new FormData()
    form.set('file', new Blob([video('x'.repeat(size + room))]), 'a.mp4')
    const sent = await fetch(`${base}/uploads/`, { method: 'POST', body: form, headers: { authorization } })
    expect([sent.status, (await sent.json()).type]).toEqual([507, 'urn:problem:disk-full'])
    expect((await readdir(join(dataDir, 'uploads'))).filter((name) => name.endsWith('.part'))).toEqual([])
    expect((await fetch(`${base}/pages/home`)).status).toBe(200)

    server.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0 })
    const db = openDatabase({ dataDir })
    const revisions = await db.selectFrom('revisions').select('content').where('block_id', '=', block.id).execute()
    await db.destroy()
    expect(revisions.map(({ content }) => content)).toEqual(expect.arrayContaining(stored))
    const again = await startServer({ DATA_DIR: dataDir })
    const later = await asAdmin(again.base)
    const last = { type: 'CTA', content: content('last') }
    expect((await later.call('PUT', `/blocks/${block.id}`, last)).status).toBe(200)
  },
)
