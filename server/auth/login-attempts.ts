import { createHash, randomUUID } from 'node:crypto'
import type { Executor } from '#server/db/schema.ts'
import { networkOf } from '#server/network-address.ts'

const windowLength = 15 * 60_000
const limits = { account: 10, address: 50 }

export type LoginAttempt =
  | { isAdmitted: true; succeeded: () => Promise<void> }
  | { isAdmitted: false; retryAfterSeconds: number }

/** Failed logins of the last 15 minutes, in the database so that the limits hold for all processes together. */
export function loginAttempts(db: Executor) {
  /** How long to wait until there are fewer than `limit` failures of a subject; 0 when there are not that many. */
  const waitFor = async (subject: string, limit: number, now: number): Promise<number> => {
    const { failures, first } = await db
      .selectFrom('login_failures')
      .select(({ fn }) => [fn.countAll<number>().as('failures'), fn.min('failed_at').as('first')])
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow()
    return failures > limit ? Date.parse(first) + windowLength - now : 0
  }

  return {
    /**
     * Counts an attempt as failed until `succeeded` is called: guesses sent side by side would all get through if each
     * were counted only after its password was looked at. A refused one is not counted. Whether the account exists
     * plays no part.
     */
    async begin({ email, address }: { email: string; address: string }): Promise<LoginAttempt> {
      const now = Date.now()
      const attempt = randomUUID()
      const account = accountOf(email)
      const place = `address ${networkOf(address)}`

      await db
        .deleteFrom('login_failures')
        .where('failed_at', '<=', isoTime(now - windowLength))
        .execute()
      await db
        .insertInto('login_failures')
        .values([account, place].map((subject) => ({ attempt, subject, failed_at: isoTime(now) })))
        .execute()
      const wait = Math.max(await waitFor(account, limits.account, now), await waitFor(place, limits.address, now))
      if (wait > 0) {
        await db.deleteFrom('login_failures').where('attempt', '=', attempt).execute()
        return { isAdmitted: false, retryAfterSeconds: Math.ceil(wait / 1000) }
      }

      return {
        isAdmitted: true,
        async succeeded() {
          await db
            .deleteFrom('login_failures')
            .where(({ eb, or }) => or([eb('attempt', '=', attempt), eb('subject', '=', account)]))
            .execute()
        },
      }
    },

    /** Forgets the failures of an account, not those of network addresses. */
    async forget(email: string): Promise<void> {
      await db.deleteFrom('login_failures').where('subject', '=', accountOf(email)).execute()
    },
  }
}

/** Hashed, because people type passwords into the wrong box. */
function accountOf(email: string): string {
  return `account ${createHash('sha256').update(email.toLowerCase()).digest('hex')}`
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
