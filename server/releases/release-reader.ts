import type { Db } from '#server/db/schema.ts'
import { type ItemRow, itemsRepository } from '#server/pages/items-repository.ts'
import { overlaidRepositories, type PageOverlay } from '#server/pages/overlaid-repositories.ts'
import { pagesReader } from '#server/pages/pages-reader.ts'
import { type ChangedPage, changedPages } from './changed-pages.ts'
import { byPage, readReleasePage } from './release-pages.ts'
import { type DocumentRow, releasesRepository, underWay } from './repository.ts'
import { type RowsInRelease, rowsInRelease } from './rows-in-release.ts'

export type ReleaseReader = ReturnType<typeof pagesReader> & { changedPages: () => Promise<ChangedPage[]> }
/**
 * The reader is for one request. It returns the live site for a release that is not under way. With `isPublic`, it
 * reads what visitors would, and besides the hidden pages that the release changes.
 */
export type OpenReleaseReader = (release: string, options?: { isPublic?: boolean }) => Promise<ReleaseReader>

export function releaseReaders(db: Db): OpenReleaseReader {
  return async (release, { isPublic = false } = {}) => {
    const { documents, hidden, ...overlay } = await releaseOverlay(db, release, isPublic)
    const reader = pagesReader(db, { isPublic, overlaid: overlaidRepositories(db, overlay, isPublic) })
    return { ...reader, changedPages: async () => changedPages(documents, await reader.addresses(), hidden) }
  }
}

/** `hidden` are the pages that are shown although they are hidden; complete once `settings` were read. */
type ReleaseOverlay = PageOverlay & { documents: DocumentRow[]; hidden: Set<string> }

async function releaseOverlay(db: Db, id: string, showsHidden: boolean): Promise<ReleaseOverlay> {
  const releases = releasesRepository(db)
  const release = await releases.find(id)
  const isUnderWay = underWay.some((state) => state === release?.state)
  const documents = isUnderWay ? await releases.documents(id) : []
  const perPage = byPage(documents)
  const pages = new Map<string, Promise<RowsInRelease>>()
  const items = new Map<string, Promise<ItemRow[] | undefined>>()
  const hidden = new Set<string>()

  function rowsOf(slug: string): Promise<RowsInRelease> | undefined {
    const own = perPage.get(slug)
    if (!own) return undefined
    const known = pages.get(slug) ?? readReleasePage(db, slug, own).then(rowsInRelease).then(shown)
    pages.set(slug, known)
    return known
  }

  function shown(rows: RowsInRelease): RowsInRelease {
    const { slug, content } = rows.page
    if (!showsHidden || content?.state !== 'hidden') return rows
    hidden.add(slug)
    return { ...rows, page: { ...rows.page, content: { ...content, state: 'public' } } }
  }

  return {
    documents,
    hidden,
    async settings() {
      const own = documents.filter(({ block_type }) => showsHidden || block_type === 'PAGE')
      const slugs = [...new Set(own.map(({ page_slug }) => page_slug))]
      const rows = await Promise.all(slugs.map(rowsOf))
      return rows.flatMap((found) => found?.page ?? [])
    },
    page: async (slug) => rowsOf(slug),
    pageOf: (block) => documents.find(({ block_id }) => block_id === block)?.page_slug,
    items(block) {
      const known = items.get(block) ?? itemsOf(block)
      items.set(block, known)
      return known
    },
  }

  async function itemsOf(block: string): Promise<ItemRow[] | undefined> {
    const own = documents.find(({ block_id, item_id }) => block_id === block && item_id)
    const rows = own && (await rowsOf(own.page_slug))
    if (!rows) return undefined
    const changed = new Map(rows.items.filter((row) => row.block_id === block).map((row) => [row.id, row]))
    const gone = new Set(rows.deletedItems.filter((row) => row.block_id === block).map(({ id }) => id))
    const stored = (await itemsRepository(db).listOf([block])).filter(({ id }) => !gone.has(id) && !changed.has(id))
    return [...stored, ...changed.values()]
  }
}
