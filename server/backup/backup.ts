import { createReadStream, createWriteStream } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { appliedMigrations } from '#server/db/migrate.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { fileExists } from '#server/uploads/derived-files.ts'
import type { FileStorage } from '#server/uploads/storage/file-storage.ts'
import { version } from '#server/version.ts'
import { format, type Manifest, manifestFile, tableFile, uploadFile } from './manifest.ts'
import { CommandError } from './operator-command.ts'
import { requireNotNewer } from './require-version.ts'
import { hashStream, readRows } from './streams.ts'
import { rowsOf, type TableName, tableNames } from './tables.ts'
import { writeTar } from './tar.ts'
import { withWorkFolder } from './work-folder.ts'

export type BackupOptions = { db: Db; files: FileStorage; file: string; signal: AbortSignal }
/** `missing` are the keys of uploads that have a database row but no file in the storage. */
export type Backup = { manifest: Manifest; missing: string[] }

/**
 * Writes the site to an archive while it is running: the tables from one database snapshot, then the immutable files of
 * its uploads. The archive is renamed to `file` when it is complete.
 */
export async function backUp({ db, files, file, signal }: BackupOptions): Promise<Backup> {
  if (await fileExists(file)) throw new CommandError(`${file} is there already`)
  return withWorkFolder(dirname(file), async (folder) => {
    const manifest: Manifest = {
      format,
      version,
      migrations: [],
      made_at: new Date().toISOString(),
      tables: {},
      uploads: {},
    }
    const missing: string[] = []
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => {
        manifest.migrations = await migrationsOf(snapshot)
        for (const table of tableNames) manifest.tables[table] = await writeTable(snapshot, table, folder, signal)
      })
    const part = join(folder, 'archive')
    await writeTar(part, entriesOf(folder, files, manifest, missing), signal)
    await rename(part, file)
    return { manifest, missing }
  })
}

async function migrationsOf(db: Executor): Promise<string[]> {
  const names = await appliedMigrations(db)
  if (names.length === 0) throw new CommandError('the database holds no site yet')
  requireNotNewer(names, 'make the backup with that one')
  return names
}

/** Writes the rows of a table to a file in `folder` first, because an entry of a tar starts with its length. */
async function writeTable(db: Executor, table: TableName, folder: string, signal: AbortSignal) {
  const { pass, digest } = hashStream()
  let rows = 0
  async function* lines() {
    for await (const batch of rowsOf(db, table)) {
      rows += batch.length
      yield Buffer.from(batch.map((row) => `${JSON.stringify(row)}\n`).join(''))
    }
  }
  await pipeline(pass(lines()), createWriteStream(join(folder, `${table}.ndjson`)), { signal })
  return { rows, sha256: digest() }
}

async function* entriesOf(folder: string, files: FileStorage, manifest: Manifest, missing: string[]) {
  for (const table of tableNames) {
    const path = join(folder, `${table}.ndjson`)
    const { size } = await stat(path)
    yield { name: tableFile(table), bytes: size, body: createReadStream(path) }
  }
  for await (const { key } of readRows(join(folder, 'uploads.ndjson'))) {
    const name = String(key)
    const found = await files.find(name)
    const body = found && (await files.read(name))
    if (!body) {
      missing.push(name)
      continue
    }
    const { pass, digest } = hashStream()
    yield { name: uploadFile(name), bytes: found.bytes, body: pass(body) }
    manifest.uploads[name] = digest()
  }
  const manifestBytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  yield { name: manifestFile, bytes: manifestBytes.length, body: Readable.from([manifestBytes]) }
}
