import { type Dialect, type Kysely, PostgresAdapter, PostgresDialect, type RawBuilder, sql } from 'kysely'

/** Connects to PostgreSQL. The client library is loaded with the first query, so sites on SQLite never load it. */
export function postgres(url: string): Dialect {
  return new PostgresDialect({ pool: async () => (await import('./postgres-pool.ts')).postgresPool(url) })
}

export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>) =>
  db.getExecutor().adapter instanceof PostgresAdapter

export function jsonColumn(db: Kysely<unknown>) {
  return isPostgres(db) ? sql`jsonb` : 'text'
}

/** The type of a primary key whose values the database generates. */
export function rowIdColumn(db: Kysely<unknown>) {
  return isPostgres(db) ? 'serial' : 'integer'
}

/**
 * Creates the full-text index of the table `search_documents` unless it exists; search/text-index.ts fills the index.
 */
export async function createTextIndex(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) {
    // The index does not store the texts. SQLite does not stem them either: search/words.ts does.
    await sql`create virtual table if not exists search_index using fts5(
      title, description, body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0')`.execute(db)
    return
  }
  await addColumn(db, 'search_documents', 'words', sql`tsvector`)
  await sql`create index if not exists search_documents_words on search_documents using gin (words)`.execute(db)
}

/**
 * The type of a text column that is sorted or compared. By default PostgreSQL sorts by the server's collation ('a',
 * 'B', 'c'), but SQLite and JavaScript compare code units ('B', 'a', 'c').
 */
export function sortedText(db: Kysely<unknown>) {
  return isPostgres(db) ? sql`text collate "C"` : 'text'
}

type ColumnType = 'text' | 'integer' | RawBuilder<unknown>

/**
 * Adds a column unless it exists, because a migration that was aborted midway runs again. On PostgreSQL the statement
 * itself checks whether the column exists: the introspection would also list tables of other schemas.
 */
export async function addColumn(db: Kysely<unknown>, table: string, column: string, type: ColumnType): Promise<void> {
  const written = typeof type === 'string' ? sql.raw(type) : type
  if (isPostgres(db)) {
    await sql`alter table ${sql.table(table)} add column if not exists ${sql.ref(column)} ${written}`.execute(db)
    return
  }
  const tables = await db.introspection.getTables()
  const columns = tables.find(({ name }) => name === table)?.columns ?? []
  if (columns.some(({ name }) => name === column)) return
  await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${written}`.execute(db)
}

export const addText = (db: Kysely<unknown>, table: string, column: string) => addColumn(db, table, column, 'text')

/** Creates an index unless it exists, for the same reason as `addColumn`. */
export const createIndex = (db: Kysely<unknown>, name: string, table: string, columns: string[]) =>
  db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute()

/**
 * Whether rows can be locked (`for update`, `for key share`). SQLite needs no row locks: it has only one writer at a
 * time, so no other transaction changes rows during a transaction that writes.
 */
export const canLockRows = (db: Pick<Kysely<unknown>, 'getExecutor'>) => isPostgres(db)

const uniqueViolations = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']

/** Whether a write failed because the primary key or unique value already exists. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && uniqueViolations.includes(String(error.code))
}

/** Why a database cannot execute a valid statement. 'away': it is not reachable or busy, and a retry may succeed. */
export type DatabaseFailure = 'away' | 'full' | 'read-only'

const failures: [RegExp, DatabaseFailure][] = [
  [/^(SQLITE_FULL|53100)$/, 'full'],
  [/^(SQLITE_READONLY.*|25006)$/, 'read-only'],
  // PostgreSQL: 08 is a lost connection, 57P a server that starts or stops, 53 a lack of connections or memory.
  [/^(SQLITE_(BUSY|CANTOPEN|IOERR|LOCKED|PROTOCOL).*|08...|57P..|53[023]00)$/, 'away'],
  // PostgreSQL aborted a transaction because of a deadlock or a serialization failure.
  [/^(40P01|40001)$/, 'away'],
  [/^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/, 'away'],
]
/** Errors of the `pg` client that have no code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a conn|Query read timeout)/

export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (lostConnection.test(error.message)) return 'away'
  return failures.find(([codes]) => codes.test(code))?.[1]
}
