import { randomUUID } from 'node:crypto'
import type { Executor, RedirectsTable } from '#server/db/schema.ts'

export type Redirect = RedirectsTable

export function redirectsRepository(db: Executor) {
  /** Makes the redirects that led to `from` lead to `to`. */
  const retarget = (from: string, to: string) =>
    db.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute()

  return {
    retarget,

    list: (): Promise<Redirect[]> => db.selectFrom('redirects').selectAll().orderBy('from_path').execute(),

    findFrom: (path: string): Promise<Redirect | undefined> =>
      db.selectFrom('redirects').selectAll().where('from_path', '=', path).executeTakeFirst(),

    find: (id: string): Promise<Redirect | undefined> =>
      db.selectFrom('redirects').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Adds a redirect or changes where an existing one leads. Those that led to `from` lead to `to` from now on. */
    async put(from: string, to: string, at: string, permanent = true): Promise<Redirect> {
      await retarget(from, to)
      await db.deleteFrom('redirects').where('from_path', 'in', [from, to]).execute()
      const redirect = { id: randomUUID(), from_path: from, to_path: to, permanent: permanent ? 1 : 0, created_at: at }
      return db
        .insertInto('redirects')
        .values({ ...redirect, hits: 0, used_at: null })
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    /** Changes a redirect and keeps its count. Those that led to its path lead where it leads from now on. */
    async update({ id }: Redirect, from: string, to: string, permanent: boolean): Promise<Redirect> {
      await retarget(from, to)
      return db
        .updateTable('redirects')
        .set({ from_path: from, to_path: to, permanent: permanent ? 1 : 0 })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    /** Deletes the redirects from these paths, which lead to a page now. */
    deleteFrom: (paths: string[]) => db.deleteFrom('redirects').where('from_path', 'in', paths).execute(),
  }
}
