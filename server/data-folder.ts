import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'

/** Creates the data folder if it is missing, and removes other users' access to it. Throws if it is not writable. */
export async function openDataFolder(folder: string): Promise<void> {
  // Makes all files that this process creates accessible to the owner only.
  process.umask(0o077)
  const probe = join(folder, `${randomUUID()}.part`)
  try {
    await mkdir(folder, { recursive: true })
    await (await open(probe, 'wx')).close()
    await rm(probe)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`nothing can be written to the data folder ${folder} (${code}); see DATA_DIR`, { cause: error })
  }
  await closeToOthers(folder)
}

/**
 * Changes all files in all subfolders if others had access to the folder itself, else only its direct entries, because
 * the operator may have copied a database there.
 */
async function closeToOthers(folder: string): Promise<void> {
  const wasOpen = ((await stat(folder)).mode & 0o077) !== 0
  try {
    await chmod(folder, 0o700)
    for (const entry of await readdir(folder, { recursive: wasOpen, withFileTypes: true })) {
      const mode = entry.isDirectory() ? 0o700 : 0o600
      if (entry.isDirectory() || entry.isFile()) await closeEntry(join(entry.parentPath, entry.name), mode)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    console.error(`The data folder ${folder} belongs to another user and may be read by others.`)
  }
}

/** Changes the mode of an entry. With PostgreSQL, another process may remove the file meanwhile; that is no error. */
async function closeEntry(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
}

/**
 * Throws if another process has: the page cache of a second one would miss the saves of the first. Returns the release;
 * the operating system releases it when the process ends.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = new SqliteDatabase(join(folder, 'site.lock'), { timeout: 0 })
  try {
    // Nothing is written to the lock file, so it needs no journal file.
    lock.pragma('journal_mode = MEMORY')
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new Error(`another process uses the data folder ${folder}; stop that one first, or see DATA_DIR`)
  }
  return () => lock.close()
}
