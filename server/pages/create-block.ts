import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import type { newBlock } from '#api/pages.ts'
import { type BlockType, catalogue } from '#blocks/catalogue.ts'
import { isShownAt, nextShownOrder } from '#content/pages.ts'
import { isAllowedOn } from '#content/schema/block-definition.ts'
import type { Content } from '#server/db/schema.ts'
import { invalid } from '#server/errors.ts'
import type { ChangeContext } from './change-pages.ts'
import { moveBlock, renumber } from './order-numbers.ts'
import { type BlockRow, type PageRow, toBlock } from './pages-repository.ts'
import { parseContent, requireType, splitItems } from './parse-content.ts'
import { requireUploadsExist } from './require-uploads.ts'
import { addItems } from './write-items.ts'

type NewBlock = z.output<typeof newBlock>

/** Without `order` or `before`, the block becomes the page's last. */
export async function createBlock(context: ChangeContext, slug: string, created: NewBlock) {
  const { block_type, content, ...place } = created
  const type = requireType(block_type, 'block_type')
  const accepted = parseContent(type, content)
  await requireUploadsExist(context.db, accepted)
  const position = await positionOf(context, slug, place)
  const { head, items = [] } = splitItems(type, accepted)
  const block = await insertNewBlock(context, slug, { type, position, content: head, items })
  return { ...toBlock(block), content: accepted }
}

/** Throws 422 for an unknown type and for one that is not allowed on the page. */
export function requireTypeOn({ slug, content }: Pick<PageRow, 'slug' | 'content'>, written: string): BlockType {
  const type = requireType(written, 'block_type')
  if (isAllowedOn(catalogue[type], slug, content?.layout as string | undefined)) return type
  throw invalid([{ path: 'block_type', message: `A ${type} block cannot stand on '${slug}'` }])
}

export type AcceptedBlock = { type: BlockType; position: number; content: Content; items: Content[] }

/** The caller has validated the content and the items. */
export async function insertNewBlock(
  context: ChangeContext,
  slug: string,
  { type, position, content, items }: AcceptedBlock,
): Promise<BlockRow> {
  const block: BlockRow = {
    id: randomUUID(),
    page_slug: slug,
    block_type: type,
    position,
    content,
    version: context.nextVersion(0),
    updated_at: context.at,
    updated_by: context.by,
  }
  await insertBlock(context, block)
  await addItems(context, block, items)
  return block
}

/** The only way in which a block comes to a page. Throws 422 if it is not allowed there. */
export async function insertBlock(context: ChangeContext, block: BlockRow): Promise<void> {
  const { content = null } = (await context.pages.findSettings(block.page_slug)) ?? {}
  requireTypeOn({ slug: block.page_slug, content }, block.block_type)
  await context.pages.insertBlock(block)
  await context.revisions.ofBlock(block, { action: 'create', ...context })
}

/** Throws 422 for an `order` that another block has, because the sequence of the two would be undefined. */
async function positionOf(context: ChangeContext, slug: string, { order, before }: Pick<NewBlock, 'order' | 'before'>) {
  if (order !== undefined && before !== undefined) {
    throw invalid([{ path: 'before', message: 'cannot be given together with `order`' }])
  }
  if (before !== undefined) {
    const { blocks = [] } = (await context.pages.readPage(slug)) ?? {}
    const place = blocks.findIndex(({ id }) => id === before)
    if (place < 0) throw invalid([{ path: 'before', message: `There is no block '${before}' on '${slug}'` }])
    return makeRoom(context, slug, blocks, blocks.slice(place))
  }
  if (order === undefined) return nextShownOrder(slug, await context.pages.lastPosition(slug))
  if (await context.pages.isTaken(slug, order)) {
    throw invalid([{ path: 'order', message: `A block of '${slug}' has the order ${order} already` }])
  }
  return order
}

/**
 * Renumbers the shown blocks. Those that the page leaves out keep their number, so that no block appears or disappears.
 */
export async function makeRoom(context: ChangeContext, slug: string, blocks: BlockRow[], behind: BlockRow[]) {
  const shown = blocks.filter(({ position }) => isShownAt(slug, position))
  const place = shown.findIndex((block) => behind.includes(block))
  const next = nextShownOrder(slug, blocks.at(-1)?.position ?? 0)
  if (place < 0) return next
  const renumbered = renumber([...shown.map(({ position }) => position), next], slug)
  const [position] = renumbered.splice(place, 1) as [number]
  for (const [index, block] of shown.entries()) await moveBlock(context, block, renumbered[index] as number)
  return position
}

/** The items get no revision: a revert restores them from their latest revisions. */
export async function deleteBlock(context: ChangeContext, block: BlockRow): Promise<void> {
  await context.pages.deleteBlock(block.id)
  await context.revisions.ofBlock({ ...block, version: block.version + 1 }, { action: 'delete', ...context })
}
