import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { isPostgres } from './db/dialect.ts'
import type { Db } from './db/schema.ts'
import { isDiskFull, SiteError } from './errors.ts'

const reserveBytes = 8 * 1024 * 1024
/** The room that must be left beside a new reserve. */
const spareBytes = 1024 * 1024

export type DiskReserve = ReturnType<typeof diskReserve>

/**
 * A file that is deleted when signing in or deleting files finds the disk full. Until it fits again, nothing is stored.
 */
export function diskReserve(db: Db, folder: string) {
  const file = join(folder, 'site.reserve')
  let isSpent = false

  async function keep(): Promise<void> {
    try {
      const size = await stat(file).then(
        ({ size }) => size,
        () => 0,
      )
      const { bavail, bsize } = await statfs(folder)
      if (size < reserveBytes) {
        if (bavail * bsize < reserveBytes + spareBytes) return
        await writeFile(file, Buffer.alloc(reserveBytes))
      }
      isSpent = false
    } catch {
      // A part of the file is no reserve.
      await rm(file, { force: true }).catch(() => {})
    }
  }

  async function spend(): Promise<void> {
    await rm(file).then(
      () => {
        isSpent = true
      },
      () => {},
    )
    // Otherwise SQLite could use only the room at the end of its log.
    if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => {})
  }

  return {
    keep,

    /** Runs a task, and again with the reserve if the disk is full. */
    async use<Result>(task: () => Promise<Result>): Promise<Result> {
      try {
        return await task()
      } catch (error) {
        if (!isDiskFull(error)) throw error
        await spend()
        return task()
      }
    },

    /** Throws 507 while the reserve is spent. */
    async requireRoom(): Promise<void> {
      if (isSpent) await keep()
      if (isSpent) throw new SiteError(507, 'DISK_FULL')
    },
  }
}
