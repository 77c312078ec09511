import type { Problem } from '#api/problem.ts'
import type { SignedIn } from '#server/auth/guards.ts'
import type { Executor } from '#server/db/schema.ts'
import { conflict, SiteError } from '#server/errors.ts'
import { applyDesiredState } from '#server/history/apply-desired-state.ts'
import { revert } from '#server/history/revert.ts'
import { type Author, type ChangeContext, createContext, lockPages } from '#server/pages/change-pages.ts'
import { type PageState, pagesRepository } from '#server/pages/pages-repository.ts'
import { takeAddress } from '#server/pages/rename-item.ts'
import { requireMayOpen } from '#server/pages/require-permission.ts'
import { referencesDeletedUploads } from '#server/pages/require-uploads.ts'
import { indexChange } from '#server/search/index-content.ts'
import { publishRecords } from './publish-records.ts'
import { byPage, type ReleasePage, readReleasePage } from './release-pages.ts'
import { type DocumentRow, documentKey, type ReleaseRow, releasesRepository } from './repository.ts'
import { requireTranslated } from './require-translated.ts'

/**
 * Makes one ordinary change of each page. Throws 409 with the conflicts, or with the texts that must be translated
 * first.
 */
export async function publish(transaction: Executor, release: ReleaseRow, author: Author): Promise<PageState[]> {
  const releases = releasesRepository(transaction)
  const documents = await documentsToPublish(transaction, release.id, author)
  if (documents.size === 0) throw conflict('RELEASE_EMPTY')
  const at = new Date().toISOString()
  for (const slug of documents.keys()) {
    await pagesRepository(transaction).insertMissingPage({ slug, version: 0, updated_at: at })
  }
  const published: ReleaseRow['published_content']['changes'] = []
  const changed = await changeEach(transaction, author, [...documents.keys()], async (context, slug) => {
    const page = await readReleasePage(transaction, slug, documents.get(slug) ?? [])
    const conflicts = conflictsIn(page, slug)
    if (conflicts.length > 0) throw conflict('CHANGED_MEANWHILE', { conflicts })
    await requireUploads(transaction, page)
    for (const { block_id, id } of newItems(page)) {
      const block = page.stored.blocks.find((row) => row.id === block_id)
      if (block) await takeAddress(context, block, id)
    }
    if (await applyDesiredState(context, page.stored, page.desired, { keepsAddress: true })) {
      published.push({ page: slug, version: context.pageVersion })
    }
  })
  await publishRecords(transaction, release.id, new Set([...documents.values()].flat().map(documentKey)))
  await requireTranslated(transaction, release)
  const state = {
    state: 'published',
    publish_at: null,
    published_at: at,
    published_by: author?.id ?? null,
    updated_at: at,
  } as const
  await releases.update(release.id, { ...state, published_content: { changes: published } })
  return changed
}

/** Throws the conflicts with the live site as one 409, as publishing would. */
export async function requireDecided(db: Executor, documents: Map<string, DocumentRow[]>): Promise<void> {
  const conflicts: Problem['conflicts'] = []
  for (const [page, own] of documents) conflicts.push(...conflictsIn(await readReleasePage(db, page, own), page))
  if (conflicts.length > 0) throw conflict('CHANGED_MEANWHILE', { conflicts })
}

const conflictsIn = ({ conflicts }: ReleasePage, page: string) =>
  conflicts.map(({ item_id: _, ...rest }) => ({ ...rest, page }))

/** Throws 403 if the author may not change one of the pages. */
export async function documentsToPublish(db: Executor, release: string, author: Author) {
  const documents = byPage((await releasesRepository(db).documents(release)).filter(({ is_left }) => !is_left))
  for (const slug of documents.keys()) requireMayOpen(author, slug)
  return documents
}

/** Throws 409 with the conflicts if the same values were changed again since, unless `force` is set. */
export async function rollBack(transaction: Executor, release: ReleaseRow, author: SignedIn, force: boolean) {
  const versions = new Map(release.published_content.changes.map(({ page, version }) => [page, version]))
  const changed = await changeEach(
    transaction,
    author,
    [...versions.keys()],
    async (context, page) => {
      await revert(context, { page, version: versions.get(page) as number }, force)
    },
    versions,
  )
  const at = new Date().toISOString()
  const state = { state: 'rolled_back', rolled_back_at: at, rolled_back_by: author.id, updated_at: at } as const
  await releasesRepository(transaction).update(release.id, state)
  return changed
}

/** Its documents still have the live states that they started from, and are merged with the live site again. */
export const reopen = (transaction: Executor, id: string) =>
  releasesRepository(transaction).update(id, {
    state: 'open',
    published_at: null,
    published_by: null,
    published_content: { changes: [] },
    rolled_back_at: null,
    rolled_back_by: null,
    updated_at: new Date().toISOString(),
  })

/** Throws the conflicts of all pages as one 409. */
async function changeEach(
  transaction: Executor,
  author: Author,
  slugs: string[],
  work: (context: ChangeContext, slug: string) => Promise<void>,
  reverts?: Map<string, number>,
): Promise<PageState[]> {
  const conflicts: Problem['conflicts'] = []
  const changed: PageState[] = []
  for (const page of await lockPages(transaction, slugs)) {
    const { slug, version } = page
    // Before the work, whose conflicts have values of the page.
    requireMayOpen(author, slug)
    const context = createContext(transaction, page, { author, reverts: reverts?.get(slug) ?? null })
    await work(context, slug).catch((error) => {
      const found = error instanceof SiteError ? error.members.conflicts : undefined
      if (!found) throw error
      conflicts.push(...found.map((each) => ({ ...each, page: slug })))
    })
    await indexChange(transaction, slug, version)
    changed.push(page, ...context.changed)
  }
  if (conflicts.length > 0) throw conflict('CHANGED_MEANWHILE', { conflicts })
  return changed
}

async function requireUploads(db: Executor, { desired, current }: ReleasePage) {
  const wanted = [...desired.values()].map(({ document }) => document?.content)
  const stored = [...current.values()].map(({ content }) => content)
  if (await referencesDeletedUploads(db, wanted, stored)) throw conflict('UPLOAD_DELETED')
}

function newItems({ desired, current }: ReleasePage) {
  return [...desired].flatMap(([key, { block_id, item_id, document }]) =>
    document && item_id !== null && !current.has(key) ? [{ block_id, id: item_id }] : [],
  )
}
