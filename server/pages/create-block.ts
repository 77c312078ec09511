import { randomUUID } from 'node:crypto'
import type { Block } from '#api/pages.ts'
import { catalogue } from '#blocks/catalogue.ts'
import { isShownAt, shownAfter } from '#content/pages.ts'
import { mayStandOn } from '#content/schema/block.ts'
import type { Content, Executor } from '#server/db/schema.ts'
import { invalid } from '#server/errors.ts'
import { type Step, stepIn } from './change.ts'
import { readContent, requireType, splitItems } from './content.ts'
import { requireFiles } from './lost-files.ts'
import { dealOut, moveBlock } from './order.ts'
import { type BlockRow, toBlock } from './repository.ts'
import { addItems } from './stored-items.ts'

export type NewBlock = {
  block_type: string
  content: Content
  order?: number | undefined
  before?: string | undefined
}

/** Checks and stores a new block with the items that it holds; it becomes the page's last unless it has a place. */
export async function createBlock(
  step: Step,
  slug: string,
  { block_type, content, ...place }: NewBlock,
): Promise<Block> {
  const type = requireType(block_type, 'block_type')
  if (!mayStandOn(catalogue[type], slug)) {
    throw invalid([{ path: 'block_type', message: `A ${type} block cannot stand on '${slug}'` }])
  }
  const accepted = readContent(type, content)
  await requireFiles(step.db, accepted)
  const position = await positionOf(step, slug, place)
  const { head, items = [] } = splitItems(type, accepted)
  const block: BlockRow = {
    id: randomUUID(),
    page_slug: slug,
    block_type: type,
    position,
    content: head,
    version: 1,
    updated_at: step.at,
    updated_by: step.by,
  }
  await insertBlock(step, block)
  await addItems(step, block, items)
  return { ...toBlock(block), content: accepted }
}

export async function insertBlock(step: Step, block: BlockRow): Promise<void> {
  await step.pages.insertBlock(block)
  await step.revisions.ofBlock(block, { action: 'create', ...step })
}

/**
 * An order that another block of the page has is refused: nobody could tell which of the two comes first. Before another
 * block there may be no number left.
 */
async function positionOf(step: Step, slug: string, { order, before }: Pick<NewBlock, 'order' | 'before'>) {
  if (order !== undefined && before !== undefined) {
    throw invalid([{ path: 'before', message: 'cannot be given together with `order`' }])
  }
  if (before !== undefined) {
    const { blocks = [] } = (await step.pages.readPage(slug)) ?? {}
    const place = blocks.findIndex(({ id }) => id === before)
    if (place < 0) throw invalid([{ path: 'before', message: `There is no block '${before}' on '${slug}'` }])
    return makeRoom(step, slug, blocks, blocks.slice(place))
  }
  if (order === undefined) return shownAfter(slug, await step.pages.lastPosition(slug))
  if (await step.pages.isTaken(slug, order)) {
    throw invalid([{ path: 'order', message: `A block of '${slug}' has the order ${order} already` }])
  }
  return order
}

/**
 * A number for a block that comes before some of the page's blocks. Those that visitors are shown are dealt out anew, with
 * one more number; blocks that the page leaves out keep theirs, so that none appears or disappears by it.
 */
export async function makeRoom(step: Step, slug: string, blocks: BlockRow[], behind: BlockRow[]): Promise<number> {
  const shown = blocks.filter(({ position }) => isShownAt(slug, position))
  const place = shown.findIndex((block) => behind.includes(block))
  const next = shownAfter(slug, blocks.at(-1)?.position ?? 0)
  if (place < 0) return next
  const dealt = dealOut([...shown.map(({ position }) => position), next], slug)
  const [position] = dealt.splice(place, 1) as [number]
  for (const [index, block] of shown.entries()) await moveBlock(step, block, dealt[index] as number)
  return position
}

/** A new page with its first blocks; nobody is its author. */
export async function createPage(transaction: Executor, { slug, blocks }: { slug: string; blocks: NewBlock[] }) {
  const step = stepIn(transaction, { at: new Date().toISOString(), by: null, pageVersion: 1, reverts: null })
  await step.pages.insertPage({ slug, version: step.pageVersion, updated_at: step.at })
  for (const block of blocks) await createBlock(step, slug, block)
}
