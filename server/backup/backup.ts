import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { appliedMigrations, migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Db } from '#server/db/schema.ts'
import { fileExists } from '#server/uploads/derived-files.ts'
import type { FileStorage } from '#server/uploads/storage/file-storage.ts'
import { CommandError } from '../operator-command.ts'
import { requireThisVersion } from './require-version.ts'
import { type Counts, copyRows, countRows } from './tables.ts'
import { withWorkFolder } from './work-folder.ts'
import { type ArchivedFile, databaseFile, uploadsFolder, writeArchive } from './write-archive.ts'

export type BackupOptions = { db: Db; files: FileStorage; file: string; signal: AbortSignal }
/** `missing` are the keys of uploads that have a database row but no file in the storage. */
export type Backup = { counts: Counts; missing: string[] }

/** Of one snapshot of the database, while the site is running. The archive is renamed to `file` when complete. */
export async function backUp({ db, files, file, signal }: BackupOptions): Promise<Backup> {
  if (await fileExists(file)) throw new CommandError(`${file} is there already`)
  return withWorkFolder(dirname(file), async (folder) => {
    const { keys, counts } = await copyDatabase(db, folder, signal)
    const missing: string[] = []
    const part = join(folder, 'archive')
    await writeArchive(part, join(folder, databaseFile), uploadsOf(keys, files, missing), signal)
    await rename(part, file)
    const uploads = keys.length - missing.length
    return { counts: { ...counts, uploads }, missing }
  })
}

async function copyDatabase(db: Db, folder: string, signal: AbortSignal) {
  const copy = openDatabase({ dataDir: folder })
  try {
    await migrate(copy)
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => {
        const applied = await appliedMigrations(snapshot)
        if (applied.length === 0) throw new CommandError('the database holds no site yet')
        requireThisVersion(applied)
        await copy.transaction().execute((target) => copyRows(snapshot, target, signal))
      })
    const rows = await copy.selectFrom('uploads').select('key').orderBy('key').execute()
    return { keys: rows.map(({ key }) => key), counts: await countRows(copy) }
  } finally {
    // Also moves the write-ahead log to the file.
    await copy.destroy()
  }
}

async function* uploadsOf(keys: string[], files: FileStorage, missing: string[]): AsyncGenerator<ArchivedFile> {
  for (const key of keys) {
    const found = await files.find(key)
    const body = found && (await files.read(key))
    if (body) yield { name: `${uploadsFolder}/${key}`, bytes: found.bytes, body }
    else missing.push(key)
  }
}
