import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { type DatabaseConnection, type Dialect, SqliteDialect, SqliteDriver } from 'kysely'

/** SQLite in a file. A committed write has reached the disk (synchronous = FULL). */
export function sqlite(file: string, mustExist = false): Dialect {
  let opened: SqliteDatabase.Database | undefined
  let openedInode: number | undefined

  const config = {
    database: async () => {
      if (mustExist && !existsSync(file)) throw new Error(`there is no database ${file}`)
      mkdirSync(dirname(file), { recursive: true })
      const database = new SqliteDatabase(file)
      database.pragma('journal_mode = WAL')
      database.pragma('synchronous = FULL')
      database.pragma('foreign_keys = ON')
      database.pragma('busy_timeout = 5000')
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
    /** Refuses to write to a database file that was removed or replaced, because the data would be lost. */
    override async beginTransaction(connection: DatabaseConnection) {
      if (inodeOf(file) !== openedInode) throw new DatabaseFileGone(file)
      await super.beginTransaction(connection)
    }

    /** SQLite itself rolls back a transaction when the disk is full; another rollback would fail and hide the cause. */
    override async rollbackTransaction(connection: DatabaseConnection) {
      if (opened?.inTransaction) await super.rollbackTransaction(connection)
    }
  }

  return Object.assign(new SqliteDialect(config), { createDriver: () => new Driver(config) })
}

/** There are few different statements, and preparing one takes longer than running most of them. */
const maxPrepared = 500

/** Caches prepared statements. A statement that changes tables clears the cache: others depend on their columns. */
function cachedPrepare(database: SqliteDatabase.Database) {
  const prepared = new Map<string, SqliteDatabase.Statement>()
  return (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    const changesTables = /^\s*(create|alter|drop|pragma)\b/i.test(sql)
    if (changesTables || prepared.size >= maxPrepared) prepared.clear()
    const statement = database.prepare(sql)
    if (!changesTables) prepared.set(sql, statement)
    return statement
  }
}

class DatabaseFileGone extends Error {
  readonly code = 'SQLITE_CANTOPEN'

  constructor(file: string) {
    super(`the database ${file} was removed or replaced while it was open: put it back, or start the site anew`)
  }
}

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino
