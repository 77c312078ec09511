import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { RefreshTokensTable } from '#server/db/account-tables.ts'
import type { Database, Executor } from '#server/db/schema.ts'

type NewToken = Pick<RefreshTokensTable, 'family' | 'user_id' | 'token_hash' | 'expires_at' | 'user_agent'>

/** The time in milliseconds within which a spent token may be presented again. */
const repeatedFor = 30_000

/** The time in milliseconds after which a session ends that is not continued. */
const idleFor = 14 * 24 * 60 * 60_000

const now = () => new Date().toISOString()
const idleSince = () => new Date(Date.now() - idleFor).toISOString()

/** Revoking a family misses a token that is inserted at the same moment, so the family is checked, too. */
const isGood = ({ and, eb, exists, not, selectFrom }: ExpressionBuilder<Database, 'refresh_tokens'>) =>
  and([
    eb('spent_at', 'is', null),
    eb('revoked_at', 'is', null),
    eb('expires_at', '>', now()),
    eb('created_at', '>', idleSince()),
    not(
      exists(
        selectFrom('refresh_tokens as sibling')
          .select('sibling.id')
          .whereRef('sibling.family', '=', 'refresh_tokens.family')
          .where('sibling.revoked_at', 'is not', null),
      ),
    ),
  ])

/** Tokens are stored as hashes. A family is all tokens that descend from one login, that is, a session. */
export function refreshTokensRepository(db: Executor) {
  return {
    add: (token: NewToken) =>
      db
        .insertInto('refresh_tokens')
        .values({ id: randomUUID(), ...token, created_at: now() })
        .execute(),

    /** Runs in one statement, so that only one of two concurrent requests succeeds. */
    spend: (hash: string): Promise<Omit<NewToken, 'token_hash'> | undefined> =>
      db
        .updateTable('refresh_tokens')
        .set({ spent_at: now() })
        .where('token_hash', '=', hash)
        .where(isGood)
        .returning(['family', 'user_id', 'expires_at', 'user_agent'])
        .executeTakeFirst(),

    /** Whether a spent token may get the same `successor` again: the first response may have been lost in transit. */
    async canRepeat(hash: string, successor: string): Promise<boolean> {
      const spent = await db
        .selectFrom('refresh_tokens')
        .select('id')
        .where('token_hash', '=', hash)
        .where('spent_at', '>', new Date(Date.now() - repeatedFor).toISOString())
        .executeTakeFirst()
      if (!spent) return false
      const next = await db
        .selectFrom('refresh_tokens')
        .select('id')
        .where('token_hash', '=', successor)
        .where(isGood)
        .executeTakeFirst()
      return next !== undefined
    },

    async begunAt(family: string): Promise<Date> {
      const { first } = await db
        .selectFrom('refresh_tokens')
        .select(({ fn }) => fn.min('created_at').as('first'))
        .where('family', '=', family)
        .executeTakeFirstOrThrow()
      return new Date(first)
    },

    find: (hash: string) =>
      db
        .selectFrom('refresh_tokens')
        .select(['family', 'user_id', 'spent_at', 'expires_at'])
        .where('token_hash', '=', hash)
        .executeTakeFirst(),

    /** Leaves out those that have ended; the last used comes first. */
    sessionsOf: (userId: string) =>
      db
        .selectFrom('refresh_tokens')
        .select(['family', 'user_agent'])
        .select(({ fn }) => [fn.min('created_at').as('begun_at'), fn.max('created_at').as('used_at')])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now())
        .groupBy(['family', 'user_agent'])
        .having(({ fn }) => fn.count('revoked_at'), '=', 0)
        .having(({ fn }) => fn.max('created_at'), '>', idleSince())
        .orderBy('used_at', 'desc')
        .orderBy('family')
        .execute(),

    endSessions: (userId: string, which: { only: string } | { except: string }) =>
      db
        .updateTable('refresh_tokens')
        .set({ revoked_at: now() })
        .where('user_id', '=', userId)
        .where('family', 'only' in which ? '=' : '!=', 'only' in which ? which.only : which.except)
        .where('revoked_at', 'is', null)
        .returning('id')
        .execute(),

    revoke: (column: 'family' | 'user_id', value: string) =>
      db
        .updateTable('refresh_tokens')
        .set({ revoked_at: now() })
        .where(column, '=', value)
        .where('revoked_at', 'is', null)
        .execute(),

    /** Spent tokens stay until they expire, so that their reuse is detected. */
    removeExpired: () => db.deleteFrom('refresh_tokens').where('expires_at', '<=', now()).execute(),
  }
}
