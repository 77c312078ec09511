import type { Db, Executor } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import { itemsRepository } from './items-repository.ts'
import { type BlockRow, type PageState, pagesRepository } from './pages-repository.ts'
import { revisionsRepository } from './revisions-repository.ts'

/** Called with the new version of a changed page: after the commit, and before the response. */
export type OnChange = (slug: string, version: number) => void | Promise<void>

/** Time and author of a change, the version of the page after it, and the version of the change that it reverts. */
export type ChangeMetadata = { at: string; by: string | null; pageVersion: number; reverts: number | null }

/** The repositories in the transaction of a change, and its metadata. */
export type ChangeContext = ChangeMetadata & {
  db: Executor
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
    by: string | null,
    lock: (pages: ChangeContext['pages'], at: string) => Promise<PageState | undefined>,
    missing: Error,
    work: (context: ChangeContext, slug: string) => Promise<T>,
    reverts: number | null = null,
  ): Promise<T> {
    const done = await db.transaction().execute(async (transaction) => {
      const page = await lock(pagesRepository(transaction), new Date().toISOString())
      if (!page) throw missing
      const { slug, version } = page
      return { slug, version, result: await work(contextForPage(transaction, page, { by, reverts }), slug) }
    })
    await onChange(done.slug, done.version)
    return done.result
  }
}

/** Changes several pages in one transaction. */
export async function changePages(
  db: Db,
  onChange: OnChange,
  by: string | null,
  slugs: string[],
  work: (context: ChangeContext, slug: string) => Promise<void>,
): Promise<void> {
  // Always locked in the same order, to avoid deadlocks.
  const sorted = slugs.toSorted()
  const changed = await db.transaction().execute(async (transaction) => {
    const locked: PageState[] = []
    for (const slug of sorted) {
      const page = await pagesRepository(transaction).lockPage(slug, new Date().toISOString())
      if (!page) continue
      await work(contextForPage(transaction, page, { by, reverts: null }), slug)
      locked.push(page)
    }
    return locked
  })
  for (const { slug, version } of changed) await onChange(slug, version)
}

function contextForPage(
  transaction: Executor,
  { version, updated_at }: PageState,
  metadata: Pick<ChangeMetadata, 'by' | 'reverts'>,
): ChangeContext {
  return createContext(transaction, { ...metadata, at: updated_at, pageVersion: version })
}

export function createContext(transaction: Executor, metadata: ChangeMetadata): ChangeContext {
  return {
    ...metadata,
    db: transaction,
    pages: pagesRepository(transaction),
    items: itemsRepository(transaction),
    revisions: revisionsRepository(transaction),
  }
}

/** Stores the block's row with `changed` and the next version; returns it. */
export async function storeBlock(
  context: ChangeContext,
  block: BlockRow,
  changed: Partial<BlockRow> = {},
): Promise<BlockRow> {
  const next = { ...block, ...changed, version: block.version + 1, updated_at: context.at, updated_by: context.by }
  await context.pages.updateBlock(next)
  return next
}

export async function requireBlock({ pages }: ChangeContext, id: string): Promise<BlockRow> {
  const block = await pages.findBlock(id)
  if (!block) throw notFound('BLOCK_NOT_FOUND')
  return block
}
