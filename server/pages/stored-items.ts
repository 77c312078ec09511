import { isSame } from '#content/merge.ts'
import type { Content, RevisionAction } from '#server/db/schema.ts'
import { invalid } from '#server/errors.ts'
import type { Step } from './change.ts'
import { collectionOf, listOf } from './content.ts'
import { type ItemRow, keysOf } from './items-repository.ts'
import { type PlacedItem, placeItems } from './place-items.ts'
import type { BlockRow } from './repository.ts'

export type ItemsPlan = {
  added: PlacedItem[]
  changed: { row: ItemRow; item: PlacedItem }[]
  deleted: ItemRow[]
  isEmpty: boolean
}

/** What must be written to make a wanted list of the stored one. */
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

/** Carries the plan out; `block` is the block's row as this change leaves it. */
export async function storeItems(step: Step, block: BlockRow, { added, changed, deleted }: ItemsPlan): Promise<void> {
  for (const row of deleted) await deleteItem(step, block, row)
  for (const { row, item } of changed) await changeItem(step, block, row, item)
  for (const item of added) await insertItem(step, block, item)
  if (added.length > 0) await requireRoom(step, block)
}

/** Asked once what is new has been stored: too many items take the change back. */
export async function requireRoom(step: Step, block: BlockRow): Promise<void> {
  const most = collectionOf(block.block_type)?.most ?? 0
  if ((await step.items.count(block.id)) <= most) return
  throw invalid([{ path: 'content', message: `A ${block.block_type} block holds at most ${most} items` }])
}

export async function addItems(step: Step, block: BlockRow, contents: Content[]): Promise<void> {
  for (const item of placeItems([], contents)) await insertItem(step, block, item)
}

/** One that was deleted and comes again counts its versions on: a save from its first life must not look up to date. */
export async function insertItem(step: Step, block: BlockRow, item: PlacedItem): Promise<ItemRow> {
  const { id, content, position } = item
  const row: ItemRow = {
    block_id: block.id,
    id,
    list: listOf(block.block_type) ?? '',
    position,
    ...keysOf(content),
    content,
    version: (await step.revisions.lastVersion(block.id, id)) + 1,
    updated_at: step.at,
    updated_by: step.by,
  }
  await step.items.insert(row)
  await step.revisions.ofItem(block, row, { action: 'create', ...step })
  return row
}

export async function changeItem(step: Step, block: BlockRow, row: ItemRow, changed: PlacedItem): Promise<ItemRow> {
  const { position } = changed
  const follow = collectionOf(block.block_type)?.follow
  const content = follow ? (follow(changed.content, row.content) as Content) : changed.content
  const version = row.version + 1
  const next = { ...row, content, position, ...keysOf(content), version, updated_at: step.at, updated_by: step.by }
  const action: RevisionAction = isSame(content, row.content) ? 'reorder' : 'update'
  await step.items.update(next)
  await step.revisions.ofItem(block, next, { action, before: row.content, ...step })
  return next
}

export async function deleteItem(step: Step, block: BlockRow, row: ItemRow): Promise<void> {
  await step.items.delete(row.block_id, row.id)
  await step.revisions.ofItem(block, { ...row, version: row.version + 1 }, { action: 'delete', ...step })
}
