import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import {
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'

/** A length in pages, at which a save waits for SQLite's checkpoint; `checkpoint` normally moves the log earlier. */
const maxLogPages = 4_000
const commitsPerCheckpoint = 40
const pauseMs = 1_000

/** When a commit returns, its data have reached the disk (synchronous = FULL). */
export function sqlite(file: string, mustExist = false): Dialect {
  let opened: SqliteDatabase.Database | undefined
  let openedInode: number | undefined
  let commits = 0

  /** Runs when no transaction was committed for `pauseMs`, so that no save waits for it. */
  const checkpoint = setTimeout(() => {
    if (commits < commitsPerCheckpoint || !opened?.open || opened.inTransaction) return
    commits = 0
    try {
      opened.pragma('wal_checkpoint(PASSIVE)')
    } catch (error) {
      console.error('The log of the database stays as long as it is:', error)
    }
  }, pauseMs).unref()

  const config = {
    database: async () => {
      if (mustExist && !existsSync(file)) throw new Error(`there is no database ${file}`)
      mkdirSync(dirname(file), { recursive: true })
      const database = new SqliteDatabase(file)
      database.pragma('journal_mode = WAL')
      database.pragma('synchronous = FULL')
      database.pragma('foreign_keys = ON')
      database.pragma('busy_timeout = 5000')
      database.pragma(`wal_autocheckpoint = ${maxLogPages}`)
      // SQLite's built-in lower() handles ASCII only.
      database.function('lower', { deterministic: true }, (text) =>
        typeof text === 'string' ? text.toLowerCase() : text,
      )
      openedInode = inodeOf(file)
      opened = database
      return { prepare: cachedPrepare(database), close: () => database.close() }
    },
  }

  class Driver extends SqliteDriver {
    /** Throws if the database file was removed or replaced, because the written data would be lost. */
    override async beginTransaction(connection: DatabaseConnection) {
      if (inodeOf(file) !== openedInode) throw new DatabaseFileGone(file)
      await super.beginTransaction(connection)
    }

    override async commitTransaction(connection: DatabaseConnection) {
      await super.commitTransaction(connection)
      commits++
      checkpoint.refresh()
    }

    /** SQLite itself rolls back a transaction when the disk is full; another rollback would fail and hide the cause. */
    override async rollbackTransaction(connection: DatabaseConnection) {
      if (opened?.inTransaction) await super.rollbackTransaction(connection)
    }
  }

  return Object.assign(new SqliteDialect(config), {
    createDriver: () => new Driver(config),
    createAdapter: () => new Adapter(),
  })
}

class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** The cache of prepared statements is cleared at this size. */
const maxPrepared = 500

/** Preparing mostly takes longer than running. A change of tables clears the cache, as statements depend on columns. */
function cachedPrepare(database: SqliteDatabase.Database) {
  const prepared = new Map<string, SqliteStatement>()
  return (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    const changesTables = /^\s*(create|alter|drop|pragma)\b/i.test(sql)
    if (changesTables || prepared.size >= maxPrepared) prepared.clear()
    const statement = withJson(database.prepare(sql))
    if (!changesTables) prepared.set(sql, statement)
    return statement
  }
}

function withJson(statement: SqliteDatabase.Statement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (values) => statement.all(values.map(toJson)),
    run: (values) => statement.run(values.map(toJson)),
    iterate: (values) => statement.iterate(values.map(toJson)),
  }
}

const toJson = (value: unknown) =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value) ? JSON.stringify(value) : value

class DatabaseFileGone extends Error {
  readonly code = 'SQLITE_CANTOPEN'

  constructor(file: string) {
    super(`the database ${file} was removed or replaced while it was open: put it back, or start the site anew`)
  }
}

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino
