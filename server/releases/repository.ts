import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { ReleaseState } from '#api/releases.ts'
import type { Executor, ReleaseDocumentsTable, ReleasesTable, StoredState } from '#server/db/schema.ts'

export type ReleaseRow = ReleasesTable
type Names<Role extends string> = Record<`${Role}_email` | `${Role}_name`, string | null>
export type ListedRelease = ReleaseRow & Names<'author' | 'publisher' | 'reverter'> & { changes: number }
export type DocumentRow = ReleaseDocumentsTable
type Countable = Pick<
  DocumentRow,
  'page_slug' | 'block_id' | 'item_id' | 'block_type' | 'base_content' | 'wanted_content'
>
type Selection = {
  pages: string[]
  item?: string | undefined
  by?: string | undefined
  after?: [number, string] | undefined
}
type DocumentKey = Pick<DocumentRow, 'block_id' | 'item_id'>

/** Releases that can still be published. */
export const underWay = ['open', 'handed_in', 'scheduled'] as const satisfies ReleaseState[]

/** Databases limit the parameters of a statement. */
const rowsAtOnce = 500

export function releasesRepository(db: Executor) {
  /** Selects the newest row of each document of a release; with `past`, of one block, up to the change `seq`. */
  const newest = (release: string, past?: { seq: number; block_id: string }) => {
    const documents = db.selectFrom('release_documents').selectAll().where('release_id', '=', release)
    const ofBlock = past ? documents.where('block_id', '=', past.block_id).where('seq', '<=', past.seq) : documents
    // The subquery reads only the primary key. A join could be slow: without table statistics, PostgreSQL may compute
    // all newest rows again for each row.
    return ofBlock.where('seq', '=', ({ selectFrom, ref }) => {
      const rows = selectFrom('release_documents as other')
        .select(({ fn }) => fn.max('other.seq').as('seq'))
        .where('other.release_id', '=', release)
        .whereRef('other.block_id', '=', ref('release_documents.block_id'))
        .whereRef('other.item_id', '=', ref('release_documents.item_id'))
      return past ? rows.where('other.seq', '<=', past.seq) : rows
    })
  }

  const authored = () =>
    db
      .selectFrom('releases')
      .leftJoin('users', 'users.id', 'releases.created_by')
      .leftJoin('users as publisher', 'publisher.id', 'releases.published_by')
      .leftJoin('users as reverter', 'reverter.id', 'releases.rolled_back_by')
      .selectAll('releases')
      .select(['users.email as author_email', 'users.name as author_name'])
      .select(['publisher.email as publisher_email', 'publisher.name as publisher_name'])
      .select(['reverter.email as reverter_email', 'reverter.name as reverter_name'])
  const withCount = async (row: Omit<ListedRelease, 'changes'>) => {
    // Contents can be long, so only whether they are null is read, except for the order of blocks.
    const short = (column: 'base_content' | 'wanted_content') =>
      sql<StoredState | null>`case when ${sql.ref(column)} is null or block_type = 'ORDER' then ${sql.ref(column)} else '{}' end`
    const documents = await newest(row.id)
      .clearSelect()
      .select(['release_documents.block_id', 'release_documents.item_id', 'page_slug', 'block_type'])
      .select([short('base_content').as('base_content'), short('wanted_content').as('wanted_content')])
      .where('is_left', '=', 0)
      .execute()
    return { ...row, changes: listed(documents).length }
  }

  return {
    async insert(name: string, author: string, at: string): Promise<string> {
      const id = randomUUID()
      const empty = {
        publish_at: null,
        published_at: null,
        published_by: null,
        rolled_back_at: null,
        rolled_back_by: null,
        published_content: { changes: [] },
        notes_content: { notes: [] },
        requires_translation: null,
      }
      const row = { id, name, state: 'open', seq: 0, created_by: author, created_at: at, updated_at: at } as const
      await db
        .insertInto('releases')
        .values({ ...row, ...empty })
        .execute()
      return id
    },

    find: (id: string): Promise<ReleaseRow | undefined> =>
      db.selectFrom('releases').selectAll().where('id', '=', id).executeTakeFirst(),

    async findListed(id: string): Promise<ListedRelease | undefined> {
      const row = await authored().where('releases.id', '=', id).executeTakeFirst()
      return row && withCount(row)
    },

    async list(limit: number, states: readonly ReleaseState[]): Promise<ListedRelease[]> {
      const query = authored().where('state', 'in', states).orderBy('releases.created_at', 'desc')
      return Promise.all((await query.limit(limit).execute()).map(withCount))
    },

    async countUnderWay(author?: string): Promise<number> {
      const all = db.selectFrom('releases').where('state', 'in', underWay)
      const query = author === undefined ? all : all.where('created_by', '=', author)
      return (await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total
    },

    /** Undefined if it is in none of `states`. */
    lock: (id: string, states: readonly ReleaseState[]): Promise<ReleaseRow | undefined> =>
      db
        .updateTable('releases')
        .set((eb) => ({ seq: eb.ref('seq') }))
        .where('id', '=', id)
        .where('state', 'in', states)
        .returningAll()
        .executeTakeFirst(),

    update: (id: string, changed: Partial<ReleaseRow>) =>
      db.updateTable('releases').set(changed).where('id', '=', id).execute(),

    reopenScheduledBy: (account: string): Promise<ReleaseRow[]> =>
      db
        .updateTable('releases')
        .set({ state: 'open', publish_at: null })
        .where('state', '=', 'scheduled')
        .where('published_by', '=', account)
        .returningAll()
        .execute(),

    due: async (now: string): Promise<string[]> => {
      const query = db.selectFrom('releases').select('id').where('state', '=', 'scheduled')
      return (await query.where('publish_at', '<=', now).orderBy('publish_at').execute()).map(({ id }) => id)
    },

    /** Includes documents that it has left (`is_left`). */
    documents: (release: string): Promise<DocumentRow[]> => newest(release).orderBy('release_documents.seq').execute(),

    documentsAt: (release: string, seq: number, block_id: string): Promise<DocumentRow[]> =>
      newest(release, { seq, block_id }).execute(),

    listChanges(release: string, { pages, item, by, after }: Selection, limit: number) {
      let query = db
        .selectFrom('release_documents')
        .select(['seq', 'page_slug as page', 'created_at as at', 'author_id', 'reverts'])
        .distinct()
        .where('release_id', '=', release)
        .where('page_slug', 'in', pages)
        .orderBy('seq', 'desc')
        .orderBy('page')
        .limit(limit)
      if (item !== undefined) query = query.where('item_id', 'in', ['', item])
      if (by !== undefined) query = query.where('author_id', '=', by)
      if (after) {
        const [seq, page] = after
        query = query.where((eb) =>
          eb.or([eb('seq', '<', seq), eb.and([eb('seq', '=', seq), eb('page_slug', '>', page)])]),
        )
      }
      return query.execute()
    },

    documentsOf: (release: string, seq: number, page: string): Promise<DocumentRow[]> =>
      db
        .selectFrom('release_documents')
        .selectAll()
        .where('release_id', '=', release)
        .where('seq', '=', seq)
        .where('page_slug', '=', page)
        .execute(),

    async addDocuments(rows: Insertable<ReleaseDocumentsTable>[]): Promise<void> {
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        const values = rows.slice(from, from + rowsAtOnce)
        await db.insertInto('release_documents').values(values).execute()
      }
    },

    deleteDocuments: (release: string) =>
      db.deleteFrom('release_documents').where('release_id', '=', release).execute(),

    /** The keys of pages in any release. A new page must not get one of them. */
    pageKeys: async (): Promise<string[]> => {
      const rows = await db.selectFrom('release_documents').select('page_slug').distinct().execute()
      return rows.map(({ page_slug }) => page_slug)
    },
  }
}

