import type { Item } from '#api/pages.ts'
import { siteKey } from '#content/page-keys.ts'
import type { Db } from '#server/db/schema.ts'
import { type CursorPosition, compareItems, indexColumns } from '#server/pages/items-repository.ts'
import { pagesReader } from '#server/pages/pages-reader.ts'
import { settingsId } from '#server/pages/revisions-repository.ts'
import type { PagesReader } from '#server/render/read-blocks.ts'
import type { ChangeKey } from './repository.ts'
import { blocksIn } from './snapshot.ts'
import { snapshotRepository } from './snapshot-repository.ts'

type SnapshotItem = Item & CursorPosition & ReturnType<typeof indexColumns>

/** A pages reader with one page as it was right after a change, and all others as they are. */
export async function snapshotReader(db: Db, key: ChangeKey): Promise<PagesReader> {
  const snapshots = snapshotRepository(db)
  await snapshots.requireChange(key)
  const snapshot = await snapshots.snapshotAt(key)
  const documents = [...snapshot.values()]
  const reader = pagesReader(db)
  const blocks = blocksIn(snapshot)
  const has = (id: string) => blocks.some(({ block_id }) => block_id === id)
  const now = new Date().toISOString()

  /** The items of a block, newest first, in the same order as the collection itself. */
  function itemsOf(id: string): SnapshotItem[] {
    return documents
      .flatMap(({ block_id, item_id, position, content }) =>
        block_id === id && item_id !== null
          ? [{ id: item_id, block_id, position, content, ...indexColumns(content), version: 1, updated_at: now }]
          : [],
      )
      .sort(compareItems)
  }

  return {
    ...reader,
    async addresses() {
      const addresses = await reader.addresses()
      return key.page === siteKey ? { ...addresses, site: snapshot.get(settingsId(siteKey))?.content ?? {} } : addresses
    },
    async readPage(slug, options) {
      const read = await reader.readPage(slug, options)
      if (!read || slug !== key.page) return read
      const settings = documents.find(({ block_id }) => block_id === settingsId(slug))
      return {
        page: { ...read.page, content: settings?.content ?? null },
        blocks: blocks.map(({ block_id: id, block_type, position: order, content }) => {
          return { id, page: slug, block_type, order, content, version: 1, updated_at: now }
        }),
      }
    },
    async readItems(id, selection) {
      if (!has(id)) return reader.readItems(id, selection)
      const { limit, offset = 0, type, after, except = [] } = selection
      return itemsOf(id)
        .filter((item) => (type === undefined || item.type === type) && !except.includes(item.id))
        .filter((item) => !after || compareItems(after, item) < 0)
        .slice(offset, offset + limit)
    },
    async countItems(id) {
      if (!has(id)) return reader.countItems(id)
      const totals = new Map<string | null, number>()
      for (const { type } of itemsOf(id)) totals.set(type, (totals.get(type) ?? 0) + 1)
      return totals
    },
    async findItem(id, item) {
      return has(id) ? itemsOf(id).find((each) => each.id === item) : reader.findItem(id, item)
    },
  }
}
