import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { type DatabaseConnection, type Dialect, SqliteDialect, SqliteDriver } from 'kysely'

/** SQLite in a file. An answered write has reached the disk (synchronous = FULL). */
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
      // SQLite's own knows the capital letters of ASCII alone.
      database.function('lower', { deterministic: true }, (text) =>
        typeof text === 'string' ? text.toLowerCase() : text,
      )
      openedInode = inodeOf(file)
      opened = database
      return { prepare: cachedPrepare(database), close: () => database.close() }
    },
  }

  class Driver extends SqliteDriver {
    /** SQLite would go on writing into a file that was removed or replaced, for nobody to read. */
    override async beginTransaction(connection: DatabaseConnection) {
      if (inodeOf(file) !== openedInode) throw new DatabaseFileGone(file)
      await super.beginTransaction(connection)
    }

    /** SQLite itself takes a transaction back that finds no room; to do so again would fail, and hide why. */
    override async rollbackTransaction(connection: DatabaseConnection) {
      if (opened?.inTransaction) await super.rollbackTransaction(connection)
    }
  }

  return Object.assign(new SqliteDialect(config), { createDriver: () => new Driver(config) })
}

/** Statements are few, and to prepare one takes longer than most of them run. */
const maxPrepared = 500

/** Prepares a statement when it is first run. One that changes tables ends all others: they know the tables' columns. */
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
