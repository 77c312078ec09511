import { isSame } from '#content/merge.ts'
import { type Step, storeBlock } from '#server/pages/change.ts'
import { readContent, readItem, requireType } from '#server/pages/content.ts'
import { insertBlock } from '#server/pages/create-block.ts'
import { deleteBlock } from '#server/pages/delete-block.ts'
import type { ItemRow } from '#server/pages/items-repository.ts'
import type { PlacedItem } from '#server/pages/place-items.ts'
import type { BlockRow, PageRow } from '#server/pages/repository.ts'
import { settingsId } from '#server/pages/revisions.ts'
import { settingsOf, storeSettings } from '#server/pages/settings.ts'
import { type ItemsPlan, insertItem, storeItems } from '#server/pages/stored-items.ts'
import type { Thing, Wanted } from './snapshot.ts'

/** What is stored of a page today: its blocks, and of their items at least those that may change. */
export type Stored = { page: PageRow; blocks: BlockRow[]; items: ItemRow[] }
type Writing = { step: Step; stored: Stored; wanted: Wanted }

/** Makes of a page what is wanted, each content checked like any other that comes in. False where nothing had to change. */
export async function writeWanted(step: Step, stored: Stored, wanted: Wanted): Promise<boolean> {
  const ids = [...new Set([...wanted.values()].map(({ block_id }) => block_id))]
  const writing = { step, stored, wanted }
  let isChanged = false
  for (const id of ids) {
    const write = id === settingsId(stored.page.slug) ? writeSettings : writeBlock
    if (await write(writing, id)) isChanged = true
  }
  return isChanged
}

async function writeSettings({ step, stored: { page }, wanted }: Writing, id: string): Promise<boolean> {
  const content = wanted.get(id)?.thing?.content
  if (!content || isSame(content, settingsOf(page.slug, page.content))) return false
  await storeSettings(step, page.slug, content, page.content_version + 1)
  return true
}

async function writeBlock(writing: Writing, id: string): Promise<boolean> {
  const { step, stored, wanted } = writing
  const row = stored.blocks.find((block) => block.id === id)
  const head = wanted.get(id)
  if (head && !head.thing) {
    if (row) await deleteBlock(step, row)
    return row !== undefined
  }
  if (row) return changeBlock(writing, row, head?.thing)
  if (!head?.thing) return false
  await bringBack(writing, head.thing)
  return true
}

/** The block is its old self again: its id, its items, and versions that count on. */
async function bringBack(writing: Writing, { block_id, block_type, position, content }: Thing): Promise<void> {
  const { step, stored } = writing
  const type = requireType(block_type, 'type')
  const row: BlockRow = {
    id: block_id,
    page_slug: stored.page.slug,
    block_type: type,
    position,
    content: readContent(type, content),
    version: (await step.revisions.lastVersion(block_id)) + 1,
    updated_at: step.at,
    updated_by: step.by,
  }
  await insertBlock(step, row)
  for (const item of itemsWanted(writing, block_id)) if (item.thing) await insertItem(step, row, placed(item.thing))
}

async function changeBlock(writing: Writing, row: BlockRow, head: Thing | undefined): Promise<boolean> {
  const { step } = writing
  const content = head ? readContent(requireType(row.block_type, 'type'), head.content) : row.content
  const position = head?.position ?? row.position
  const isHeadSame = isSame(content, row.content)
  const plan = planFor(writing, row)
  if (isHeadSame && position === row.position && plan.isEmpty) return false
  const next = await storeBlock(step, row, { content, position })
  if (!isHeadSame) await step.revisions.ofBlock(next, { action: 'update', before: row.content, ...step })
  else if (position !== row.position) await step.revisions.ofBlock(next, { action: 'reorder', ...step })
  await storeItems(step, next, plan)
  return true
}

function planFor(writing: Writing, { id }: BlockRow): ItemsPlan {
  const rows = new Map(writing.stored.items.filter(({ block_id }) => block_id === id).map((row) => [row.id, row]))
  const plan: ItemsPlan = { added: [], changed: [], deleted: [], isEmpty: true }
  for (const { item_id, thing } of itemsWanted(writing, id)) {
    const row = rows.get(String(item_id))
    if (!thing) plan.deleted.push(...(row ? [row] : []))
    else if (!row) plan.added.push(placed(thing))
    else if (row.position !== thing.position || !isSame(row.content, thing.content)) {
      plan.changed.push({ row, item: placed(thing) })
    }
  }
  return { ...plan, isEmpty: plan.added.length + plan.changed.length + plan.deleted.length === 0 }
}

const itemsWanted = ({ wanted }: Writing, id: string) =>
  [...wanted.values()].filter(({ block_id, item_id }) => block_id === id && item_id !== null)

function placed({ block_type, item_id, position, content }: Thing): PlacedItem {
  const accepted = readItem(requireType(block_type, 'type'), content)
  return { id: String(item_id), content: accepted, position }
}
