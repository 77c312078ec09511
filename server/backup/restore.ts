import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { appliedMigrations, migrate } from '#server/db/migrate.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { clearSearchIndex, indexAllPages } from '#server/search/index-content.ts'
import type { FileStorage } from '#server/uploads/storage/file-storage.ts'
import { deleteVariants } from '#server/uploads/variants.ts'
import { CommandError } from '../operator-command.ts'
import { openArchive } from './read-archive.ts'
import { requireNotNewer } from './require-version.ts'
import { type Counts, clearTables, copyRows, countRows, hasRows, type Row, type TableName } from './tables.ts'
import { withWorkFolder } from './work-folder.ts'
import { uploadsFolder } from './write-archive.ts'

export type RestoreOptions = {
  db: Db
  files: FileStorage
  /** The archive is extracted in a temporary folder in it. */
  dataDir: string
  file: string
  force: boolean
  /** Also restores accounts that were removed after the archive was made. */
  accounts: boolean
  signal: AbortSignal
}

/** `missing` are the keys of uploads whose files were missing already when the archive was made. */
export type Restored = { counts: Counts; madeAt: string; missing: string[] }

/**
 * Restores a site from an archive, completely or not at all. First the whole archive is extracted and checked. Then the
 * uploads are stored, and the rows inserted in one transaction.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { db, files, dataDir, file, force, accounts, signal } = options
  await mkdir(dataDir, { recursive: true })
  return withWorkFolder(dataDir, async (folder) => {
    const { db: archive, keys, madeAt, missing } = await openArchive(file, folder, signal)
    try {
      await requireReplaceable(db, force)
      await migrate(db)
      const before = await uploadKeys(db)
      await withUploads({ files, keys, folder: join(folder, uploadsFolder), signal }, () =>
        db.transaction().execute(async (transaction) => {
          if (force) await clearTables(transaction)
          const removedIds = accounts ? [] : await removedUsers(transaction)
          const isWanted = (table: TableName, { id }: Row) => table !== 'users' || !removedIds.includes(String(id))
          await copyRows(archive, transaction, signal, isWanted)
          await transaction
            .deleteFrom('removed_users')
            .where('id', 'in', (eb) => eb.selectFrom('users').select('id'))
            .execute()
          await openOverdueReleases(transaction)
          await clearSearchIndex(transaction)
          await indexAllPages(transaction)
        }),
      )
      // Errors are ignored, because the site is restored already: unused files do no harm.
      await removeUploads(files, before, await uploadKeys(db)).catch(() => {})
      return { counts: { ...(await countRows(archive)), uploads: keys.length }, madeAt, missing }
    } finally {
      await archive.destroy()
    }
  })
}

async function requireReplaceable(db: Db, force: boolean) {
  const applied = await appliedMigrations(db)
  requireNotNewer(applied)
  if (!force && applied.length > 0 && (await hasRows(db))) {
    throw new CommandError('there is a site already; --force replaces it')
  }
}

/**
 * Sets scheduled releases whose time is past to the state 'open', so that they are not published. They may have been
 * cancelled after the archive was made, so somebody has to decide again.
 */
async function openOverdueReleases(db: Executor) {
  const query = db.updateTable('releases').set({ state: 'open', publish_at: null }).where('state', '=', 'scheduled')
  await query.where('publish_at', '<=', new Date().toISOString()).execute()
}

/** Returns the ids of removed accounts. An archive that contains such an account was made before its removal. */
async function removedUsers(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('removed_users').select('id').execute()
  return rows.map(({ id }) => id)
}

async function uploadKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('uploads').select('key').execute()
  return rows.map(({ key }) => key)
}

type Uploads = { files: FileStorage; keys: string[]; folder: string; signal: AbortSignal }

/** Stores the uploads in `folder`, then calls `commit`. After an error, deletes the uploads that it has added. */
async function withUploads({ files, keys, folder, signal }: Uploads, commit: () => Promise<void>) {
  const added: string[] = []
  try {
    for (const key of keys) {
      signal.throwIfAborted()
      const path = join(folder, key)
      await flush(path)
      if (!(await files.find(key))) added.push(key)
      await files.put(key, path)
    }
    await commit()
  } catch (error) {
    for (const key of added) await files.delete(key).catch(() => {})
    throw error
  }
}

/** Waits until the file has reached the disk. */
async function flush(path: string) {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}

async function removeUploads(files: FileStorage, before: string[], known: string[]) {
  const after = new Set(known)
  for (const key of before.filter((key) => !after.has(key))) {
    await deleteVariants(files, key)
    await files.delete(key)
  }
}
