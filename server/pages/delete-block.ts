import type { Step } from './change.ts'
import type { BlockRow } from './repository.ts'

/** Deletes a block with the items of its collection, of which their own revisions tell. */
export async function deleteBlock(step: Step, block: BlockRow): Promise<void> {
  await step.pages.deleteBlock(block.id)
  await step.revisions.ofBlock({ ...block, version: block.version + 1 }, { action: 'delete', ...step })
}
