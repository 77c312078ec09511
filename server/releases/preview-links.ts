import { hashToken, randomToken } from '#server/auth/secret-tokens.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { conflict } from '#server/errors.ts'
import { underWay } from './repository.ts'

const maxLinks = 10
/** In seconds. */
const week = 7 * 24 * 60 * 60

export type Previewed = { id: string; name: string; expires_at: string }
export type FindPreview = (token: string) => Promise<Previewed | undefined>

/** Stores only the hash of a token; it is the id of the link. */
export function previewLinksRepository(db: Executor) {
  const valid = () => db.selectFrom('preview_links').where('expires_at', '>', new Date().toISOString())

  return {
    /** Throws 409 if its maker has as many links to the release as there can be. */
    async add(release_id: string, created_by: string, seconds = week) {
      const token = randomToken()
      const now = Date.now()
      const expires_at = new Date(now + seconds * 1000).toISOString()
      await db.deleteFrom('preview_links').where('expires_at', '<=', new Date(now).toISOString()).execute()
      const own = (await this.list(release_id)).filter((link) => link.created_by === created_by)
      if (own.length >= maxLinks) throw conflict('TOO_MANY_PREVIEW_LINKS')
      const row = { token_hash: hashToken(token), release_id, expires_at, created_by }
      await db.insertInto('preview_links').values(row).execute()
      return { token, expires_at }
    },

    /** Names the makers; links that end first come first. */
    list: (release_id: string) =>
      valid()
        .leftJoin('users', 'users.id', 'preview_links.created_by')
        .select(['token_hash', 'expires_at', 'created_by', 'users.email', 'users.name'])
        .where('release_id', '=', release_id)
        .orderBy('expires_at')
        .orderBy('token_hash')
        .execute(),

    async delete(release_id: string, token_hash: string): Promise<boolean> {
      const deleted = db.deleteFrom('preview_links').where('release_id', '=', release_id)
      return (await deleted.where('token_hash', '=', token_hash).executeTakeFirst()).numDeletedRows > 0n
    },

    deleteOf: (account: string) => db.deleteFrom('preview_links').where('created_by', '=', account).execute(),
  }
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
