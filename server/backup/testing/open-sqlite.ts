import { onTestFinished } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'

/** Opens a new SQLite database, migrated up to the migration `to`, or to the latest schema. */
export async function openSqlite(to?: string) {
  const db = openDatabase({ dataDir: await temporaryFolder() })
  onTestFinished(() => db.destroy())
  await migrate(db, to)
  return db
}
