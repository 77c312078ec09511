import type { HistoryList, HistoryQuery } from '#api/history.ts'
import type { Locale } from '#content/locale.ts'
import { siteKey } from '#content/page-keys.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { conflict, notFound } from '#server/errors.ts'
import { indexChange } from '#server/search/index-content.ts'
import { itemsRepository } from './items-repository.ts'
import { type BlockRow, type PageState, pagesRepository } from './pages-repository.ts'
import { revisionsRepository } from './revisions-repository.ts'

/**
 * Called after the commit and before the response, with the key and the new version of a changed page, or with the key
 * of a deleted file and the time in milliseconds.
 */
export type OnChange = (slug: string, version: number) => void | Promise<void>

/**
 * Who makes a change, with the languages that a translator may change and the release in which it is made; null for
 * imports.
 */
export type Author = { id: string; locales: Locale[] | null; release?: ReleaseScope | undefined } | null

/**
 * The release in which a change is made. `run` runs the change in a transaction in which the database holds the content
 * of the release. What it did to documents is stored in the release; all else is rolled back
 * (server/releases/write-into-release.ts).
 */
export type ReleaseScope = {
  id: string
  /** The changes made in the release, whose `version` is the number (`seq`) of the change in the release. */
  history: {
    list(query: HistoryQuery, reader: string): Promise<HistoryList>
    revert(context: ChangeContext, key: { page: string; version: number }, force: boolean): Promise<boolean>
  }
  run<T>(author: string, work: (transaction: Executor, versions: Versions) => Promise<T>): Promise<T>
}

/**
 * How a change numbers versions and reads earlier ones. A change in a release has its own
 * (server/releases/versions.ts).
 */
export type Versions = {
  /** The number of a change in a release, by which the history of the release names it. */
  seq?: number
  next: (version: number) => number
  revisions: ReturnType<typeof revisionsRepository>
}

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
  revisions: Versions['revisions']
  seq: number | undefined
  nextVersion: Versions['next']
}

/** Throws 409 in a release, for what a release cannot hold. */
export function requireLive(author: Author): void {
  if (author?.release) throw conflict('NOT_IN_RELEASE')
}

/** Thrown to roll back a change that has nothing to write, so that the page keeps its version. */
export class NothingToDo extends Error {}

/**
 * Serializes the changes of a page. Each runs in its own transaction, which begins with `lock` (of the repository,
 * `lockPage` for example) and includes the revisions. Throws `missing` if there is nothing to lock.
 */
export function changes(db: Db, onChange: OnChange) {
  return async function change<T>(
    author: Author,
    lock: (pages: ChangeContext['pages'], at: string) => Promise<PageState | undefined>,
    missing: Error,
    work: (context: ChangeContext, slug: string) => Promise<T>,
    reverts: number | null = null,
  ): Promise<T> {
    return inTransaction(db, onChange, author, async (transaction, versions) => {
      const page = await lock(pagesRepository(transaction), new Date().toISOString())
      if (!page) throw missing
      const metadata = { author, reverts, at: page.updated_at, pageVersion: page.version }
      const context = createContext(transaction, metadata, versions)
      context.changed.push(page)
      const result = await work(context, page.slug)
      return { changed: context.changed, indexed: [page], result }
    })
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
export function changePages(
  db: Db,
  onChange: OnChange,
  author: Author,
  slugs: string[],
  work: (context: ChangeContext, slug: string) => Promise<void>,
): Promise<void> {
  return inTransaction(db, onChange, author, async (transaction, versions) => {
    const pages = await lockPages(transaction, slugs)
    const changed: PageState[] = []
    for (const page of pages) {
      const { version: pageVersion, updated_at: at } = page
      const context = createContext(transaction, { author, reverts: null, at, pageVersion }, versions)
      await work(context, page.slug)
      changed.push(page, ...context.changed)
    }
    return { changed, indexed: pages, result: undefined }
  })
}

/** Locks pages, always in the same order to avoid deadlocks; those that do not exist are left out. */
export async function lockPages(transaction: Executor, slugs: string[]): Promise<PageState[]> {
  const isSite = (slug: string) => Number(slug === siteKey)
  const sorted = slugs.toSorted((one, other) => isSite(one) - isSite(other) || (one < other ? -1 : 1))
  const locked: PageState[] = []
  for (const slug of sorted) {
    const page = await pagesRepository(transaction).lockPage(slug, new Date().toISOString())
    if (page) locked.push(page)
  }
  return locked
}

type Done<T> = { changed: PageState[]; indexed: PageState[]; result: T }

/**
 * Runs a change of the live site, or in the author's release. The latter is neither indexed for search nor announced by
 * `onChange`, because visitors do not see it.
 */
async function inTransaction<T>(
  db: Db,
  onChange: OnChange,
  author: Author,
  work: (transaction: Executor, versions?: Versions) => Promise<Done<T>>,
): Promise<T> {
  if (author?.release) return (await author.release.run(author.id, work)).result
  const { changed, result } = await db.transaction().execute(async (transaction) => {
    const done = await work(transaction)
    for (const { slug, version } of done.indexed) await indexChange(transaction, slug, version)
    return done
  })
  for (const { slug, version } of changed) await onChange(slug, version)
  return result
}

const liveVersions = (transaction: Executor): Versions => ({
  next: (version) => version + 1,
  revisions: revisionsRepository(transaction),
})

export function createContext(
  transaction: Executor,
  metadata: ChangeMetadata,
  { seq, next, revisions }: Versions = liveVersions(transaction),
): ChangeContext {
  return {
    ...metadata,
    by: metadata.author?.id ?? null,
    db: transaction,
    changed: [],
    pages: pagesRepository(transaction),
    items: itemsRepository(transaction),
    revisions,
    seq,
    nextVersion: next,
  }
}

/** Stores the block's row with `changed` and the next version; returns it. */
export async function storeBlock(context: ChangeContext, block: BlockRow, changed: Partial<BlockRow> = {}) {
  const version = context.nextVersion(block.version)
  const columns = { ...changed, version, updated_at: context.at, updated_by: context.by }
  await context.pages.updateBlock(block.id, columns)
  return { ...block, ...columns }
}
