import type { Item } from '#api/pages.ts'
import { isSame } from '#content/json.ts'
import { merge } from '#content/merge.ts'
import type { Content, Db } from '#server/db/schema.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { type ChangeContext, changes, type OnChange, requireBlock, storeBlock } from './change-pages.ts'
import { requireUploadsExist } from './deleted-uploads.ts'
import { type ItemRow, toItem } from './items-repository.ts'
import { renumber } from './order-numbers.ts'
import type { BlockRow } from './pages-repository.ts'
import { collectionOf, parseItem, requireType } from './parse-content.ts'
import { changeItem, deleteItem, insertItem, requireItemLimit } from './write-items.ts'

type NewItem = { content: Content; before?: string | undefined }
type ItemChange = { content: Content; version?: number | undefined }
type Author = string | null

/** Changes of items of a collection. They increment the block's version too. */
export function itemService(db: Db, onChange: OnChange) {
  const change = changes(db, onChange)
  const ofBlock = <T>(id: string, by: Author, work: (context: ChangeContext, block: BlockRow) => Promise<T>) =>
    change(
      by,
      (pages, at) => pages.lockPageOf(id, at),
      notFound('BLOCK_NOT_FOUND'),
      async (context) => work(context, await requireBlock(context, id)),
    )

  return {
    create: (blockId: string, item: NewItem, by: Author): Promise<Item> =>
      ofBlock(blockId, by, (context, block) => createItem(context, block, item)),

    save: (blockId: string, id: string, changed: ItemChange, by: Author): Promise<Item> =>
      ofBlock(blockId, by, (context, block) => saveItem(context, block, id, changed)),

    delete: (blockId: string, id: string, by: Author): Promise<void> =>
      ofBlock(blockId, by, async (context, block) => {
        const row = await requireItem(context, block, id)
        await deleteItem(context, await storeBlock(context, block), row)
      }),

    reorder: (blockId: string, ids: string[], by: Author): Promise<void> =>
      ofBlock(blockId, by, (context, block) => reorderItems(context, block, ids)),
  }
}

/** Renumbers the positions of the items in the new order. */
async function reorderItems(context: ChangeContext, block: BlockRow, ids: string[]): Promise<void> {
  if (!collectionOf(block.block_type)) {
    throw invalid([{ path: 'item_ids', message: 'the block has no items to reorder' }])
  }
  const byId = new Map((await context.items.listOf([block.id])).map((row) => [row.id, row]))
  if (ids.length !== byId.size || new Set(ids).size !== byId.size || !ids.every((id) => byId.has(id))) {
    throw invalid([{ path: 'item_ids', message: 'must name every item of the block, each once' }])
  }
  const positions = renumber([...byId.values()].map(({ position }) => position))
  const placed = ids.map((id, index) => ({ row: byId.get(id) as ItemRow, position: positions[index] as number }))
  const moved = placed.filter(({ row, position }) => row.position !== position)
  if (moved.length === 0) return
  const next = await storeBlock(context, block)
  for (const { row, position } of moved) {
    await changeItem(context, next, row, { id: row.id, content: row.content, position })
  }
}

async function createItem(context: ChangeContext, block: BlockRow, { content, before }: NewItem): Promise<Item> {
  const accepted = parseItem(requireType(block.block_type, 'type'), content)
  const id = String(accepted.id)
  if (await context.items.find(block.id, id)) throw conflict('ITEM_EXISTS')
  await requireUploadsExist(context.db, accepted)
  const changed = await storeBlock(context, block)
  const position = await positionFor(context, changed, before)
  const row = await insertItem(context, changed, { id, content: accepted, position })
  await requireItemLimit(context, changed)
  return toItem(row)
}

async function positionFor(context: ChangeContext, block: BlockRow, before?: string): Promise<number> {
  if (before === undefined) return (await context.items.lastPosition(block.id)) + 1
  const next = await context.items.find(block.id, before)
  if (!next) throw invalid([{ path: 'before', message: `There is no item '${before}'` }])
  const day = await context.items.positionsOfDay(next)
  const place = day.findIndex(({ id }) => id === before)
  const previous = day[place - 1]?.position
  if (previous === undefined) return next.position - 1
  const middle = (previous + next.position) / 2
  return previous < middle && middle < next.position ? middle : makeRoom(context, block, next, place)
}

/** Renumbers the items of a day when two neighbours are so close that no number is between them. */
async function makeRoom(context: ChangeContext, block: BlockRow, { date }: ItemRow, place: number): Promise<number> {
  const day = (await context.items.listOf([block.id])).filter((row) => row.date === date)
  for (const [index, row] of day.entries()) {
    const position = index < place ? index + 1 : index + 2
    if (row.position !== position) await changeItem(context, block, row, { id: row.id, content: row.content, position })
  }
  return place + 1
}

export async function saveItem(
  context: ChangeContext,
  block: BlockRow,
  id: string,
  { content, version }: ItemChange,
): Promise<Item> {
  const row = await requireItem(context, block, id)
  if (content.id !== undefined && content.id !== id) {
    throw invalid([{ path: 'content.id', message: `must stay '${id}'` }])
  }
  const type = requireType(block.block_type, 'type')
  const mine = parseItem(type, { ...content, id })
  const isStale = version !== undefined && version !== row.version
  const base = isStale ? await context.revisions.itemAt(block.id, id, version) : row.content
  const merged = merge(base, row.content, mine)
  if (merged.conflicts.length > 0) {
    throw conflict('CHANGED_MEANWHILE', { current: toItem(row), conflicts: merged.conflicts })
  }
  const accepted = isStale ? parseItem(type, merged.content) : merged.content
  if (isSame(accepted, row.content)) return toItem(row)
  await requireUploadsExist(context.db, accepted, row.content)
  const { position } = row
  return toItem(await changeItem(context, await storeBlock(context, block), row, { id, content: accepted, position }))
}

async function requireItem({ items }: ChangeContext, block: BlockRow, id: string): Promise<ItemRow> {
  const row = await items.find(block.id, id)
  if (!row) throw notFound('ITEM_NOT_FOUND')
  return row
}
