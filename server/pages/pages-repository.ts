import type { Block } from '#api/pages.ts'
import { pageKeys, siteKey } from '#content/page-keys.ts'
import { dueAt } from '#content/visibility-times.ts'
import type { BlocksTable, Content, Executor } from '#server/db/schema.ts'

export type PageState = { slug: string; version: number; updated_at: string }
/** `content` are the stored settings. If they are null, those of the route table apply, or the page is deleted. */
export type PageRow = PageState & { content: Content | null; content_version: number }
export type BlockRow = BlocksTable

export function pagesRepository(db: Executor) {
  // A change that waited for the lock may have an earlier `now` than the change before it, but `updated_at` must not
  // decrease.
  const touch = (now: string) =>
    db
      .updateTable('pages')
      .set((eb) => ({
        version: eb('version', '+', 1),
        updated_at: eb.case().when('updated_at', '>', now).then(eb.ref('updated_at')).else(now).end(),
      }))
      .returning(['slug', 'version', 'updated_at'])
  const touchUndeleted = (now: string) =>
    touch(now)
      .where('slug', '<>', siteKey)
      .where((eb) => eb.or([eb('content', 'is not', null), eb('slug', 'in', pageKeys)]))

  return {
    findPage: (slug: string): Promise<PageState | undefined> =>
      db.selectFrom('pages').select(['slug', 'version', 'updated_at']).where('slug', '=', slug).executeTakeFirst(),

    listPages: (): Promise<Pick<PageRow, 'slug' | 'updated_at' | 'content'>[]> =>
      db.selectFrom('pages').select(['slug', 'updated_at', 'content']).execute(),

    changeTimes: (slugs: string[]): Promise<Pick<PageRow, 'slug' | 'updated_at'>[]> =>
      db.selectFrom('pages').select(['slug', 'updated_at']).where('slug', 'in', slugs).execute(),

    async readPage(slug: string): Promise<{ page: PageRow; blocks: BlockRow[] } | undefined> {
      const rows = await db
        .selectFrom('pages')
        .leftJoin('blocks', 'blocks.page_slug', 'pages.slug')
        .selectAll('blocks')
        .select([
          'pages.version as page_version',
          'pages.updated_at as page_updated_at',
          'pages.content as page_content',
          'pages.content_version as page_content_version',
        ])
        .where('pages.slug', '=', slug)
        .orderBy('blocks.position')
        .orderBy('blocks.id')
        .execute()
      const [first] = rows
      if (!first) return undefined
      const page: PageRow = {
        slug,
        version: first.page_version,
        updated_at: first.page_updated_at,
        content: first.page_content,
        content_version: first.page_content_version,
      }
      const blocks = rows.map(
        ({ page_version: _, page_updated_at: __, page_content: ___, page_content_version: ____, ...block }) => block,
      )
      return { page, blocks: blocks.filter(({ id }) => id !== null) as BlockRow[] }
    },

    findSettings: (slug: string): Promise<Pick<PageRow, 'content' | 'content_version'> | undefined> =>
      db.selectFrom('pages').select(['content', 'content_version']).where('slug', '=', slug).executeTakeFirst(),
    updateSettings: (slug: string, settings: { content: Content | null; content_version: number }) =>
      db
        .updateTable('pages')
        .set({ ...settings, due_at: dueAt(settings.content) })
        .where('slug', '=', slug)
        .execute(),

    findBlock: (id: string): Promise<BlockRow | undefined> =>
      db.selectFrom('blocks').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Increments the page's version first, which makes other changes of the page wait until this transaction ends. */
    lockPage: (slug: string, now: string): Promise<PageState | undefined> =>
      touch(now).where('slug', '=', slug).executeTakeFirst(),
    /** Like `lockPage`, but undefined for a page in the bin (`isDeleted` in settings.ts). */
    lockUndeletedPage: (slug: string, now: string): Promise<PageState | undefined> =>
      touchUndeleted(now).where('slug', '=', slug).executeTakeFirst(),
    /** Like `lockUndeletedPage`, for the page of a block. */
    lockPageOf(blockId: string, now: string): Promise<PageState | undefined> {
      const ofBlock = db.selectFrom('blocks').select('page_slug').where('id', '=', blockId)
      return touchUndeleted(now).where('slug', '=', ofBlock).executeTakeFirst()
    },

    async isTaken(slug: string, position: number): Promise<boolean> {
      const blocks = db.selectFrom('blocks').select('id').where('page_slug', '=', slug)
      return (await blocks.where('position', '=', position).executeTakeFirst()) !== undefined
    },

    async lastPosition(slug: string): Promise<number> {
      const { last } = await db
        .selectFrom('blocks')
        .select((eb) => eb.fn.max('position').as('last'))
        .where('page_slug', '=', slug)
        .executeTakeFirstOrThrow()
      return last ?? 0
    },

    insertPage: (page: PageState) => db.insertInto('pages').values(page).execute(),
    insertMissingPage: (page: PageState) =>
      db
        .insertInto('pages')
        .values(page)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    insertBlock: (block: BlockRow) => db.insertInto('blocks').values(block).execute(),
    updateBlock: (id: string, changed: Partial<BlockRow>) =>
      db.updateTable('blocks').set(changed).where('id', '=', id).execute(),
    deleteBlock: (id: string) => db.deleteFrom('blocks').where('id', '=', id).execute(),
  }
}

export async function hasPages(db: Executor, slugs: string[]): Promise<boolean> {
  const rows = await pagesRepository(db).listPages()
  const present = new Set(rows.map(({ slug }) => slug))
  return slugs.every((slug) => present.has(slug))
}

/** `collection` adds the contents of the block's items under the key `list`. */
export function toBlock(row: BlockRow, collection?: { list: string; items: Content[] }): Block {
  return {
    id: row.id,
    page: row.page_slug,
    block_type: row.block_type,
    order: row.position,
    content: collection ? { ...row.content, [collection.list]: collection.items } : row.content,
    version: row.version,
    updated_at: row.updated_at,
  }
}
