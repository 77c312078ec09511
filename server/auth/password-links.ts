import { localizeHref } from '#content/address.ts'
import type { Locale } from '#content/text.ts'
import type { Executor } from '#server/db/schema.ts'
import { newToken } from './secret-tokens.ts'

/** Links to the page that sets a password; each works once. */
export function passwordLinks({ db, siteUrl }: { db: Executor; siteUrl: string }) {
  return {
    /** A new link for a user, good for `lifetime` milliseconds. */
    async create(userId: string, locale: Locale, lifetime: number): Promise<string> {
      const now = Date.now()
      const { token, hash } = newToken()
      await db.deleteFrom('password_resets').where('expires_at', '<=', new Date(now).toISOString()).execute()
      await db
        .insertInto('password_resets')
        .values({ token_hash: hash, user_id: userId, expires_at: new Date(now + lifetime).toISOString() })
        .execute()
      return `${siteUrl}${localizeHref('/login/create-new-password', locale)}?token=${token}`
    },
  }
}
