import { createHash } from 'node:crypto'
import type { Db, Executor } from './db/schema.ts'

export type Limit = {
  /** What is counted, e.g. 'enquiry'. */
  kind: string
  most: number
  /** In milliseconds: any stretch of this length holds at most so many. */
  within: number
}

/**
 * Counts what `subject` (an address, an account) asks for, in the database so that the limit holds for all processes
 * together. `take` counts one and answers 0, or counts nothing and answers the seconds to wait.
 */
export function requestLimit(db: Db, { kind, most, within }: Limit) {
  return {
    async take(subject: string): Promise<number> {
      await removeExpired(db)
      const key = createHash('sha256').update(`${kind} ${subject}`).digest('hex')
      return db.transaction().execute(async (trx) => {
        const earlier = await claim(trx, key)
        const now = Date.now()
        const times = earlier.filter((time) => time > now - within)
        const [first = now] = times
        if (times.length >= most) return Math.ceil((first + within - now) / 1000)
        await trx
          .updateTable('request_counts')
          .set({ times: JSON.stringify([...times, now]), expires_at: new Date(now + within).toISOString() })
          .where('subject', '=', key)
          .execute()
        return 0
      })
    },
  }
}

/** The times so far. Writing first makes others who ask for the same wait until this transaction ends. */
async function claim(trx: Executor, key: string): Promise<number[]> {
  const { times } = await trx
    .insertInto('request_counts')
    .values({ subject: key, times: '[]', expires_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet((eb) => ({ subject: eb.ref('excluded.subject') })))
    .returning('times')
    .executeTakeFirstOrThrow()
  return JSON.parse(times)
}

/** Nobody's request fails because of this: two who tidy up at once may get into each other's way. */
async function removeExpired(db: Db): Promise<void> {
  const now = new Date().toISOString()
  await db
    .deleteFrom('request_counts')
    .where('expires_at', '<=', now)
    .execute()
    .catch(() => undefined)
}
