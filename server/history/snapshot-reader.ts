import { siteKey } from '#content/page-keys.ts'
import type { Db } from '#server/db/schema.ts'
import { indexColumns } from '#server/pages/items-repository.ts'
import { overlaidRepositories, type PageOverlay } from '#server/pages/overlaid-repositories.ts'
import { pagesReader } from '#server/pages/pages-reader.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import { listOf } from '#server/pages/parse-content.ts'
import { settingsId } from '#server/pages/revisions-repository.ts'
import type { PagesReader } from '#server/render/read-blocks.ts'
import type { ChangeKey } from './repository.ts'
import { blocksIn } from './snapshot.ts'
import { snapshotRepository } from './snapshot-repository.ts'

/** Reads all other pages as they are now. */
export async function snapshotReader(db: Db, key: ChangeKey): Promise<PagesReader> {
  const snapshots = snapshotRepository(db)
  await snapshots.requireChange(key)
  const snapshot = await snapshots.snapshotAt(key)
  const at = { version: 1, updated_at: new Date().toISOString(), updated_by: null }
  const blocks = blocksIn(snapshot).map(({ block_id: id, block_type, position, content }) => {
    return { id, page_slug: key.page, block_type, position, content, ...at }
  })
  const has = (id: string) => blocks.some((block) => block.id === id)
  const content = snapshot.get(settingsId(key.page))?.content

  const overlay: PageOverlay = {
    // Only the site's earlier settings are listed. With those of a page, its current address would not be found.
    settings: async () => (key.page === siteKey ? [{ slug: siteKey, content: content ?? {}, ...at }] : []),
    async page(slug) {
      const stored = slug === key.page ? await pagesRepository(db).readPage(slug) : undefined
      return stored && { page: { ...stored.page, content: content ?? null }, blocks }
    },
    pageOf: (id) => (has(id) ? key.page : undefined),
    async items(block) {
      if (!has(block)) return undefined
      return [...snapshot.values()].flatMap(({ block_id, item_id, block_type, position, content }) => {
        const place = { block_id, id: String(item_id), list: listOf(block_type) ?? '', position, content }
        return block_id === block && item_id !== null ? [{ ...place, ...indexColumns(content), ...at }] : []
      })
    },
  }
  return pagesReader(db, { overlaid: overlaidRepositories(db, overlay) })
}
