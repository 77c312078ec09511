import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Database, Executor } from '#server/db/schema.ts'

export type RefreshToken = { family: string; userId: string; hash: string; expiresAt: string }

type Known = Omit<RefreshToken, 'hash'> & { isSpent: boolean }

/** How long a spent token may be presented again, in milliseconds. */
const repeatedFor = 30_000

const now = () => new Date().toISOString()

/**
 * A token that is neither spent, revoked nor expired, and whose family has no revoked token: revoking a family misses a
 * token that is inserted at the same moment.
 */
const isGood = ({ and, eb, exists, not, selectFrom }: ExpressionBuilder<Database, 'refresh_tokens'>) =>
  and([
    eb('spent_at', 'is', null),
    eb('revoked_at', 'is', null),
    eb('expires_at', '>', now()),
    not(
      exists(
        selectFrom('refresh_tokens as sibling')
          .select('sibling.id')
          .whereRef('sibling.family', '=', 'refresh_tokens.family')
          .where('sibling.revoked_at', 'is not', null),
      ),
    ),
  ])

/** Refresh tokens, stored as hashes only. A family is all tokens that descend from one login. */
export function refreshTokensRepository(db: Executor) {
  return {
    async add({ family, userId, hash, expiresAt }: RefreshToken): Promise<void> {
      await db
        .insertInto('refresh_tokens')
        .values({
          id: randomUUID(),
          family,
          user_id: userId,
          token_hash: hash,
          created_at: now(),
          expires_at: expiresAt,
        })
        .execute()
    },

    /** Spends a valid token. One statement, so that only one of two concurrent requests succeeds. */
    async spend(hash: string): Promise<RefreshToken | undefined> {
      const row = await db
        .updateTable('refresh_tokens')
        .set({ spent_at: now() })
        .where('token_hash', '=', hash)
        .where(isGood)
        .returning(['family', 'user_id', 'expires_at'])
        .executeTakeFirst()
      return row && { family: row.family, userId: row.user_id, hash, expiresAt: row.expires_at }
    },

    /** Whether the response with `successor` may be sent again, because the first one may have been lost in transit. */
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

    /** When the login that created the family took place. */
    async begunAt(family: string): Promise<Date> {
      const { first } = await db
        .selectFrom('refresh_tokens')
        .select(({ fn }) => fn.min('created_at').as('first'))
        .where('family', '=', family)
        .executeTakeFirstOrThrow()
      return new Date(first)
    },

    /** The stored token, valid or not. */
    async find(hash: string): Promise<Known | undefined> {
      const row = await db
        .selectFrom('refresh_tokens')
        .select(['family', 'user_id', 'spent_at', 'expires_at'])
        .where('token_hash', '=', hash)
        .executeTakeFirst()
      return (
        row && { family: row.family, userId: row.user_id, isSpent: row.spent_at !== null, expiresAt: row.expires_at }
      )
    },

    async revokeFamily(family: string): Promise<void> {
      await db
        .updateTable('refresh_tokens')
        .set({ revoked_at: now() })
        .where('family', '=', family)
        .where('revoked_at', 'is', null)
        .execute()
    },

    async revokeAllOf(userId: string): Promise<void> {
      await db
        .updateTable('refresh_tokens')
        .set({ revoked_at: now() })
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .execute()
    },

    /** Spent tokens are kept until they expire, so that their reuse is detected. */
    async removeExpired(): Promise<void> {
      await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now()).execute()
    },
  }
}
