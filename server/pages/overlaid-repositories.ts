import type { Executor } from '#server/db/schema.ts'
import { compareItems, type ItemRow, itemsRepository, toPublicRow } from './items-repository.ts'
import type { Repositories } from './pages-reader.ts'
import { type BlockRow, type PageRow, pagesRepository } from './pages-repository.ts'

/** An earlier state of some pages, or the state in a release. */
export type PageOverlay = {
  /** The pages whose settings differ from the stored ones. */
  settings: () => Promise<Pick<PageRow, 'slug' | 'updated_at' | 'content'>[]>
  /** Undefined if the page is to be read from the database. */
  page: (slug: string) => Promise<{ page: PageRow; blocks: BlockRow[] } | undefined>
  /** Finds the page of a block that exists only in the overlay. */
  pageOf: (block: string) => string | undefined
  items: (block: string) => Promise<ItemRow[] | undefined>
}

/** Creates repositories for a pages reader. They read the overlay, and the database for what the overlay lacks. */
export function overlaidRepositories(db: Executor, overlay: PageOverlay, isPublic = false): Repositories {
  const pages = pagesRepository(db)
  const items = itemsRepository(db, { isPublic })

  async function itemsOf(block: string): Promise<ItemRow[] | undefined> {
    const found = (await overlay.items(block))?.toSorted(compareItems)
    return isPublic ? found?.filter(({ is_draft }) => !is_draft).map(toPublicRow) : found
  }

  return {
    pages: {
      async listPages() {
        const settings = new Map((await overlay.settings()).map((page) => [page.slug, page]))
        const stored = (await pages.listPages()).filter(({ slug }) => !settings.has(slug))
        return [...stored, ...settings.values()]
      },
      changeTimes: pages.changeTimes,
      readPage: async (slug) => (await overlay.page(slug)) ?? pages.readPage(slug),
      async findBlock(id) {
        const stored = await pages.findBlock(id)
        const slug = stored?.page_slug ?? overlay.pageOf(id)
        const overlaid = slug === undefined ? undefined : await overlay.page(slug)
        return overlaid ? overlaid.blocks.find((block) => block.id === id) : stored
      },
      findSettings: async (slug) => (await overlay.page(slug))?.page ?? pages.findSettings(slug),
    },

    items: {
      listChanges: items.listChanges,
      hasDrafts: items.hasDrafts,
      async listOf(blocks) {
        const overlaid = await Promise.all(blocks.map(itemsOf))
        const others = blocks.filter((_, index) => !overlaid[index])
        return [...overlaid.flatMap((rows) => rows ?? []), ...(others.length > 0 ? await items.listOf(others) : [])]
      },
      async listNamed(block, ids) {
        const rows = await itemsOf(block)
        return rows ? rows.filter(({ id }) => ids.includes(id)) : items.listNamed(block, ids)
      },
      async select(block, selection) {
        const rows = await itemsOf(block)
        if (!rows) return items.select(block, selection)
        const { type, limit, offset = 0, after, except = [] } = selection
        return rows
          .filter((row) => (type === undefined || row.type === type) && !except.includes(row.id))
          .filter((row) => !after || compareItems(after, row) < 0)
          .slice(offset, offset + limit)
      },
      async count(block, type) {
        const rows = await itemsOf(block)
        return rows ? rows.filter((row) => type === undefined || row.type === type).length : items.count(block, type)
      },
      async countByType(block) {
        const rows = await itemsOf(block)
        if (!rows) return items.countByType(block)
        const totals = new Map<string | null, number>()
        for (const { type } of rows) totals.set(type, (totals.get(type) ?? 0) + 1)
        return totals
      },
      async find(block, id) {
        const rows = await itemsOf(block)
        return rows ? rows.find((row) => row.id === id) : items.find(block, id)
      },
    },
  }
}
