import * as z from 'zod'
import type { Block, Item, ItemList } from '#api/pages.ts'
import { name } from '#api/shared-fields.ts'
import { readCursor, writeCursor } from '#server/cursor.ts'
import type { Content, Db } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import type { PageCache } from '#server/render/page-cache.ts'
import { type SearchRequest, search } from '#server/search/search.ts'
import { loadAddresses, publicAddresses, readAddresses } from './addresses.ts'
import { type CursorPosition, itemsRepository, toItem, toListedItem } from './items-repository.ts'
import { type BlockRow, type PageRow, pagesRepository, toBlock } from './pages-repository.ts'
import { listOf } from './parse-content.ts'
import { findItem } from './rename-item.ts'

export type ReadOptions = { collections?: 'none' | undefined }
export type ReadPage = { page: PageRow; blocks: Block[] }
export type Repositories = {
  pages: Pick<
    ReturnType<typeof pagesRepository>,
    'listPages' | 'readPage' | 'changeTimes' | 'findBlock' | 'findSettings'
  >
  items: Pick<
    ReturnType<typeof itemsRepository>,
    'listOf' | 'listNamed' | 'select' | 'find' | 'count' | 'countByType' | 'listChanges' | 'hasDrafts'
  >
}

const sortKey = z.tuple([name, z.number(), name])

function readPosition(cursor: string): CursorPosition {
  const [date, position, id] = readCursor(sortKey, cursor)
  return { date, position, id }
}

type ReaderOptions = {
  cache?: PageCache
  /**
   * Leaves out drafts, and throws 404 for items of a hidden block. `readPage` leaves out no hidden pages and blocks.
   */
  isPublic?: boolean
  /** Replaces the database's repositories, to read another state of some pages (overlaid-repositories.ts). */
  overlaid?: Repositories
}

export function pagesReader(db: Db, { cache, isPublic = false, overlaid }: ReaderOptions = {}) {
  const repositories = overlaid ?? { pages: pagesRepository(db), items: itemsRepository(db, { isPublic }) }
  const { pages, items } = repositories

  /** Throws 404 if there is no such block, or, with `isPublic`, if the block or its page is hidden. */
  async function requireBlock(id: string): Promise<BlockRow> {
    const block = await pages.findBlock(id)
    const settings = block && isPublic ? await pages.findSettings(block.page_slug) : undefined
    if (!block || (isPublic && block.content.hidden === true) || settings?.content?.state === 'hidden') {
      throw notFound('BLOCK_NOT_FOUND')
    }
    return block
  }

  return {
    changeTimes: pages.changeTimes,

    async addresses() {
      const all = await (overlaid ? loadAddresses(db, overlaid.pages) : readAddresses(db, cache))
      return isPublic ? publicAddresses(all) : all
    },

    /** The blocks are in ascending order. */
    readPage: (slug: string, options: ReadOptions = {}) => readBlocks(repositories, slug, options),

    /** Newest first, without their long bodies. */
    async readItems(blockId: string, selection: Parameters<typeof items.select>[1]): Promise<Item[]> {
      return (await items.select(blockId, selection)).map(toListedItem)
    },

    /** Keeps their order, and leaves out their long bodies and those that are missing. */
    async readNamed(blockId: string, ids: string[]): Promise<Item[]> {
      const found = new Map((await items.listNamed(blockId, ids)).map((row) => [row.id, toListedItem(row)]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    search: (request: SearchRequest) => search(db, request),

    listChanges: items.listChanges,

    hasDrafts: items.hasDrafts,

    countItems: items.countByType,

    /** The item has its long body. */
    async findItem(blockId: string, id: string): Promise<Item | undefined> {
      const row = await items.find(blockId, id)
      return row && toItem(row)
    },

    async listItems(blockId: string, query: { limit: number; type?: string; cursor?: string }): Promise<ItemList> {
      const { limit, type, cursor } = query
      await requireBlock(blockId)
      const after = cursor === undefined ? undefined : readPosition(cursor)
      // Reads one item more than requested, to find out whether there is a next page.
      const rows = await items.select(blockId, { type, after, limit: limit + 1 })
      const last = rows.length > limit ? rows[limit - 1] : undefined
      return {
        items: rows.slice(0, limit).map(toListedItem),
        next_cursor: last ? writeCursor([last.date, last.position, last.id]) : null,
        total: await items.count(blockId, type),
      }
    },

    async readItem(blockId: string, id: string): Promise<Item> {
      const row = await findItem(db, await requireBlock(blockId), id, items)
      if (!row) throw notFound('ITEM_NOT_FOUND')
      return toItem(row)
    },
  }
}

/** Takes one query, and a second one for the items of all its collections unless `collections` is 'none'. */
export async function readBlocks({ pages, items }: Repositories, slug: string, { collections }: ReadOptions = {}) {
  const found = await pages.readPage(slug)
  if (!found) return undefined
  if (collections === 'none') return { page: found.page, blocks: found.blocks.map((row) => toBlock(row)) }
  const holders = found.blocks.filter((row) => listOf(row.block_type)).map(({ id }) => id)
  const rows = holders.length > 0 ? await items.listOf(holders) : []
  const contents = new Map<string, Content[]>(holders.map((id) => [id, []]))
  for (const row of rows) contents.get(row.block_id)?.push(row.content)
  const blocks = found.blocks.map((row) => {
    const list = listOf(row.block_type)
    return toBlock(row, list ? { list, items: contents.get(row.id) ?? [] } : undefined)
  })
  return { page: found.page, blocks }
}
