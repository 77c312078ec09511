import type { HistoryList, HistoryQuery } from '#api/history.ts'
import type { Role } from '#api/permissions.ts'
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
 * The account that makes a change; null for an import, and for the clock where nobody is known. `locales` are the
 * languages that a translator may change; null for other roles. `release` is the release in which the account works.
 * `signedInAt` is the time of the sign-in, which the clock does not have.
 */
export type Author = {
  id: string
  role: Role
  locales: Locale[] | null
  release?: ReleaseScope | undefined
  signedInAt?: Date | undefined
} | null

/**
 * The release in which a change is made. `run` calls `work` in a transaction in which the tables contain the content of
 * the release. Then it stores the changed documents in the release and rolls back everything else
 * (server/releases/write-into-release.ts).
 */
export type ReleaseScope = {
  id: string
  /** Lists and reverts changes of the release. Their `version` is their number (`seq`) in the release. */
  history: {
    list(query: HistoryQuery, reader: string): Promise<HistoryList>
    revert(context: ChangeContext, key: { page: string; version: number }, force: boolean): Promise<boolean>
  }
  run<T>(author: string, work: (transaction: Executor, versions: Versioning) => Promise<T>): Promise<T>
}

/** Computes new version numbers and reads earlier contents. Both differ in a release (server/releases/versions.ts). */
export type Versioning = {
  /** The number of the change in its release; undefined on the live site. */
  seq?: number
  next: (version: number) => number
  revisions: ReturnType<typeof revisionsRepository>
}

/** `pageVersion` is the page's version after the change, and `reverts` the page version of the change it reverts. */
export type ChangeMetadata = { at: string; author: Author; pageVersion: number; reverts: number | null }

/** The repositories in the transaction of a change, its metadata, and the pages that it changed. */
export type ChangeContext = ChangeMetadata & {
  /** The id of the author. */
  by: string | null
  db: Executor
  changed: PageState[]
  pages: ReturnType<typeof pagesRepository>
  items: ReturnType<typeof itemsRepository>
  revisions: Versioning['revisions']
  seq: number | undefined
  nextVersion: Versioning['next']
}

/** Throws 409 if the author works in a release. For operations that releases do not support. */
export function requireLive(author: Author): void {
  if (author?.release) throw conflict('NOT_IN_RELEASE')
}

/** Thrown to roll back a change that has nothing to write, so that the page keeps its version. */
export class NothingToDo extends Error {}

/**
 * Returns a function that runs a change of a page in a transaction. The transaction first calls `lock` (for example
 * `lockPage` of the repository), so that changes of one page run one after another. The function throws `missing` if
 * `lock` returns undefined.
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
      const context = createContext(transaction, page, { author, reverts }, versions)
      context.changed.push(page)
      const result = await work(context, page.slug)
      return { changed: context.changed, indexed: [page], result }
    })
  }
}

/** Like `changes`, for changes of a block or of its items. Throws 404 if the block does not exist. */
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

/** Calls `work` for each page, in one transaction. Pages that do not exist are skipped. */
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
      const context = createContext(transaction, page, { author }, versions)
      await work(context, page.slug)
      changed.push(page, ...context.changed)
    }
    return { changed, indexed: pages, result: undefined }
  })
}

/** Locks the pages that exist, always in the same order to avoid deadlocks: the row 'site' last. */
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
 * Runs a change in the author's release, or on the live site. Only a change of the live site is indexed for the search
 * and reported to `onChange`, because visitors do not see changes in a release.
 */
async function inTransaction<T>(
  db: Db,
  onChange: OnChange,
  author: Author,
  work: (transaction: Executor, versions?: Versioning) => Promise<Done<T>>,
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

const liveVersions = (transaction: Executor): Versioning => ({
  next: (version) => version + 1,
  revisions: revisionsRepository(transaction),
})

/** Creates the context of a change of a locked page. */
export function createContext(
  transaction: Executor,
  { version, updated_at }: PageState,
  { author, reverts = null }: { author: Author; reverts?: number | null },
  { seq, next, revisions }: Versioning = liveVersions(transaction),
): ChangeContext {
  return {
    author,
    reverts,
    at: updated_at,
    pageVersion: version,
    by: author?.id ?? null,
    db: transaction,
    changed: [],
    pages: pagesRepository(transaction),
    items: itemsRepository(transaction),
    revisions,
    seq,
    nextVersion: next,
  }
}

/** Updates the block's row with `changed` and the next version. Returns the updated row; writes no revision. */
export async function storeBlock(context: ChangeContext, block: BlockRow, changed: Partial<BlockRow> = {}) {
  const version = context.nextVersion(block.version)
  const columns = { ...changed, version, updated_at: context.at, updated_by: context.by }
  await context.pages.updateBlock(block.id, columns)
  return { ...block, ...columns }
}
