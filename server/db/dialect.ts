import { type Dialect, type Kysely, PostgresAdapter, PostgresDialect } from 'kysely'

/** The client library is loaded with the first query, so sites on SQLite never load it. */
export function postgres(url: string): Dialect {
  return new PostgresDialect({ pool: async () => (await import('./postgres-pool.ts')).postgresPool(url) })
}

export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>) =>
  db.getExecutor().adapter instanceof PostgresAdapter

/** SQLite has only one writer at a time, so nobody else changes rows during a transaction that writes. */
export const canLockRows = (db: Pick<Kysely<unknown>, 'getExecutor'>) => isPostgres(db)

const uniqueViolations = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']

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
