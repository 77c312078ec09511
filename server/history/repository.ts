import { type ExpressionBuilder, sql } from 'kysely'
import type { Content, Database, Executor, RevisionsTable } from '#server/db/schema.ts'
import { revisionsRepository } from '#server/pages/revisions-repository.ts'

/** The version is the page's after the change. */
export type ChangeKey = { page: string; version: number }
export type ChangePosition = ChangeKey & { at: string }
export type Revision = RevisionsTable
export type AuthoredRevision = Revision & { author_email: string | null; author_name: string | null }
export type BinRow = AuthoredRevision & { block_content: Content | null; item_content: Content | null }

type Selection = {
  pages: string[]
  item?: string | undefined
  by?: string | undefined
  until?: string | undefined
  after?: ChangePosition | undefined
}

export function historyRepository(db: Executor) {
  const authored = () =>
    db
      .selectFrom('revisions')
      .leftJoin('users', 'users.id', 'revisions.author_id')
      .selectAll('revisions')
      .select(['users.email as author_email', 'users.name as author_name'])

  return {
    async listChanges({ pages, item, by, until, after }: Selection, limit: number): Promise<ChangePosition[]> {
      let query = db
        .selectFrom('revisions')
        .select(['created_at as at', 'page_slug as page', 'page_version as version'])
        .distinct()
        .where('page_slug', 'in', pages)
        .orderBy('at', 'desc')
        .orderBy('page')
        .orderBy('version', 'desc')
        .limit(limit)
      if (item !== undefined) query = query.where((eb) => eb.or([eb('item_id', 'is', null), eb('item_id', '=', item)]))
      if (by !== undefined) query = query.where('author_id', '=', by)
      if (until !== undefined) query = query.where('created_at', '<', until)
      if (after) query = query.where((eb) => isAfter(eb, after))
      return query.execute()
    },

    revisionsOf: ({ page, version }: ChangeKey, limit: number): Promise<AuthoredRevision[]> =>
      authored()
        .where('page_slug', '=', page)
        .where('page_version', '=', version)
        .orderBy(sql`case when item_id is null then 0 else 1 end`)
        .orderBy('position')
        .orderBy('revisions.id')
        .limit(limit)
        .execute(),

    /** Returns names by address ('/uploads/ab12.webp'), without deleted files. */
    async fileNames(keys: string[]): Promise<Record<string, string>> {
      if (keys.length === 0) return {}
      const files = await db.selectFrom('uploads').select(['key', 'original_name']).where('key', 'in', keys).execute()
      return Object.fromEntries(files.map(({ key, original_name }) => [`/uploads/${key}`, original_name]))
    },

    contentBefore: ({ block_id, item_id, block_version }: Revision): Promise<Content | undefined> =>
      revisionsRepository(db).contentAt(block_id, block_version - 1, item_id),

    /** Newest first, with the current contents of their documents. */
    listDeletions(after: [at: string, id: string] | undefined, limit: number): Promise<BinRow[]> {
      let query = authored()
        .leftJoin('blocks', 'blocks.id', 'revisions.block_id')
        .leftJoin('items', (join) =>
          join.onRef('items.block_id', '=', 'revisions.block_id').onRef('items.id', '=', 'revisions.item_id'),
        )
        .select(['blocks.content as block_content', 'items.content as item_content'])
        // Written as in the index `revisions_removing`, so that the database uses the index.
        .where(sql<boolean>`(action = 'delete' or removes = 1)`)
        .where(isInBin)
        .orderBy('revisions.created_at', 'desc')
        .orderBy('revisions.id', 'desc')
        .limit(limit)
      if (after) {
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('revisions.created_at', 'revisions.id'), '<', tuple(...after)),
        )
      }
      return query.execute()
    },

    removalsAfter: ({ block_id, item_id, block_version }: Revision): Promise<Revision[]> =>
      db
        .selectFrom('revisions')
        .selectAll()
        .where('block_id', '=', block_id)
        .where('item_id', item_id === null ? 'is' : '=', item_id)
        .where('removes', '=', 1)
        .where('block_version', '>', block_version)
        .execute(),
  }
}

/**
 * The last deletion of what does not exist now, and removals of list items from what does. Items return with their
 * block.
 */
const isInBin = sql<boolean>`case
  when action <> 'delete' then blocks.id is not null and (item_id is null or items.id is not null)
  when item_id is null then blocks.id is null and ${isLatest('later.item_id is null')}
  else blocks.id is not null and items.id is null and ${isLatest('later.item_id = revisions.item_id')}
end`

function isLatest(isSameDocument: string) {
  return sql`not exists (
    select 1 from revisions as later
    where later.block_id = revisions.block_id and ${sql.raw(isSameDocument)}
      and later.block_version > revisions.block_version
  )`
}

function isAfter(eb: ExpressionBuilder<Database, 'revisions'>, { at, page, version }: ChangePosition) {
  return eb.or([
    eb('created_at', '<', at),
    eb.and([eb('created_at', '=', at), eb('page_slug', '>', page)]),
    eb.and([eb('created_at', '=', at), eb('page_slug', '=', page), eb('page_version', '<', version)]),
  ])
}
