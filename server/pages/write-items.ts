import { isSame } from '#content/json.ts'
import type { Content, RevisionAction } from '#server/db/schema.ts'
import { invalid } from '#server/errors.ts'
import type { ChangeContext } from './change-pages.ts'
import { type ItemRow, indexColumns } from './items-repository.ts'
import type { BlockRow } from './pages-repository.ts'
import { collectionOf, listOf } from './parse-content.ts'
import { renameItem } from './rename-item.ts'

export type PlacedItem = { id: string; content: Content; position: number }
export type ItemsPlan = {
  added: PlacedItem[]
  changed: { row: ItemRow; item: PlacedItem }[]
  deleted: ItemRow[]
  isEmpty: boolean
}

export function planItems(stored: ItemRow[], wanted: Content[]): ItemsPlan {
  const rows = new Map(stored.map((row) => [row.id, row]))
  const placed = placeItems(stored, wanted)
  const kept = new Set(placed.map(({ id }) => id))
  const added = placed.filter(({ id }) => !rows.has(id))
  const deleted = stored.filter(({ id }) => !kept.has(id))
  const changed = placed.flatMap((item) => {
    const row = rows.get(item.id)
    const isAsItWas = row?.position === item.position && isSame(row.content, item.content)
    return row && !isAsItWas ? { row, item } : []
  })
  return { added, changed, deleted, isEmpty: added.length + deleted.length + changed.length === 0 }
}

/**
 * Lists are sorted by day first, so positions matter among the items of one day. If these have the wanted sequence,
 * they keep their positions and added ones get the next numbers.
 */
function placeItems(stored: ItemRow[], wanted: Content[]): PlacedItem[] {
  const byDay = Map.groupBy(wanted, (content) => indexColumns(content).date)
  return [...byDay].flatMap(([day, contents]) => {
    const ids = contents.map(({ id }) => String(id))
    const here = new Set(ids)
    const settled = stored.filter((row) => row.date === day && here.has(row.id))
    const inPlace = settled.every((row, index) => row.id === ids[index])
    const last = settled.at(-1)?.position ?? 0
    return contents.map((content, index) => {
      const kept = inPlace ? settled[index]?.position : index + 1
      return { id: String(content.id), content, position: kept ?? last + 1 + index - settled.length }
    })
  })
}

export async function storeItems(context: ChangeContext, block: BlockRow, plan: ItemsPlan): Promise<void> {
  const { added, changed, deleted } = plan
  for (const row of deleted) await deleteItem(context, block, row)
  for (const { row, item } of changed) await changeItem(context, block, row, item)
  for (const item of added) await insertItem(context, block, item)
  if (added.length > 0) await requireItemLimit(context, block)
}

/** Throws 422 if a block has too many items. Called after new items are stored: the error rolls them back. */
export async function requireItemLimit(context: ChangeContext, block: BlockRow): Promise<void> {
  const max = collectionOf(block.block_type)?.max ?? 0
  if ((await context.items.count(block.id)) <= max) return
  throw invalid([{ path: 'content', message: `A ${block.block_type} block holds at most ${max} items` }])
}

export async function addItems(context: ChangeContext, block: BlockRow, contents: Content[]): Promise<void> {
  for (const item of placeItems([], contents)) await insertItem(context, block, item)
}

/** A recreated one gets the version after its last one, so a save based on the old item is stale. */
export async function insertItem(context: ChangeContext, block: BlockRow, item: PlacedItem): Promise<ItemRow> {
  const { id, position } = item
  const content = { ...item.content, id }
  const row: ItemRow = {
    block_id: block.id,
    id,
    list: listOf(block.block_type) ?? '',
    position,
    ...indexColumns(content),
    content,
    version: context.nextVersion(await context.revisions.lastVersion(block.id, id)),
    updated_at: context.at,
    updated_by: context.by,
  }
  await context.items.insert(row)
  await context.revisions.ofItem(block, row, { action: 'create', ...context })
  return row
}

/** A new id in the content renames the item. */
export async function changeItem(context: ChangeContext, block: BlockRow, row: ItemRow, changed: PlacedItem) {
  const { position } = changed
  const updateDerivedFields = collectionOf(block.block_type)?.updateDerivedFields
  const content = updateDerivedFields ? (updateDerivedFields(changed.content, row.content) as Content) : changed.content
  const id = String(content.id)
  if (id !== row.id) await renameItem(context, block, row, id)
  const version = context.nextVersion(row.version)
  const next = {
    ...row,
    id,
    content,
    position,
    ...indexColumns(content),
    version,
    updated_at: context.at,
    updated_by: context.by,
  }
  const action: RevisionAction = isSame(content, row.content) ? 'reorder' : 'update'
  await context.items.update(row, next)
  await context.revisions.ofItem(block, next, { action, before: row, ...context })
  return next
}

export async function deleteItem(context: ChangeContext, block: BlockRow, row: ItemRow): Promise<void> {
  await context.items.delete(row.block_id, row.id)
  await context.revisions.ofItem(block, { ...row, version: row.version + 1 }, { action: 'delete', ...context })
}
