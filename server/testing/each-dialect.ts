import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, inject, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import type { Db } from '#server/db/schema.ts'
import { createDatabase } from './postgres-server.ts'

/** Opens a migrated, empty database, which is closed after the test. */
export type OpenDatabase = () => Promise<Db>

type Fresh = { db: Db; release: () => Promise<void> }

/**
 * The PostgreSQL databases of finished tests. Emptying a database takes a hundredth of the time of creating one, and a
 * quarter of that if the connection has emptied it before.
 */
const used: { url: string; cleaner: pg.Client }[] = []

export type Dialect = 'SQLite' | 'PostgreSQL'

const dialects: [name: Dialect, make: () => Promise<Fresh>][] = [
  [
    'SQLite',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'))
      await cp(inject('sqliteTemplate'), dataDir, { recursive: true })
      return { db: openDatabase({ dataDir }), release: () => rm(dataDir, { recursive: true, force: true }) }
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const emptied = (await takeEmptied()) ?? (await createCopy())
      const db = openDatabase({ databaseUrl: emptied.url, dataDir: '' })
      // The database is not deleted, because the whole server is removed after the tests.
      return { db, release: async () => void used.push(emptied) }
    },
  ],
]

async function createCopy(): Promise<(typeof used)[number]> {
  const server = inject('postgresUrl')
  const name = `test-${randomUUID()}`
  await createDatabase(server, name, 'template')
  const url = `${server}/${name}`
  const cleaner = new pg.Client(url)
  cleaner.on('error', () => {})
  await cleaner.connect()
  return { url, cleaner }
}

/** Deletes the rows of a used database; undefined if there is none, or if a test has changed its schema. */
async function takeEmptied() {
  const taken = used.pop()
  try {
    await taken?.cleaner.query(inject('postgresCleanup'))
    return taken
  } catch {
    await taken?.cleaner.end().catch(() => {})
  }
}

/** Runs a suite with both databases. Each test calls `open` for an empty database. */
export function describeEachDialect(name: string, suite: (open: OpenDatabase, dialect: Dialect) => void): void {
  describe.each(dialects)(`${name} (%s)`, (dialect, make) => {
    suite(async () => {
      const { db, release } = await make()
      onTestFinished(async () => {
        await db.destroy()
        await release()
      })
      return db
    }, dialect)
  })
}
