import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { createDatabase, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A running PostgreSQL server with a migrated database 'template'. */
    postgresUrl: string
    /** A folder with a migrated SQLite database. */
    sqliteTemplate: string
  }
}

/** Runs once before all tests: starts PostgreSQL and migrates a template of both databases; each test uses a copy. */
export async function setup(project: TestProject) {
  const sqliteTemplate = await mkdtemp(join(tmpdir(), 'site-sqlite-'))
  const postgres = await startPostgres()
  await createDatabase(postgres.url, 'template')
  for (const databaseUrl of [undefined, `${postgres.url}/template`]) {
    const db = openDatabase({ databaseUrl, dataDir: sqliteTemplate })
    await migrate(db)
    await db.destroy()
  }
  project.provide('postgresUrl', postgres.url)
  project.provide('sqliteTemplate', sqliteTemplate)
  return async () => {
    await postgres.stop()
    await rm(sqliteTemplate, { recursive: true, force: true })
  }
}
