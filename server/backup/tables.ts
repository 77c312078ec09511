import { sql } from 'kysely'
import type { Database, Executor } from '#server/db/schema.ts'

/**
 * The tables that are not in archives. Sessions, reset and preview links, counts and unsent mails are temporary. The
 * rows of `removed_users` must survive a restore. The search index is rebuilt from the content.
 */
type ExcludedTable =
  | 'refresh_tokens'
  | 'password_resets'
  | 'request_counts'
  | 'missed_addresses'
  | 'preview_links'
  | 'removed_users'
  | 'outgoing_mails'
  | 'search_documents'
  | 'search_words'

export type TableName = Exclude<keyof Database, ExcludedTable>
export type Row = Record<string, unknown>

/** The tables of an archive with their primary keys. Each table is listed after the tables that its rows reference. */
const keys: Record<TableName, string[]> = {
  users: ['id'],
  uploads: ['key'],
  pages: ['slug'],
  blocks: ['id'],
  items: ['block_id', 'id'],
  revisions: ['id'],
  redirects: ['id'],
  releases: ['id'],
  release_documents: ['release_id', 'block_id', 'item_id', 'seq'],
  translations: ['block_id', 'item_id', 'path', 'arabic'],
  release_translations: ['release_id', 'block_id', 'item_id', 'path', 'arabic'],
  enquiries: ['id'],
}
export const tableNames = Object.keys(keys) as TableName[]

const batchSize = 100

/** Yields all rows of a table in batches, in the order of its primary key, with all columns that the table has. */
export async function* rowsOf(db: Executor, table: TableName): AsyncGenerator<Row[]> {
  const key = sql.join(keys[table].map((column) => sql.ref(column)))
  let after = sql``
  while (true) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${key} limit ${sql.lit(batchSize)}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = sql`where (${key}) > (${sql.join(keys[table].map((column) => last[column]))})`
  }
}

/** Copies the rows that are in archives to another database; `isWanted` may leave out some. */
export async function copyRows(
  from: Executor,
  to: Executor,
  signal: AbortSignal,
  isWanted: (table: TableName, row: Row) => boolean = () => true,
): Promise<void> {
  for (const table of tableNames) {
    for await (const rows of rowsOf(from, table)) {
      signal.throwIfAborted()
      const wanted = rows.filter((row) => isWanted(table, row))
      if (wanted.length === 0) continue
      await to
        .insertInto(table)
        .values(wanted as never)
        .execute()
    }
  }
}

export type Counts = { pages: number; items: number; uploads: number }

export async function countRows(db: Executor): Promise<Counts> {
  const count = async (table: TableName) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
    return Number(rows[0]?.count)
  }
  return { pages: await count('pages'), items: await count('items'), uploads: await count('uploads') }
}

export const describeCounts = ({ pages, items, uploads }: Counts) =>
  `${pages} pages, ${items} items, ${uploads} uploads`

/** Deletes all rows of the tables of an archive. The database deletes sessions and reset links with their users. */
export async function clearTables(db: Executor): Promise<void> {
  for (const table of tableNames.toReversed()) await db.deleteFrom(table).execute()
}

export async function hasRows(db: Executor): Promise<boolean> {
  for (const table of tableNames) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}
