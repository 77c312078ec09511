import { randomUUID } from 'node:crypto'
import type { Block } from '#api/pages.ts'
import type { Content, Executor } from '#server/db/schema.ts'
import { invalid } from '#server/errors.ts'
import { type Step, stepIn } from './change.ts'
import { readContent, requireType, splitItems } from './content.ts'
import { type BlockRow, toBlock } from './repository.ts'
import { addItems } from './stored-items.ts'

export type NewBlock = { block_type: string; content: Content; order?: number | undefined }

/**
 * Checks and stores a new block with the items that it holds; without an order it becomes the page's last. An order that
 * another block of the page has is refused: nobody could tell which of the two comes first.
 */
export async function createBlock(step: Step, slug: string, { block_type, content, order }: NewBlock): Promise<Block> {
  const type = requireType(block_type, 'block_type')
  const accepted = readContent(type, content)
  if (order !== undefined && (await step.pages.isTaken(slug, order))) {
    throw invalid([{ path: 'order', message: `A block of '${slug}' has the order ${order} already` }])
  }
  const { head, items = [] } = splitItems(type, accepted)
  const block: BlockRow = {
    id: randomUUID(),
    page_slug: slug,
    block_type: type,
    position: order ?? (await step.pages.lastPosition(slug)) + 1,
    content: head,
    version: 1,
    updated_at: step.at,
    updated_by: step.by,
  }
  await step.pages.insertBlock(block)
  await step.revisions.ofBlock(block, { action: 'create', ...step })
  await addItems(step, block, items)
  return { ...toBlock(block), content: accepted }
}

/** A new page with its first blocks; nobody is its author. */
export async function createPage(transaction: Executor, { slug, blocks }: { slug: string; blocks: NewBlock[] }) {
  const step = stepIn(transaction, new Date().toISOString(), null)
  await step.pages.insertPage({ slug, version: 1, updated_at: step.at })
  for (const block of blocks) await createBlock(step, slug, block)
}
