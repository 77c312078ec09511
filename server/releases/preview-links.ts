import { hashToken, randomToken } from '#server/auth/secret-tokens.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { underWay } from './repository.ts'

/** The maximum number of links of a release. */
const maxLinks = 50
/** In seconds. */
const week = 7 * 24 * 60 * 60

export type Previewed = { id: string; name: string; expires_at: string }
export type FindPreview = (token: string) => Promise<Previewed | undefined>

/**
 * Adds a link to a release, and returns its token, of which only the hash is stored. If the release has the maximum
 * number of links, those that expire first are deleted.
 */
export async function addPreviewLink(db: Executor, release_id: string, seconds = week) {
  const token = randomToken()
  const now = Date.now()
  const expires_at = new Date(now + seconds * 1000).toISOString()
  await db.deleteFrom('preview_links').where('expires_at', '<=', new Date(now).toISOString()).execute()
  const kept = db.selectFrom('preview_links').select('token_hash').where('release_id', '=', release_id)
  const rows = await kept.orderBy('expires_at', 'desc').execute()
  const surplus = rows.slice(maxLinks - 1).map(({ token_hash }) => token_hash)
  if (surplus.length > 0) await db.deleteFrom('preview_links').where('token_hash', 'in', surplus).execute()
  await db
    .insertInto('preview_links')
    .values({ token_hash: hashToken(token), release_id, expires_at })
    .execute()
  return { token, expires_at }
}

/** Finds the release of a link; undefined if the link has expired or the release is not under way any more. */
export const previewLinks =
  (db: Db): FindPreview =>
  (token) =>
    db
      .selectFrom('preview_links')
      .innerJoin('releases', 'releases.id', 'preview_links.release_id')
      .select(['releases.id', 'releases.name', 'preview_links.expires_at'])
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', new Date().toISOString())
      .where('releases.state', 'in', underWay)
      .executeTakeFirst()
