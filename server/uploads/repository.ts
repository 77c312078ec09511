import { type Insertable, type SqlBool, sql } from 'kysely'
import type { LibraryQuery } from '#api/uploads.ts'
import type { Executor, UploadsTable } from '#server/db/schema.ts'

/** The library is sorted by this tuple, descending. */
export type SortKey = [created_at: string, key: string]
export const sortKeyOf = ({ created_at, key }: UploadsTable): SortKey => [created_at, key]
type Selection = Pick<LibraryQuery, 'kind' | 'search'> & { after?: SortKey | undefined; limit: number }

const mimes = { image: 'image/%', video: 'video/%', svg: 'image/svg+xml' }

export function uploadsRepository(db: Executor) {
  return {
    find: (key: string): Promise<UploadsTable | undefined> =>
      db.selectFrom('uploads').selectAll().where('key', '=', key).executeTakeFirst(),

    select({ kind, search, after, limit }: Selection): Promise<UploadsTable[]> {
      let query = db.selectFrom('uploads').selectAll().orderBy('created_at', 'desc').orderBy('key', 'desc').limit(limit)
      if (kind) query = query.where('mime', 'like', mimes[kind])
      if (search) {
        const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
        const has = (column: 'original_name' | 'alt_en' | 'alt_ar') =>
          sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
        query = query.where(({ or }) => or([has('original_name'), has('alt_en'), has('alt_ar')]))
      }
      if (after)
        query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'key'), '<', tuple(...after)))
      return query.execute()
    },

    insert: (upload: Insertable<UploadsTable>) =>
      db
        .insertInto('uploads')
        .values(upload)
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute(),

    setAlt: (key: string, alt: Pick<UploadsTable, 'alt_en' | 'alt_ar'>): Promise<UploadsTable | undefined> =>
      db.updateTable('uploads').set(alt).where('key', '=', key).returningAll().executeTakeFirst(),

    delete: (key: string): Promise<UploadsTable | undefined> =>
      db.deleteFrom('uploads').where('key', '=', key).returningAll().executeTakeFirst(),
  }
}
