import { join } from 'node:path'
import { Kysely } from 'kysely'
import { postgres, sqlite } from './dialect.ts'
import { JsonColumns } from './json-columns.ts'
import type { Database, Db } from './schema.ts'

export type DatabasePlace = {
  /** 'postgres://…'; without it the database is a file in the data folder. */
  databaseUrl?: string | undefined
  dataDir: string
}

/** Opens the database; nothing is read or made before the first query. Close it with `db.destroy()`. */
export function openDatabase({ databaseUrl, dataDir }: DatabasePlace): Db {
  return new Kysely<Database>({
    dialect: databaseUrl ? postgres(databaseUrl) : sqlite(join(dataDir, 'site.sqlite')),
    plugins: [new JsonColumns()],
  })
}
