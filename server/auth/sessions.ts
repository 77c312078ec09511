import { randomUUID } from 'node:crypto'
import type { TokenPair } from '#api/auth.ts'
import type { Db } from '#server/db/schema.ts'
import type { AccessTokens } from './access-tokens.ts'
import { refreshTokensRepository } from './refresh-tokens-repository.ts'
import { refreshTokenSecrets } from './secret-tokens.ts'
import { type User, usersRepository } from './users-repository.ts'

const hour = 3_600_000
const lifetimes = { short: 12 * hour, remembered: 30 * 24 * hour }

type Deps = { db: Db; accessTokens: AccessTokens; secret: string }
export type AuthenticatedUser = { user: User; passwordHash: string }
type Rotation = { pair: TokenPair } | { refused: 'invalid' } | { refused: 'reused'; userId: string }

export type Sessions = ReturnType<typeof sessions>

export function sessionEnd(remember: boolean): string {
  return new Date(Date.now() + (remember ? lifetimes.remembered : lifetimes.short)).toISOString()
}

/** A family of refresh tokens with one expiry, each of which is spent once and replaced by the next. */
export function sessions({ db, accessTokens, secret }: Deps) {
  const stored = refreshTokensRepository(db)
  const { create, hashToken, successorOf } = refreshTokenSecrets(secret)

  const pairFor = async (user: User, session: string, refreshToken: string): Promise<TokenPair> => ({
    access_token: await accessTokens.sign({ ...user, session, signedInAt: await stored.begunAt(session) }),
    refresh_token: refreshToken,
  })

  return {
    /** Undefined if the password that authenticated the user has been replaced since. */
    async open(
      { user, passwordHash }: AuthenticatedUser,
      expiresAt: string,
      userAgent?: string,
    ): Promise<TokenPair | undefined> {
      await stored.removeExpired()
      const token = create()
      const family = randomUUID()
      const user_agent = userAgent?.slice(0, 300) ?? null
      const isOpen = await db.transaction().execute(async (trx) => {
        // A concurrent password change waits for this lock, and then revokes this session with the others.
        if (!(await usersRepository(trx).lockPassword(user.id, passwordHash))) return false
        const added = { family, user_id: user.id, token_hash: hashToken(token), expires_at: expiresAt, user_agent }
        await refreshTokensRepository(trx).add(added)
        return true
      })
      return isOpen ? pairFor(user, family, token) : undefined
    },

    /** The expiry, also of a spent token; undefined if the token is not the user's. */
    async endOf(refreshToken: string, userId: string): Promise<string | undefined> {
      const known = await stored.find(hashToken(refreshToken))
      return known?.user_id === userId ? known.expires_at : undefined
    },

    /**
     * A token that was spent within 30 seconds gets the same successor, because the response may be lost. Any other
     * spent one may be stolen: its family is revoked, and the result is `reused`.
     */
    async rotate(refreshToken: string): Promise<Rotation> {
      const hash = hashToken(refreshToken)
      const presented = await stored.find(hash)
      if (!presented) return { refused: 'invalid' }
      const successor = successorOf(refreshToken)
      const user = await db.transaction().execute(async (trx) => {
        if (!(await usersRepository(trx).lock(presented.user_id))) return undefined
        const tokens = refreshTokensRepository(trx)
        const spent = await tokens.spend(hash)
        if (spent) await tokens.add({ ...spent, token_hash: hashToken(successor) })
        else if (!(await tokens.canRepeat(hash, hashToken(successor)))) return undefined
        return usersRepository(trx).find(presented.user_id)
      })
      if (user) return { pair: await pairFor(user, presented.family, successor) }

      const known = await stored.find(hash)
      if (!known?.spent_at) return { refused: 'invalid' }
      await stored.revoke('family', known.family)
      return { refused: 'reused', userId: known.user_id }
    },

    async close(refreshToken: string): Promise<void> {
      const known = await stored.find(hashToken(refreshToken))
      if (known) await stored.revoke('family', known.family)
    },
  }
}
