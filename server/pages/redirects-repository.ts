import { randomUUID } from 'node:crypto'
import type { Executor, RedirectsTable } from '#server/db/schema.ts'

export type Redirect = RedirectsTable

export function redirectsRepository(db: Executor) {
  return {
    list: (): Promise<Redirect[]> => db.selectFrom('redirects').selectAll().orderBy('from_path').execute(),

    /** Adds a redirect or changes where an existing one leads. Those that led to `from` lead to `to` from now on. */
    async put(from: string, to: string, at: string, permanent = true): Promise<Redirect> {
      await db.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute()
      await db.deleteFrom('redirects').where('from_path', 'in', [from, to]).execute()
      const redirect = { id: randomUUID(), from_path: from, to_path: to, permanent: permanent ? 1 : 0, created_at: at }
      return db
        .insertInto('redirects')
        .values({ ...redirect, hits: 0, used_at: null })
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    /** Deletes the redirects from these paths, which lead to a page now. */
    deleteFrom: (paths: string[]) => db.deleteFrom('redirects').where('from_path', 'in', paths).execute(),
  }
}
