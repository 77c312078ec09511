import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { firstSchema } from './migrations/0001-first-schema.ts'
import type { Db, Executor } from './schema.ts'

/** The migrations in the order of their names. A released migration is never changed: a later migration corrects it. */
export const migrations: Record<string, Migration> = {
  '0001-first-schema': firstSchema,
}

export const migrationNames = Object.keys(migrations)

export async function migrate(db: Db, all = migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

export async function appliedMigrations(db: Executor): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const table = sql.table(DEFAULT_MIGRATION_TABLE)
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db)
  return rows.map(({ name }) => name)
}
