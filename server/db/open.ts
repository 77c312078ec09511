import { join } from 'node:path'
import { Kysely } from 'kysely'
import { postgres } from './dialect.ts'
import { JsonColumns } from './json-columns.ts'
import type { Database, Db } from './schema.ts'
import { sqlite } from './sqlite-file.ts'

export type DatabaseLocation = {
  /** 'postgres://…', or undefined for an SQLite file in the data folder. */
  databaseUrl?: string | undefined
  dataDir: string
  /** If there is no SQLite file, the first query fails instead of creating it. */
  mustExist?: boolean
}

/** Opens the database; nothing is read or created before the first query. Close it with `db.destroy()`. */
export function openDatabase({ databaseUrl, dataDir, mustExist }: DatabaseLocation): Db {
  return new Kysely<Database>({
    dialect: databaseUrl ? postgres(databaseUrl) : sqlite(join(dataDir, 'site.sqlite'), mustExist),
    plugins: [new JsonColumns()],
  })
}
