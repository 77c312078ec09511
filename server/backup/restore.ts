import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { appliedMigrations, migrate } from '#server/db/migrate.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { clearSearchIndex, indexAllPages } from '#server/search/index-content.ts'
import { withPartFile } from '#server/uploads/derived-files.ts'
import type { FileStorage } from '#server/uploads/storage/file-storage.ts'
import { deleteVariants } from '#server/uploads/variants.ts'
import type { Manifest } from './manifest.ts'
import { CommandError } from './operator-command.ts'
import { checkArchive, openTables, uploadKeyOf } from './read-archive.ts'
import { requireNotNewer } from './require-version.ts'
import { clearTables, hasRows, insertRows, rowsOf, tableNames } from './tables.ts'
import { readTar } from './tar.ts'
import { withWorkFolder } from './work-folder.ts'

export type RestoreOptions = {
  db: Db
  files: FileStorage
  /** The folder for temporary files, such as an upload until it is in the storage. */
  dataDir: string
  file: string
  force: boolean
  /** Also restores accounts that were removed after the archive was made. */
  accounts: boolean
  signal: AbortSignal
}

/**
 * Restores a site from an archive, completely or not at all. First the whole archive is checked, and migrated in a
 * separate database. Then the uploads are stored, and the rows inserted in one transaction.
 */
export async function restore({
  db,
  files,
  dataDir,
  file,
  force,
  accounts,
  signal,
}: RestoreOptions): Promise<Manifest> {
  await mkdir(dataDir, { recursive: true })
  return withWorkFolder(dataDir, async (folder) => {
    const manifest = await checkArchive(file, folder, signal)
    const archive = await openTables(folder, manifest)
    try {
      await requireReplaceable(db, force)
      await migrate(db)
      const before = await uploadKeys(db)
      await withUploads({ files, dataDir, file, signal }, () =>
        db.transaction().execute(async (transaction) => {
          if (force) await clearTables(transaction)
          const removedIds = accounts ? [] : await removedUsers(transaction)
          for (const table of tableNames) {
            for await (const rows of rowsOf(archive, table)) {
              signal.throwIfAborted()
              const wanted = table === 'users' ? rows.filter(({ id }) => !removedIds.includes(String(id))) : rows
              if (wanted.length > 0) await insertRows(transaction, table, wanted)
            }
          }
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
      return manifest
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

/** Stores the uploads of an archive, then calls `commit`. After an error, deletes the uploads that it has added. */
async function withUploads(
  { files, dataDir, file, signal }: Pick<RestoreOptions, 'files' | 'dataDir' | 'file' | 'signal'>,
  commit: () => Promise<void>,
) {
  const added: string[] = []
  const put = (key: string, body: AsyncIterable<Buffer>) =>
    withPartFile(join(dataDir, 'uploads'), async (part) => {
      await pipeline(body, createWriteStream(part, { flush: true }), { signal })
      if (!(await files.find(key))) added.push(key)
      await files.put(key, part)
    })
  try {
    await readTar(
      file,
      async ({ name, body }) => {
        const key = uploadKeyOf(name)
        if (key) await put(key, body)
        else for await (const _ of body);
      },
      signal,
    )
    await commit()
  } catch (error) {
    for (const key of added) await files.delete(key).catch(() => {})
    throw error
  }
}

async function removeUploads(files: FileStorage, before: string[], known: string[]) {
  const after = new Set(known)
  for (const key of before.filter((key) => !after.has(key))) {
    await deleteVariants(files, key)
    await files.delete(key)
  }
}
