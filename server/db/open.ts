import { join } from 'node:path'
import { Kysely } from 'kysely'
import { postgres } from './dialect.ts'
import { JsonColumns } from './json-columns.ts'
import type { Database, Db } from './schema.ts'
import { sqlite } from './sqlite-file.ts'

export type DatabaseLocation = {
  /** 'postgres://…'; without it the database is a file in the data folder. */
  databaseUrl?: string | undefined
  dataDir: string
  /** Fails at the first query where there is none, rather than making one. */
  mustExist?: boolean
}

/** Opens the database; nothing is read or made before the first query. Close it with `db.destroy()`. */
export function openDatabase({ databaseUrl, dataDir, mustExist }: DatabaseLocation): Db {
  return new Kysely<Database>({
    dialect: databaseUrl ? postgres(databaseUrl) : sqlite(join(dataDir, 'site.sqlite'), mustExist),
    plugins: [new JsonColumns()],
  })
}
