import { join } from 'node:path'
import Database from 'better-sqlite3'

/** Runs SQL on a site's SQLite file, bypassing the server, which sees the change only at its next read. */
export function runSql(statement: string, dataDir = process.env.E2E_DATA_DIR ?? '') {
  const database = new Database(join(dataDir, 'site.sqlite'))
  database.exec(statement)
  database.close()
}
