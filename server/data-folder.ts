import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'

/** Makes the data folder where it is missing, for its owner alone; complains of one that nothing can be written to. */
export async function openDataFolder(folder: string): Promise<void> {
  // Whatever this process writes, it writes for its owner: the database and its companions, uploads, mails.
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
 * A folder of an older version, or one that was made by hand, may be open to everybody, and so may what lies in it. What
 * was put into a folder of the owner alone is looked at no deeper than its first level: a database that was copied there.
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

/** Another process on the folder (with PostgreSQL) may have removed its temporary file meanwhile. */
async function closeEntry(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
}

/**
 * One process alone may serve an SQLite database: another's pages would never show its saves. The lock is the operating
 * system's, so it ends with the process however that ends. Gives the way to release it.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = new SqliteDatabase(join(folder, 'site.lock'), { timeout: 0 })
  try {
    // Nothing is ever written into it: no journal beside it either.
    lock.pragma('journal_mode = MEMORY')
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new Error(`another process uses the data folder ${folder}; stop that one first, or see DATA_DIR`)
  }
  return () => lock.close()
}
