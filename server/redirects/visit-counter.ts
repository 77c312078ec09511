import type { FastifyBaseLogger } from 'fastify'
import type { MissedAddress } from '#api/redirects.ts'
import { readablePath } from '#content/address.ts'
import { today } from '#content/today.ts'
import type { Db, Executor } from '#server/db/schema.ts'

const flushAfterMs = 5_000
const keptDays = 90
const maxPathLength = 200
/** How many different missing addresses are counted between two writes, and in a day. */
const maxMissed = 500
const maxMissedPerDay = 1_000

/** What scanners ask for: hidden files, programs, other systems' folders. */
const junk = /\/\.|\/(wp-|cgi-bin|vendor|phpmyadmin)|\.(?!html?$|pdf$)\w+$|\p{Cc}/iu

export type VisitCounter = ReturnType<typeof visitCounter>

/**
 * Counts the uses of redirects, and per day the addresses that visitors did not find, without anything about who asked.
 * The counts are in memory until they are written, every few seconds and on close.
 */
export function visitCounter(db: Db, log: FastifyBaseLogger) {
  const used = new Map<string, number>()
  const missed = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let cleanedOn = ''

  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

  /** Notes the answer to a visitor's request for a path. */
  function note(pathname: string, status: number) {
    const path = readablePath(pathname)
    if (status === 301 || status === 302) add(used, path)
    else if (status === 404 && path.length <= maxPathLength && !junk.test(path)) {
      if (missed.size < maxMissed || missed.has(path)) add(missed, path)
    } else return
    timer ??= setTimeout(() => void flush(), flushAfterMs).unref()
  }

  async function write() {
    clearTimeout(timer)
    timer = undefined
    // In one order, so that the transactions of two processes cannot wait for each other.
    const [hits, misses] = [used, missed].map((counts) => [...counts].sort())
    used.clear()
    missed.clear()
    const day = today()
    // In one transaction, because each one waits for the disk.
    await db.transaction().execute(async (transaction) => {
      for (const [path, count] of hits ?? []) {
        await transaction
          .updateTable('redirects')
          .set((eb) => ({ hits: eb('hits', '+', count), used_at: new Date().toISOString() }))
          .where('from_path', '=', path)
          .execute()
      }
      if (misses && misses.length > 0) await writeMissed(transaction, day, misses)
      if (cleanedOn !== day)
        await transaction.deleteFrom('missed_addresses').where('day', '<', firstKeptDay()).execute()
    })
    cleanedOn = day
  }

  async function writeMissed(db: Executor, day: string, counts: [string, number][]) {
    const { rows } = await db
      .selectFrom('missed_addresses')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    let room = maxMissedPerDay - rows
    for (const [path, count] of counts) {
      const { numUpdatedRows } = await db
        .updateTable('missed_addresses')
        .set((eb) => ({ count: eb('count', '+', count) }))
        .where('day', '=', day)
        .where('path', '=', path)
        .executeTakeFirst()
      if (numUpdatedRows > 0n || room-- <= 0) continue
      await db
        .insertInto('missed_addresses')
        .values({ day, path, count })
        .onConflict((conflict) =>
          conflict.columns(['day', 'path']).doUpdateSet((eb) => ({ count: eb('missed_addresses.count', '+', count) })),
        )
        .execute()
    }
  }

  /** Writes what was counted so far. A failure loses these counts, but no request. */
  function flush(): Promise<void> {
    writing = writing.then(write).catch((error) => log.warn(error, 'visits could not be counted'))
    return writing
  }

  return {
    note,
    flush,
    /** The addresses that were not found most often in the last 90 days. */
    async listMissed(): Promise<MissedAddress[]> {
      await flush()
      return db
        .selectFrom('missed_addresses')
        .select((eb) => ['path', eb.fn.sum<number>('count').as('count'), eb.fn.max('day').as('last_day')])
        .where('day', '>=', firstKeptDay())
        .groupBy('path')
        .orderBy('count', 'desc')
        .orderBy('path')
        .limit(500)
        .execute()
    },
  }
}

const firstKeptDay = () => today(Date.now() - keptDays * 24 * 60 * 60 * 1000)
