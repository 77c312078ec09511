import { randomUUID } from 'node:crypto'
import { moveTarget } from '#content/canonical-address.ts'
import type { Executor, RedirectsTable } from '#server/db/schema.ts'

export type RedirectRow = RedirectsTable

export function redirectsRepository(db: Executor) {
  /** Changes all redirects that lead to `from` so that they lead to `to`, with their query and fragment. */
  async function retarget(from: string, to: string): Promise<void> {
    const leading = await db
      .selectFrom('redirects')
      .select(['id', 'to_path'])
      .where((eb) => eb.or([from, `${from}?%`, `${from}#%`].map((pattern) => eb('to_path', 'like', pattern))))
      .execute()
    for (const { id, to_path } of leading) {
      // The patterns also match other paths, because '_' and '%' in a path are wildcards.
      const moved = moveTarget(to_path, from, to)
      if (moved !== to_path) await db.updateTable('redirects').set({ to_path: moved }).where('id', '=', id).execute()
    }
  }

  return {
    retarget,

    list: (): Promise<RedirectRow[]> => db.selectFrom('redirects').selectAll().orderBy('from_path').execute(),

    findFrom: (path: string): Promise<RedirectRow | undefined> =>
      db.selectFrom('redirects').selectAll().where('from_path', '=', path).executeTakeFirst(),

    find: (id: string): Promise<RedirectRow | undefined> =>
      db.selectFrom('redirects').selectAll().where('id', '=', id).executeTakeFirst(),

    /**
     * Replaces redirects from `from` and from `to`, and redirects what led to `from`, so that visitors are redirected
     * once.
     */
    async put(from: string, to: string, at: string, permanent = true): Promise<RedirectRow> {
      await retarget(from, to)
      await db.deleteFrom('redirects').where('from_path', 'in', [from, to]).execute()
      const redirect = { id: randomUUID(), from_path: from, to_path: to, permanent: permanent ? 1 : 0, created_at: at }
      return db
        .insertInto('redirects')
        .values({ ...redirect, hits: 0, used_at: null })
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    /** Changes a redirect without resetting its count. Redirects that led to `from` are changed to lead to `to`. */
    async update({ id }: RedirectRow, from: string, to: string, permanent: boolean): Promise<RedirectRow> {
      await retarget(from, to)
      return db
        .updateTable('redirects')
        .set({ from_path: from, to_path: to, permanent: permanent ? 1 : 0 })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    /** Deletes the redirects from these paths. Called when a page or item gets one of the paths. */
    deleteFrom: (paths: string[]) => db.deleteFrom('redirects').where('from_path', 'in', paths).execute(),
  }
}
