import type { Locale } from '#content/locale.ts'
import type { Executor } from '#server/db/schema.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { composePasswordResetMail } from '#server/mail/templates.ts'
import { networkOf } from '#server/network-address.ts'
import { rateLimit } from '#server/rate-limit.ts'
import type { Services } from '#server/services.ts'
import { newPasswordCheck } from './new-password-check.ts'
import { createPasswordLink } from './password-links.ts'
import { refreshTokensRepository } from './refresh-tokens-repository.ts'
import { hashToken } from './secret-tokens.ts'
import type { AuthenticatedUser } from './sessions.ts'
import { usersRepository } from './users-repository.ts'

type Deps = Pick<Services, 'db' | 'passwords' | 'attempts' | 'codes' | 'siteUrl' | 'mailer'>

const minute = 60_000
const lifetime = 30 * minute

export function passwordResets({ db, passwords, attempts, codes, siteUrl, mailer }: Deps) {
  const hashNew = newPasswordCheck({ passwords, mailer })
  const perAccount = rateLimit(db, { kind: 'password of an account', max: 5, windowMs: 60 * minute })
  const perAddress = rateLimit(db, { kind: 'password from an address', max: 20, windowMs: 60 * minute })

  return {
    /** Resolves to 0, or to the seconds to wait if the limit is exceeded. */
    admit: (address: string): Promise<number> => perAddress.take(networkOf(address)),

    /** Undefined if there is no such account or its hourly limit is reached. */
    async write(email: string, locale: Locale): Promise<MailContent | undefined> {
      if ((await perAccount.take(email)) > 0) return undefined
      const found = await usersRepository(db).findWithPassword(email)
      if (!found) return undefined
      const link = await createPasswordLink({ db, siteUrl }, found.user.id, locale, lifetime)
      const brand = await mailer.brand(locale)
      return composePasswordResetMail(locale, { to: found.user.email, brand, link, minutes: lifetime / minute })
    },

    /** Revokes all sessions, too. Undefined if the token is unknown, used or expired. */
    async complete(token: string, password: string): Promise<AuthenticatedUser | undefined> {
      const hash = hashToken(token)
      // Hashing is expensive, so the token is checked first.
      const userId = await userOf(db, hash)
      const owner = userId && (await usersRepository(db).find(userId))
      if (!owner) return undefined
      const passwordHash = await hashNew(password, owner)
      const changed = await db.transaction().execute(async (trx) => {
        if (!(await usersRepository(trx).lock(userId)) || !(await spend(trx, hash))) return undefined
        await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
        await usersRepository(trx).setPassword(userId, passwordHash)
        await refreshTokensRepository(trx).revoke('user_id', userId)
        const user = await usersRepository(trx).find(userId)
        return user && { user, passwordHash }
      })
      // Otherwise earlier failed logins could still block the login with the new password.
      if (changed) await Promise.all([attempts.forget(changed.user.email), codes.forget(userId)])
      return changed
    },
  }
}

/** Undefined if the token is unknown, used or expired. */
async function userOf(db: Executor, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  return row?.user_id
}

/** Runs in one statement, so that only one of two concurrent requests with the same token succeeds. */
async function spend(trx: Executor, hash: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', new Date().toISOString())
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}
