import type { TokenPair } from '#api/auth.ts'
import type { PasswordChange } from '#api/people.ts'
import { forbidden } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import type { LoginSource } from './login-attempts.ts'
import { refreshTokensRepository } from './refresh-tokens-repository.ts'
import { sessionEnd } from './sessions.ts'
import { type User, usersRepository } from './users-repository.ts'

type Deps = Pick<Services, 'db' | 'passwords' | 'session' | 'attempts'>

/**
 * Changes the password of a signed-in user: revokes all sessions and opens a new one, with the same expiry as the
 * session of `refresh_token`. A wrong current password counts as a failed login from `source`.
 */
export async function changePassword(
  { db, passwords, session, attempts }: Deps,
  { id, email }: User,
  { current, password, refresh_token }: PasswordChange,
  source: Omit<LoginSource, 'email'>,
): Promise<TokenPair> {
  // Not 401, which the browser takes as the end of its session.
  const wrong = forbidden('WRONG_PASSWORD')
  const attempt = await attempts.begin({ email, ...source })
  const found = await usersRepository(db).findWithPassword(email)
  if (!found || !(await passwords.matches(found.passwordHash, current))) throw wrong
  const end = refresh_token && (await session.endOf(refresh_token, id))
  const passwordHash = await passwords.hash(password)
  const user = await db.transaction().execute(async (trx) => {
    const users = usersRepository(trx)
    // Another request may have replaced the password since it was verified.
    if (!(await users.lockPassword(id, found.passwordHash))) throw wrong
    await users.setPassword(id, passwordHash)
    await trx.deleteFrom('password_resets').where('user_id', '=', id).execute()
    await refreshTokensRepository(trx).revoke('user_id', id)
    return users.find(id)
  })
  const pair = user && (await session.open({ user, passwordHash }, end || sessionEnd(false)))
  if (!pair) throw wrong
  await attempt.succeeded()
  return pair
}
