import type { TokenPair } from '#api/auth.ts'
import type { Db } from '#server/db/schema.ts'
import type { LoginAttempts } from './login-attempts.ts'
import type { Passwords } from './passwords.ts'
import { refreshTokensRepository } from './refresh-tokens-repository.ts'
import { type Sessions, sessionEnd } from './sessions.ts'
import { type User, usersRepository } from './users-repository.ts'

type Deps = { db: Db; passwords: Passwords; session: Sessions; attempts: LoginAttempts }
type Change = { current: string; password: string; refresh_token?: string | undefined }
type From = { address: string; device?: string | undefined }
type Result = { pair: TokenPair } | { refused: 'wrong password' } | { retryAfterSeconds: number }

/** Changes the password of a signed-in user. */
export function passwordChanges({ db, passwords, session, attempts }: Deps) {
  return {
    /**
     * Revokes every session of the user and opens a new one with the same expiry as the session of `refresh_token`. A
     * wrong current password counts as a failed login from `from`.
     */
    async change(asking: User, { current, password, refresh_token }: Change, from: From): Promise<Result> {
      const { id, email } = asking
      const attempt = await attempts.begin({ email, ...from })
      if (!attempt.isAdmitted) return attempt
      const found = await usersRepository(db).findWithPassword(email)
      if (!found || !(await passwords.matches(found.passwordHash, current))) return { refused: 'wrong password' }
      const end = refresh_token && (await session.endOf(refresh_token, asking))
      const passwordHash = await passwords.hash(password)
      const user = await db.transaction().execute(async (trx) => {
        const users = usersRepository(trx)
        // Another request may have replaced the password since it was verified.
        if (!(await users.lockPassword(id, found.passwordHash))) return undefined
        await users.setPassword(id, passwordHash)
        await trx.deleteFrom('password_resets').where('user_id', '=', id).execute()
        await refreshTokensRepository(trx).revokeAllOf(id)
        return users.find(id)
      })
      const pair = user && (await session.open({ user, passwordHash }, end || sessionEnd(false)))
      if (!pair) return { refused: 'wrong password' }
      await attempt.succeeded()
      return { pair }
    },
  }
}
