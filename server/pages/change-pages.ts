import type { HistoryList, HistoryQuery } from '#api/history.ts'
import type { Role } from '#api/permissions.ts'
import type { Locale } from '#content/locale.ts'
import { siteKey } from '#content/page-keys.ts'
import { requirePublisher } from '#server/auth/guards.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { conflict, notFound } from '#server/errors.ts'
import { indexChange } from '#server/search/index-content.ts'
import { itemsRepository } from './items-repository.ts'
import { type BlockRow, type PageState, pagesRepository } from './pages-repository.ts'
import { revisionsRepository } from './revisions-repository.ts'

/**
 * Called after the commit and before the response, with a page's key and version, or a deleted file's and the time in
 * ms.
 */
export type OnChange = (slug: string, version: number) => void | Promise<void>

/**
 * Null for an import, and for the clock where nobody is known. `locales` are those that a translator may change, null
 * for other roles. The clock has no `signedInAt` and no `changes_live`.
 */
export type Author = {
  id: string
  role: Role
  locales: Locale[] | null
  release?: ReleaseScope | undefined
  signedInAt?: Date | undefined
  changes_live?: boolean | undefined
} | null

/**
 * `run` calls `work` in a transaction whose tables contain the content of the release, stores the changed documents in
 * the release and rolls back the rest (server/releases/write-into-release.ts).
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

export type ChangeContext = ChangeMetadata & {
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
 * Runs a change of a page in a transaction, which first calls `lock`, so that changes of one page run one after
 * another. Throws `missing` if `lock` returns undefined.
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
 * Works in the author's release, or live, where that is allowed. Only live changes are indexed and reported, because
 * visitors see no releases.
 */
async function inTransaction<T>(
  db: Db,
  onChange: OnChange,
  author: Author,
  work: (transaction: Executor, versions?: Versioning) => Promise<Done<T>>,
): Promise<T> {
  if (author?.release) return (await author.release.run(author.id, work)).result
  requirePublisher(author)
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

/** Writes the next version, too, but no revision. */
export async function storeBlock(context: ChangeContext, block: BlockRow, changed: Partial<BlockRow> = {}) {
  const version = context.nextVersion(block.version)
  const columns = { ...changed, version, updated_at: context.at, updated_by: context.by }
  await context.pages.updateBlock(block.id, columns)
  return { ...block, ...columns }
}
