import { join } from 'node:path'
import Database from 'better-sqlite3'

/** Runs SQL on a site's SQLite file. The server is not notified and may still use what it has cached. */
export function runSql(statement: string, dataDir = process.env.E2E_DATA_DIR ?? '') {
  const database = new Database(join(dataDir, 'site.sqlite'))
  database.exec(statement)
  database.close()
}
