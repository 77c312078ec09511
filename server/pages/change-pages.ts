import type { Locale } from '#content/locale.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import { indexChange } from '#server/search/index-content.ts'
import { itemsRepository } from './items-repository.ts'
import { type BlockRow, type PageState, pagesRepository } from './pages-repository.ts'
import { revisionsRepository } from './revisions-repository.ts'

/**
 * Called after the commit and before the response: with the new version of a changed page, or with the key of a deleted
 * file and the time.
 */
export type OnChange = (slug: string, version: number) => void | Promise<void>

/** Who makes a change, with the languages that a translator may change; null for imports. */
export type Author = { id: string; locales: Locale[] | null } | null

/** Time and author of a change, the version of the page after it, and the version of the change that it reverts. */
export type ChangeMetadata = { at: string; author: Author; pageVersion: number; reverts: number | null }

/** The repositories in the transaction of a change, its metadata, and the pages that it changed. */
export type ChangeContext = ChangeMetadata & {
  /** The id of the author. */
  by: string | null
  db: Executor
  changed: PageState[]
  pages: ReturnType<typeof pagesRepository>
  items: ReturnType<typeof itemsRepository>
  revisions: ReturnType<typeof revisionsRepository>
}

/**
 * Serializes the changes of a page. Each runs in its own transaction, which begins with `lock` (`lockPage` or
 * `lockPageOf` of the repository) and includes the revisions. Throws `missing` if there is nothing to lock.
 */
export function changes(db: Db, onChange: OnChange) {
  return async function change<T>(
    author: Author,
    lock: (pages: ChangeContext['pages'], at: string) => Promise<PageState | undefined>,
    missing: Error,
    work: (context: ChangeContext, slug: string) => Promise<T>,
    reverts: number | null = null,
  ): Promise<T> {
    const done = await db.transaction().execute(async (transaction) => {
      const page = await lock(pagesRepository(transaction), new Date().toISOString())
      if (!page) throw missing
      const context = createContext(transaction, { author, reverts, at: page.updated_at, pageVersion: page.version })
      context.changed.push(page)
      const result = await work(context, page.slug)
      await indexChange(transaction, page.slug, page.version)
      return { changed: context.changed, result }
    })
    for (const { slug, version } of done.changed) await onChange(slug, version)
    return done.result
  }
}

/** Serializes the changes of a block, or of its items, with all others of its page. */
export function blockChanges(db: Db, onChange: OnChange) {
  const change = changes(db, onChange)
  return <T>(id: string, author: Author, work: (context: ChangeContext, block: BlockRow) => Promise<T>) =>
    change(
      author,
      (pages, at) => pages.lockPageOf(id, at),
      notFound('BLOCK_NOT_FOUND'),
      async (context) => {
        // The block may have been deleted while this change waited for the lock on its page.
        const block = await context.pages.findBlock(id)
        if (!block) throw notFound('BLOCK_NOT_FOUND')
        return work(context, block)
      },
    )
}

/** Changes several pages in one transaction. */
export async function changePages(
  db: Db,
  onChange: OnChange,
  author: Author,
  slugs: string[],
  work: (context: ChangeContext, slug: string) => Promise<void>,
): Promise<void> {
  // Pages are always locked in the same order, to avoid deadlocks.
  const sorted = slugs.toSorted()
  const changed = await db.transaction().execute(async (transaction) => {
    const locked: PageState[] = []
    for (const slug of sorted) {
      const page = await pagesRepository(transaction).lockPage(slug, new Date().toISOString())
      if (!page) continue
      const { version: pageVersion, updated_at: at } = page
      await work(createContext(transaction, { author, reverts: null, at, pageVersion }), slug)
      await indexChange(transaction, slug, pageVersion)
      locked.push(page)
    }
    return locked
  })
  for (const { slug, version } of changed) await onChange(slug, version)
}

export function createContext(transaction: Executor, metadata: ChangeMetadata): ChangeContext {
  return {
    ...metadata,
    by: metadata.author?.id ?? null,
    db: transaction,
    changed: [],
    pages: pagesRepository(transaction),
    items: itemsRepository(transaction),
    revisions: revisionsRepository(transaction),
  }
}

/** Stores the block's row with `changed` and the next version; returns it. */
export async function storeBlock(context: ChangeContext, block: BlockRow, changed: Partial<BlockRow> = {}) {
  const columns = { ...changed, version: block.version + 1, updated_at: context.at, updated_by: context.by }
  await context.pages.updateBlock(block.id, columns)
  return { ...block, ...columns }
}
