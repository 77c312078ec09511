import { localizeHref } from '#content/address.ts'
import type { Locale } from '#content/locale.ts'
import type { Executor } from '#server/db/schema.ts'
import { hashToken, newToken } from './secret-tokens.ts'

/** Single-use links to the page that sets a password. */
export function passwordLinks({ db, siteUrl }: { db: Executor; siteUrl: string }) {
  return {
    /** A new link for a user, valid for `lifetime` milliseconds; its token starts with `prefix`. */
    async create(userId: string, locale: Locale, lifetime: number, prefix = ''): Promise<string> {
      const now = Date.now()
      const token = prefix + newToken().token
      await db.deleteFrom('password_resets').where('expires_at', '<=', new Date(now).toISOString()).execute()
      await db
        .insertInto('password_resets')
        .values({ token_hash: hashToken(token), user_id: userId, expires_at: new Date(now + lifetime).toISOString() })
        .execute()
      return `${siteUrl}${localizeHref('/login/create-new-password', locale)}?token=${token}`
    },
  }
}