/** Leaves out what comes with an added page or block or a deleted block, and orders in which only numbers changed. */
export function listed<Document extends Countable>(documents: Document[]): Document[] {
  const isWhole = ({ base_content, wanted_content }: Document) => !base_content || !wanted_content
  const heads = documents.filter((row) => !row.item_id && isWhole(row))
  const newPages = new Set(
    heads.flatMap((row) => (row.block_type === 'PAGE' && !row.base_content ? row.page_slug : [])),
  )
  const blocks = new Set(heads.map(({ block_id }) => block_id))
  return documents.filter((row) => {
    if (row.block_type === 'PAGE') return true
    if (newPages.has(row.page_slug) || (row.item_id && blocks.has(row.block_id))) return false
    return row.block_type !== 'ORDER' || isReordered(row)
  })
}

function isReordered({ base_content, wanted_content }: Countable): boolean {
  const [before, after] = [base_content, wanted_content].map((state) => Object.entries(state?.content ?? {}))
  const idsIn = (one: [string, unknown][] = [], other: [string, unknown][] = []) =>
    one
      .filter(([id]) => other.some(([same]) => same === id))
      .sort(([, first], [, second]) => Number(first) - Number(second))
      .map(([id]) => id)
  return idsIn(before, after).join() !== idsIn(after, before).join()
}

export async function documentsUnderWay(db: Executor): Promise<DocumentRow[]> {
  const rows = await db.selectFrom('releases').select('id').where('state', 'in', underWay).execute()
  const documents = await Promise.all(rows.map(({ id }) => releasesRepository(db).documents(id)))
  return documents.flat().filter(({ is_left }) => !is_left)
}

export const documentKey = ({ block_id, item_id }: DocumentKey) => (item_id ? `${block_id}/${item_id}` : block_id)

/** The content of this document maps ids of blocks to order numbers. */
export const orderId = (slug: string) => `order:${slug}`
