import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { createDatabase, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A running PostgreSQL server with a migrated database 'template'. */
    postgresUrl: string
    /** SQL that empties a copy of 'template', or fails if its schema was changed. */
    postgresCleanup: string
    /** A folder with a migrated SQLite database. */
    sqliteTemplate: string
    /** An empty folder for what workers keep for all their tests: a worker cannot tell when it ends. */
    workerFolders: string
  }
}

/**
 * Runs once before all tests: starts PostgreSQL, and migrates a template for both databases. Tests open copies of it.
 */
export async function setup(project: TestProject) {
  const sqliteTemplate = await mkdtemp(join(tmpdir(), 'site-sqlite-'))
  const workerFolders = await mkdtemp(join(tmpdir(), 'site-workers-'))
  const postgres = await startPostgres()
  await createDatabase(postgres.url, 'template')
  for (const databaseUrl of [undefined, `${postgres.url}/template`]) {
    const db = openDatabase({ databaseUrl, dataDir: sqliteTemplate })
    await migrate(db)
    await db.destroy()
  }
  project.provide('postgresUrl', postgres.url)
  project.provide('postgresCleanup', await cleanupOf(`${postgres.url}/template`))
  project.provide('sqliteTemplate', sqliteTemplate)
  project.provide('workerFolders', workerFolders)
  return async () => {
    await postgres.stop()
    for (const folder of [sqliteTemplate, workerFolders]) await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Returns the SQL for `postgresCleanup`. It deletes rows, which is faster than 'truncate' for tables with few rows,
 * without checking foreign keys.
 */
async function cleanupOf(url: string): Promise<string> {
  const schemaSize = `(select count(*) from pg_attribute where not attisdropped)
    + (select count(*) from pg_trigger) + (select count(*) from pg_proc) + (select count(*) from kysely_migration)`
  const client = new pg.Client(url)
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  )
  const { rows } = await client.query<{ size: string }>(`select ${schemaSize} as size`)
  await client.end()
  return `do $$ begin
    if ${schemaSize} <> ${rows[0]?.size} then raise exception 'another schema'; end if;
    set local session_replication_role = replica;
    ${tables.map(({ name }) => `delete from "${name}";`).join(' ')}
  end $$`
}
