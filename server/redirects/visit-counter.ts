import type { FastifyBaseLogger } from 'fastify'
import type { MissedAddress } from '#api/redirects.ts'
import { readablePath, splitLocale } from '#content/address.ts'
import { today } from '#content/today.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { isUsedBySite } from '#server/pages/page-paths.ts'

const flushAfterMs = 5_000
const keptDays = 90
const maxPathLength = 200
/** The maximum numbers of different missing paths that are counted between two writes, and in a day. */
const maxMissed = 500
const maxMissedPerDay = 1_000

/** Matches paths that vulnerability scanners request: hidden files, programs, and folders of other systems. */
const junk = /\/\.|\/(wp-|cgi-bin|vendor|phpmyadmin)|\.(?!html?$|pdf$)\w+$|\p{Cc}|\uFFFD/iu

/** Whether a path is one that a redirect can lead from (accept-redirect.ts). */
const isWanted = (path: string) =>
  path.length <= maxPathLength && !junk.test(path) && !isUsedBySite(splitLocale(path).path)

export type VisitCounter = ReturnType<typeof visitCounter>

/** Stores nothing about visitors. In memory until they are listed, at shutdown, or for a few seconds. */
export function visitCounter(db: Db, log: FastifyBaseLogger) {
  const used = new Map<string, number>()
  const missed = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let cleanedOn = ''

  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

  /** Counts the response to a visitor's request for a path, if it is a redirect or a 404. */
  function note(pathname: string, status: number) {
    const path = readablePath(pathname)
    if (status === 301 || status === 302) add(used, path)
    else if (status === 404 && isWanted(path)) {
      if (missed.size < maxMissed || missed.has(path)) add(missed, path)
    } else return
    timer ??= setTimeout(() => void flush(), flushAfterMs).unref()
  }

  async function write() {
    clearTimeout(timer)
    timer = undefined
    // Sorted, because transactions of two processes that update the same rows in different orders could deadlock.
    const [hits, misses] = [used, missed].map((counts) => [...counts].sort())
    used.clear()
    missed.clear()
    const day = today()
    // All counts are written in one transaction, because each transaction waits for the disk.
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

  /** Writes the counts. If that fails, these counts are lost, but no request fails. */
  function flush(): Promise<void> {
    writing = writing.then(write).catch((error) => log.warn(error, 'visits could not be counted'))
    return writing
  }

  return {
    note,
    flush,
    /** Returns the 500 paths that were not found most often in the last 90 days. */
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
