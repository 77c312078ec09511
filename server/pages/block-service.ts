import type { Block } from '#api/pages.ts'
import { isSame } from '#content/json.ts'
import { merge } from '#content/merge.ts'
import { isShownAt } from '#content/pages.ts'
import type { Content, Db } from '#server/db/schema.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { type ChangeContext, changes, type OnChange, requireBlock, storeBlock } from './change-pages.ts'
import { createBlock, makeRoom, type NewBlock } from './create-block.ts'
import { deleteBlock } from './delete-block.ts'
import { requireUploadsExist } from './deleted-uploads.ts'
import type { ItemRow } from './items-repository.ts'
import { moveBlock, renumber } from './order-numbers.ts'
import { readBlocks } from './pages-reader.ts'
import { type BlockRow, toBlock } from './pages-repository.ts'
import { listOf, parseContent, requireType, splitItems } from './parse-content.ts'
import { planItems, storeItems } from './write-items.ts'

type BlockChange = { type: string; content: Content; version?: number | undefined }
type Author = string | null

/** Changes of blocks. */
export function blockService(db: Db, onChange: OnChange) {
  const change = changes(db, onChange)
  type Work<T> = (context: ChangeContext) => Promise<T>
  const onPage = <T>(slug: string, by: Author, missing: Error, work: Work<T>) =>
    change(by, (pages, at) => pages.lockPage(slug, at), missing, work)
  const onBlock = <T>(id: string, by: Author, work: Work<T>) =>
    change(by, (pages, at) => pages.lockPageOf(id, at), notFound('BLOCK_NOT_FOUND'), work)

  return {
    create: (slug: string, block: NewBlock, by: Author): Promise<Block> =>
      onPage(slug, by, notFound('PAGE_NOT_FOUND'), (context) => createBlock(context, slug, block)),

    save: (id: string, changed: BlockChange, by: Author): Promise<Block> =>
      onBlock(id, by, (context) => saveBlock(context, id, changed)),

    delete: (id: string, by: Author): Promise<void> =>
      onBlock(id, by, async (context) => deleteBlock(context, await requireBlock(context, id))),

    show: (id: string, by: Author): Promise<Block> => onBlock(id, by, (context) => showBlock(context, id)),

    reorder: (slug: string, ids: string[], by: Author): Promise<Block[]> => {
      const unknown = invalid([{ path: 'page', message: `There is no page '${slug}'` }])
      return onPage(slug, by, unknown, (context) => reorderBlocks(context, slug, ids))
    },
  }
}

export async function saveBlock(
  context: ChangeContext,
  id: string,
  { type: written, content, version }: BlockChange,
): Promise<Block> {
  const block = await requireBlock(context, id)
  const type = requireType(written, 'type')
  if (type !== block.block_type) throw invalid([{ path: 'type', message: `This block is a ${block.block_type}` }])
  const mine = parseContent(type, content)
  const list = listOf(type)
  // A content without its collection leaves the collection unchanged, and the response is without it too.
  const stored = list && list in mine ? await context.items.listOf([id]) : undefined
  const current = stored && list ? { ...block.content, [list]: stored.map((row) => row.content) } : block.content
  const isStale = version !== undefined && version !== block.version
  const base = isStale ? await contentAt(context, block, version, stored && list) : current
  const merged = merge(base, current, mine)
  if (merged.conflicts.length > 0) {
    throw conflict('CHANGED_MEANWHILE', {
      current: { ...toBlock(block), content: current },
      conflicts: merged.conflicts,
    })
  }
  const accepted = isStale ? parseContent(type, merged.content) : merged.content
  await requireUploadsExist(context.db, accepted, current)
  return storeContent(context, block, accepted, stored)
}

/** Stores only differences: the block's own content if it changed, and changed items. */
async function storeContent(
  context: ChangeContext,
  block: BlockRow,
  content: Content,
  stored?: ItemRow[],
): Promise<Block> {
  const { head, items = [] } = splitItems(block.block_type, content)
  const plan = planItems(stored ?? [], items)
  const isHeadSame = isSame(head, block.content)
  if (isHeadSame && plan.isEmpty) return { ...toBlock(block), content }
  const next = await storeBlock(context, block, { content: head })
  if (!isHeadSame) await context.revisions.ofBlock(next, { action: 'update', before: block.content, ...context })
  await storeItems(context, next, plan)
  return { ...toBlock(next), content }
}

/** The content at a version. For an unknown version it is empty, so that every difference becomes a conflict. */
async function contentAt(
  { revisions }: ChangeContext,
  block: BlockRow,
  version: number,
  list?: string,
): Promise<Content> {
  if (version > block.version) return {}
  const { id } = block
  const content = (await revisions.contentAt(id, version)) ?? {}
  return list ? { ...content, [list]: await revisions.itemsAt(id, version) } : content
}

/** Gives a block that the page leaves out by its number a shown one, in the same place of the order. */
async function showBlock(context: ChangeContext, id: string): Promise<Block> {
  const block = await requireBlock(context, id)
  const { page_slug: slug, position } = block
  if (isShownAt(slug, position)) return toBlock(block)
  const { blocks = [] } = (await context.pages.readPage(slug)) ?? {}
  const behind = blocks.slice(blocks.findIndex((each) => each.id === id) + 1)
  const next = await makeRoom(context, slug, blocks, behind)
  await moveBlock(context, block, next)
  return toBlock({ ...block, position: next, version: block.version + 1, updated_at: context.at })
}

/** Renumbers the page's blocks in the new order. */
async function reorderBlocks(context: ChangeContext, slug: string, ids: string[]): Promise<Block[]> {
  const { blocks = [] } = (await context.pages.readPage(slug)) ?? {}
  const byId = new Map(blocks.map((block) => [block.id, block]))
  if (ids.length !== byId.size || new Set(ids).size !== byId.size || !ids.every((id) => byId.has(id))) {
    throw invalid([{ path: 'block_ids', message: `must name every block of '${slug}', each once` }])
  }
  const positions = renumber(
    blocks.map((block) => block.position),
    slug,
  )
  for (const [index, id] of ids.entries())
    await moveBlock(context, byId.get(id) as BlockRow, positions[index] as number)
  return (await readBlocks(context, slug))?.blocks ?? []
}
