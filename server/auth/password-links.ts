import { localizeHref } from '#content/address.ts'
import type { Locale } from '#content/locale.ts'
import type { Executor } from '#server/db/schema.ts'
import { hashToken, randomToken } from './secret-tokens.ts'

/** The link works once, for `lifetime` milliseconds; its token starts with `prefix`. */
export async function createPasswordLink(
  { db, siteUrl }: { db: Executor; siteUrl: string },
  userId: string,
  locale: Locale,
  lifetime: number,
  prefix = '',
): Promise<string> {
  const now = Date.now()
  const token = prefix + randomToken()
  await db.deleteFrom('password_resets').where('expires_at', '<=', new Date(now).toISOString()).execute()
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashToken(token), user_id: userId, expires_at: new Date(now + lifetime).toISOString() })
    .execute()
  return `${siteUrl}${localizeHref('/login/create-new-password', locale)}?token=${token}`
}
