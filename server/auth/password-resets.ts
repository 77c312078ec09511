import type { Locale } from '#content/locale.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { composePasswordResetMail } from '#server/mail/templates.ts'
import { networkOf } from '#server/network-address.ts'
import { rateLimit } from '#server/rate-limit.ts'
import type { LoginAttempts } from './login-attempts.ts'
import { passwordLinks } from './password-links.ts'
import type { Passwords } from './passwords.ts'
import { refreshTokensRepository } from './refresh-tokens-repository.ts'
import { hashToken } from './secret-tokens.ts'
import type { AuthenticatedUser } from './sessions.ts'
import { usersRepository } from './users-repository.ts'

type Deps = { db: Db; passwords: Passwords; attempts: LoginAttempts; siteUrl: string; brand: string }

const minute = 60_000
const lifetime = 30 * minute

/** New passwords by a link in a mail, which works once. */
export function passwordResets({ db, passwords, attempts, siteUrl, brand }: Deps) {
  const links = passwordLinks({ db, siteUrl })
  const perAccount = rateLimit(db, { kind: 'password of an account', max: 5, windowMs: 60 * minute })
  const perAddress = rateLimit(db, { kind: 'password from an address', max: 20, windowMs: 60 * minute })

  return {
    /** The seconds that whoever asks from this network address has to wait; 0 when they may. */
    admit: (address: string): Promise<number> => perAddress.take(networkOf(address)),

    /** The letter for an account; undefined when there is none, or when it has had enough of them lately. */
    async write(email: string, locale: Locale): Promise<MailContent | undefined> {
      if ((await perAccount.take(email)) > 0) return undefined
      const found = await usersRepository(db).findWithPassword(email)
      if (!found) return undefined
      const link = await links.create(found.user.id, locale, lifetime)
      return composePasswordResetMail(locale, { to: found.user.email, brand, link, minutes: lifetime / minute })
    },

    /**
     * Sets the password of the token's account, which it answers, and ends all its sessions; undefined when the token is
     * no longer good.
     */
    async complete(token: string, password: string): Promise<AuthenticatedUser | undefined> {
      const hash = hashToken(token)
      // Hashing costs: only whoever has a good token makes us do it.
      const userId = await userOf(db, hash)
      if (!userId) return undefined
      const passwordHash = await passwords.hash(password)
      const changed = await db.transaction().execute(async (trx) => {
        if (!(await usersRepository(trx).lock(userId)) || !(await spend(trx, hash))) return undefined
        await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
        await usersRepository(trx).setPassword(userId, passwordHash)
        await refreshTokensRepository(trx).revokeAllOf(userId)
        const user = await usersRepository(trx).find(userId)
        return user && { user, passwordHash }
      })
      // Whoever forgot a password has often failed with it before.
      if (changed) await attempts.forget(changed.user.email)
      return changed
    },
  }
}

/** Whose token it is; undefined for one that is no longer good. */
async function userOf(db: Executor, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', isoTime(Date.now()))
    .executeTakeFirst()
  return row?.user_id
}

/** In one statement: of two who present a token at once one gets its account. */
async function spend(trx: Executor, hash: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', isoTime(Date.now()))
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
