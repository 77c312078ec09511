import type { Step } from './change.ts'
import { listOf } from './content.ts'
import type { BlockRow } from './repository.ts'

/** Deletes a block with the items of its collection, which its last revision holds too. */
export async function deleteBlock(step: Step, block: BlockRow): Promise<void> {
  const list = listOf(block.block_type)
  const rows = list ? await step.items.listOf([block.id]) : []
  const content = list ? { ...block.content, [list]: rows.map((row) => row.content) } : block.content
  await step.pages.deleteBlock(block.id)
  await step.revisions.ofBlock({ ...block, content, version: block.version + 1 }, { action: 'delete', ...step })
}
