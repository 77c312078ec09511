import { onTestFinished } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'

/** A SQLite database of its own, in the form that a migration left; without one, in the newest. */
export async function openSqlite(to?: string) {
  const db = openDatabase({ dataDir: await temporaryFolder() })
  onTestFinished(() => db.destroy())
  await migrate(db, to)
  return db
}
