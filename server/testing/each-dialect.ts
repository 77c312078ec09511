import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, inject, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import type { Db } from '#server/db/schema.ts'
import { createDatabase } from './postgres-server.ts'

/** Opens a migrated, empty database, which is closed after the test. */
export type OpenDatabase = () => Promise<Db>

type Fresh = { db: Db; release: () => Promise<void> }

/** The PostgreSQL databases of finished tests. Emptying a database takes a hundredth of the time of creating one. */
const used: string[] = []

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
      const server = inject('postgresUrl')
      let name = used.pop()
      let db = name && (await openEmptied(`${server}/${name}`))
      if (!name || !db) {
        name = `test-${randomUUID()}`
        await createDatabase(server, name, 'template')
        db = openDatabase({ databaseUrl: `${server}/${name}`, dataDir: '' })
      }
      // The database is not deleted, because the whole server is removed after the tests.
      return { db, release: async () => void used.push(name) }
    },
  ],
]

/** Opens a database and deletes its rows; undefined if a test has changed its schema. */
async function openEmptied(databaseUrl: string): Promise<Db | undefined> {
  const db = openDatabase({ databaseUrl, dataDir: '' })
  try {
    await sql.raw(inject('postgresCleanup')).execute(db)
    return db
  } catch {
    await db.destroy()
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
