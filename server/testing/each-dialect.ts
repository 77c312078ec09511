import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import type { Db } from '#server/db/schema.ts'
import { createDatabase } from './postgres-server.ts'

/** Opens a new, migrated, empty database, which is closed after the suite. */
export type OpenDatabase = () => Promise<Db>

type Fresh = { db: Db; remove: () => Promise<void> }

export type Dialect = 'SQLite' | 'PostgreSQL'

const dialects: [name: Dialect, make: () => Promise<Fresh>][] = [
  [
    'SQLite',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'))
      await cp(inject('sqliteTemplate'), dataDir, { recursive: true })
      return { db: openDatabase({ dataDir }), remove: () => rm(dataDir, { recursive: true, force: true }) }
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const name = `test-${randomUUID()}`
      const server = inject('postgresUrl')
      await createDatabase(server, name, 'template')
      // Removed with the whole server after the tests.
      return { db: openDatabase({ databaseUrl: `${server}/${name}`, dataDir: '' }), remove: async () => {} }
    },
  ],
]

/**
 * Runs a suite with both databases: `describeEachDialect('saving', (open) => { test(…, async () => { const db = await
 * open() …`.
 */
export function describeEachDialect(name: string, suite: (open: OpenDatabase, dialect: Dialect) => void): void {
  describe.each(dialects)(`${name} (%s)`, (dialect, make) => {
    const closing: (() => Promise<void>)[] = []
    afterAll(async () => {
      await Promise.all(closing.map((close) => close()))
    })
    suite(async () => {
      const { db, remove } = await make()
      closing.push(async () => {
        await db.destroy()
        await remove()
      })
      return db
    }, dialect)
  })
}
