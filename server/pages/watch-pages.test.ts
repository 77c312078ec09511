import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { createDatabase } from '#server/testing/postgres-server.ts'
import { startTcpProxy } from '#server/testing/tcp-proxy.ts'
import { pagesRepository } from './pages-repository.ts'
import { watchPages } from './watch-pages.ts'

/**
 * Creates a PostgreSQL database with one page, and two caches that watch it as two processes would. `dropped` lists the
 * slugs that each cache dropped. The first is connected through `line`, a TCP proxy that can be muted.
 */
async function twoProcesses(checkEveryMs: number) {
  const name = `test-${randomUUID()}`
  const server = inject('postgresUrl')
  await createDatabase(server, name, 'template')
  const databaseUrl = `${server}/${name}`
  const db = openDatabase({ databaseUrl, dataDir: '' })
  await pagesRepository(db).insertPage({ slug: 'home', version: 1, updated_at: '2026-01-01T00:00:00.000Z' })
  const line = await startTcpProxy(new URL(server))
  const lines = [`${line.url}/${name}?query_timeout=500`, databaseUrl]
  const processes = lines.map((databaseUrl) => {
    const dropped: string[] = []
    const watched = watchPages({ db, databaseUrl, drop: (slug) => void dropped.push(slug), checkEveryMs })
    return { dropped, ...watched }
  }) as [{ dropped: string[] } & ReturnType<typeof watchPages>, { dropped: string[] } & ReturnType<typeof watchPages>]
  const listeners = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'`.execute(db)
    return rows.length
  }
  await vi.waitFor(async () => expect(await listeners()).toBe(2))
  onTestFinished(async () => {
    await Promise.all(processes.map(({ close }) => close()))
    line.close()
    await db.destroy()
  })
  return { db, line, listeners, one: processes[0], other: processes[1] }
}

test('a change is dropped in its own process at once, and published to the other before the response', async () => {
  const { db, listeners, one, other } = await twoProcesses(60_000)
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const line = await startTcpProxy(new URL(`${inject('postgresUrl')}/${rows[0]?.name}`))
  const dropped: string[] = []
  const unheard = watchPages({ db, databaseUrl: line.url, drop: (slug) => void dropped.push(slug) })
  await vi.waitFor(async () => expect(await listeners()).toBe(3))

  await one.onChange('home', 2)
  expect(one.dropped).toEqual(['home'])
  await vi.waitFor(() => expect(other.dropped).toEqual(['home']), 500)

  line.mute()
  const answer = Promise.resolve(unheard.onChange('home', 3)).then(() => 'answered')
  expect(dropped).toContain('home')
  expect(await Promise.race([answer, setTimeout(200, 'not yet')])).toBe('not yet')
  // A message that cannot be sent does not block the response.
  line.close()
  expect(await answer).toBe('answered')
  await unheard.close()
})

test('a missed message is replaced by polling, and messages arrive again after a reconnect', async () => {
  const { db, listeners, one, other } = await twoProcesses(50)
  await vi.waitFor(() => expect(other.dropped).toEqual(['home']))
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`.execute(db)
  await db.updateTable('pages').set({ version: 2 }).where('slug', '=', 'home').execute()
  await one.onChange('home', 2)
  await vi.waitFor(() => expect(other.dropped).toEqual(['home', 'home']), 2_000)
  await vi.waitFor(async () => expect(await listeners()).toBe(2), 5_000)
})

test('a poll that takes long does not overlap with the next ones', async () => {
  const { db } = await twoProcesses(20)
  const looks = await db.transaction().execute(async (transaction) => {
    await sql`lock table pages in access exclusive mode`.execute(transaction)
    await setTimeout(500)
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(transaction)
    return rows.length
  })
  expect(looks).toBe(2)
})

test('a muted connection does not block a change and is replaced when the server answers again', async () => {
  const { line, one, other } = await twoProcesses(60_000)
  line.mute()
  expect(await Promise.race([one.onChange('home', 2), setTimeout(3_000, 'late')])).toBeUndefined()
  line.unmute()
  let version = 2
  await vi.waitFor(async () => {
    await one.onChange('home', ++version)
    expect(other.dropped).toContain('home')
  }, 5_000)
})

test.each([
  ['invalid JSON', 'hello'],
  ['an empty payload', ''],
  ['null', 'null'],
  ['a page without a version', '{"from":"x","slug":"home"}'],
])('a foreign message is ignored: %s', async (_, payload) => {
  const { db, one, other } = await twoProcesses(60_000)
  await sql`select pg_notify('pages', ${payload})`.execute(db)
  await one.onChange('home', 2)
  await vi.waitFor(() => expect(other.dropped).toEqual(['home']), 500)
})
