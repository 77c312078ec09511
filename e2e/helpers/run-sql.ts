import { join } from 'node:path'
import Database from 'better-sqlite3'

/** Changes a site's data behind the server's back; it knows of nothing until it reads again. */
export function runSql(statement: string, dataDir = process.env.E2E_DATA_DIR ?? '') {
  const database = new Database(join(dataDir, 'site.sqlite'))
  database.exec(statement)
  database.close()
}
