import { onTestFinished } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'

/** Opens a new SQLite database with the latest schema. */
export async function openSqlite() {
  const db = openDatabase({ dataDir: await temporaryFolder() })
  onTestFinished(() => db.destroy())
  await migrate(db)
  return db
}
