import { createHash } from 'node:crypto'
import type { Db, Executor } from './db/schema.ts'

export type RateLimitOptions = {
  /** What is limited, e.g. 'enquiry'. */
  kind: string
  max: number
  /** In milliseconds. At most `max` requests are admitted within this time, and more only by `thenEveryMs`. */
  windowMs: number
  /** In milliseconds. Beyond `max`, a request is also admitted if the last admitted one was at least this long ago. */
  thenEveryMs?: number
}

/** The cache for a subject: the times last read from the database, and the number of `take` calls in progress. */
type CachedTimes = { times: number[]; pending: number; readAt: number }

/** How long a refusal is based on the cache. Then the database is read: another process may have cleared the times. */
const cacheMs = 1_000
/** The maximum number of cached subjects. The oldest one is evicted from the cache, not from the database. */
const maxCached = 10_000

/** Per `subject` (an address, an account). Counted in the database for all processes, cached for refusals. */
export function rateLimit(db: Db, { kind, max, windowMs, thenEveryMs }: RateLimitOptions) {
  const cache = new Map<string, CachedTimes>()

  const keyOf = (subject: string) => createHash('sha256').update(`${kind} ${subject}`).digest('hex')
  const recent = (times: number[], now: number) => times.filter((time) => time > now - windowMs)

  /** Returns seconds. */
  function waitAfter(times: number[], now: number): number {
    const first = times[times.length - max]
    const last = times.at(-1)
    if (first === undefined || last === undefined) return 0
    return Math.max(0, Math.ceil(((thenEveryMs === undefined ? first + windowMs : last + thenEveryMs) - now) / 1000))
  }

  function entryOf(key: string): CachedTimes {
    const found = cache.get(key)
    if (found) return found
    const [oldest] = cache.keys()
    if (oldest && cache.size >= maxCached) cache.delete(oldest)
    const entry = { times: [], pending: 0, readAt: 0 }
    cache.set(key, entry)
    return entry
  }

  /** The seconds to wait by the cache. Calls in progress count, so that concurrent calls cannot exceed the limit. */
  function cachedWait({ times, pending }: CachedTimes, now = Date.now()): number {
    return waitAfter([...recent(times, now), ...Array<number>(pending).fill(now)], now)
  }

  async function waitOf(key: string): Promise<number> {
    const entry = cache.get(key)
    if (!entry) return 0
    const now = Date.now()
    if (cachedWait(entry) > 0 && entry.pending === 0 && now - entry.readAt > cacheMs) {
      // `readAt` is set before the query, so that only one of many concurrent requests reads the database.
      entry.readAt = now
      entry.times = await read(db, key)
    }
    return cachedWait(entry)
  }

  /** Changes of other processes wait. */
  async function change(key: string, alter: (times: number[], now: number) => number[]): Promise<void> {
    const entry = entryOf(key)
    entry.times = await db.transaction().execute(async (trx) => {
      const earlier = await claim(trx, key)
      const now = Date.now()
      const times = alter(recent(earlier, now), now)
      const expires_at = new Date(now + windowMs).toISOString()
      await trx
        .updateTable('request_counts')
        .set({ times: JSON.stringify(times), expires_at })
        .where('subject', '=', key)
        .execute()
      return times
    })
    entry.readAt = Date.now()
  }

  return {
    /** The seconds that `subject` has to wait; 0 if it is admitted. Does not count a request. */
    wait: (subject: string): Promise<number> => waitOf(keyOf(subject)),

    /** Counts a request and returns 0, or returns the seconds to wait without counting. */
    async take(subject: string): Promise<number> {
      const key = keyOf(subject)
      await waitOf(key)
      const entry = entryOf(key)
      let refusedFor = cachedWait(entry)
      if (refusedFor > 0) return refusedFor
      entry.pending++
      try {
        await removeExpired(db)
        await change(key, (times, now) => {
          refusedFor = waitAfter(times, now)
          return refusedFor > 0 ? times : [...times, now]
        })
      } finally {
        entry.pending--
      }
      return refusedFor
    },

    refund: (subject: string): Promise<void> => change(keyOf(subject), (times) => times.slice(0, -1)),

    clear: (subject: string): Promise<void> => change(keyOf(subject), () => []),
  }
}

async function read(db: Executor, key: string): Promise<number[]> {
  const row = await db.selectFrom('request_counts').select('times').where('subject', '=', key).executeTakeFirst()
  return row ? JSON.parse(row.times) : []
}

/** The upsert locks the row until the transaction ends. */
async function claim(trx: Executor, key: string): Promise<number[]> {
  const { times } = await trx
    .insertInto('request_counts')
    .values({ subject: key, times: '[]', expires_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet((eb) => ({ subject: eb.ref('excluded.subject') })))
    .returning('times')
    .executeTakeFirstOrThrow()
  return JSON.parse(times)
}

/** Errors are ignored: two concurrent cleanups may conflict, which must not make a request fail. */
async function removeExpired(db: Db): Promise<void> {
  const now = new Date().toISOString()
  await db
    .deleteFrom('request_counts')
    .where('expires_at', '<=', now)
    .execute()
    .catch(() => undefined)
}
