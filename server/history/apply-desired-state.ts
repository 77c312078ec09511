import { isSame } from '#content/json.ts'
import { settingsOf } from '#server/pages/addresses.ts'
import { type ChangeContext, storeBlock } from '#server/pages/change-pages.ts'
import { deleteBlock, insertBlock } from '#server/pages/create-block.ts'
import type { ItemRow } from '#server/pages/items-repository.ts'
import type { BlockRow, PageRow } from '#server/pages/pages-repository.ts'
import { parseContent, parseItem, requireType } from '#server/pages/parse-content.ts'
import { settingsId } from '#server/pages/revisions-repository.ts'
import { deletePage, isStartPage, storeSettings, withFreePath } from '#server/pages/settings.ts'
import type { PlacedItem } from '#server/pages/write-items.ts'
import { type ItemsPlan, insertItem, storeItems } from '#server/pages/write-items.ts'
import type { DesiredState, DocumentState } from './snapshot.ts'

/** `items` has at least those that may change. */
export type StoredPage = { page: PageRow; blocks: BlockRow[]; items: ItemRow[] }
type Options = {
  /** Throws 409 if another page has the address of a recreated page, instead of giving the latter a free address. */
  keepsAddress?: boolean
}
type Writing = { context: ChangeContext; stored: StoredPage; desired: DesiredState } & Options

/** Changes a page to the desired state and validates each content again. Returns false if nothing had to change. */
export async function applyDesiredState(
  context: ChangeContext,
  stored: StoredPage,
  desired: DesiredState,
  options: Options = {},
) {
  const settings = settingsId(stored.page.slug)
  const ids = new Set([...desired.values()].map(({ block_id }) => block_id))
  const writing = { context, stored, desired, ...options }
  // Before the blocks, because the layout decides which blocks are allowed.
  let isChanged = ids.delete(settings) && (await writeSettings(writing, settings))
  for (const id of ids) if (await writeBlock(writing, id)) isChanged = true
  return isChanged
}

async function writeSettings(writing: Writing, id: string): Promise<boolean> {
  const { context, desired, keepsAddress } = writing
  const { page } = writing.stored
  const { slug } = page
  const content = desired.get(id)?.document?.content
  const current = settingsOf(slug, page.content)
  if (isSame(content, current)) return false
  const isKept = current !== undefined || keepsAddress
  if (content) await storeSettings(context, slug, isKept ? content : await withFreePath(context, content), page)
  else if (!isStartPage(slug)) await deletePage(context, slug)
  return true
}

async function writeBlock(writing: Writing, id: string): Promise<boolean> {
  const { context, stored, desired } = writing
  const row = stored.blocks.find((block) => block.id === id)
  const head = desired.get(id)
  if (head && !head.document) {
    if (row) await deleteBlock(context, row)
    return row !== undefined
  }
  if (row) return changeBlock(writing, row, head?.document)
  if (!head?.document) return false
  await recreateBlock(writing, head.document)
  return true
}

/** Recreates a deleted block with its id and items. The block gets the version after its last one. */
async function recreateBlock(writing: Writing, { block_id, block_type, position, content }: DocumentState) {
  const { context, stored } = writing
  const type = requireType(block_type, 'type')
  const row: BlockRow = {
    id: block_id,
    page_slug: stored.page.slug,
    block_type: type,
    position,
    content: parseContent(type, content),
    version: context.nextVersion(await context.revisions.lastVersion(block_id)),
    updated_at: context.at,
    updated_by: context.by,
  }
  await insertBlock(context, row)
  for (const item of desiredItems(writing, block_id))
    if (item.document) await insertItem(context, row, placed(item.document))
}

async function changeBlock(writing: Writing, row: BlockRow, head: DocumentState | undefined): Promise<boolean> {
  const { context } = writing
  const content = head ? parseContent(requireType(row.block_type, 'type'), head.content) : row.content
  const position = head?.position ?? row.position
  const isHeadSame = isSame(content, row.content)
  const plan = planFor(writing, row)
  if (isHeadSame && position === row.position && plan.isEmpty) return false
  const next = await storeBlock(context, row, { content, position })
  if (!isHeadSame) await context.revisions.ofBlock(next, { action: 'update', before: row, ...context })
  else if (position !== row.position) await context.revisions.ofBlock(next, { action: 'reorder', ...context })
  await storeItems(context, next, plan)
  return true
}

function planFor(writing: Writing, { id }: BlockRow): ItemsPlan {
  const rows = new Map(writing.stored.items.filter(({ block_id }) => block_id === id).map((row) => [row.id, row]))
  const plan: ItemsPlan = { added: [], changed: [], deleted: [], isEmpty: true }
  for (const { item_id, document } of desiredItems(writing, id)) {
    const row = rows.get(String(item_id))
    if (!document) plan.deleted.push(...(row ? [row] : []))
    else if (!row) plan.added.push(placed(document))
    else if (row.position !== document.position || !isSame(row.content, document.content)) {
      plan.changed.push({ row, item: placed(document) })
    }
  }
  return { ...plan, isEmpty: plan.added.length + plan.changed.length + plan.deleted.length === 0 }
}

const desiredItems = ({ desired }: Writing, id: string) =>
  [...desired.values()].filter(({ block_id, item_id }) => block_id === id && item_id !== null)

function placed({ block_type, item_id, position, content }: DocumentState): PlacedItem {
  const accepted = parseItem(requireType(block_type, 'type'), content)
  return { id: String(item_id), content: accepted, position }
}
