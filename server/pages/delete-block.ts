import type { ChangeContext } from './change.ts'
import type { BlockRow } from './pages-repository.ts'

/** Deletes a block with the items of its collection, of which their own revisions tell. */
export async function deleteBlock(context: ChangeContext, block: BlockRow): Promise<void> {
  await context.pages.deleteBlock(block.id)
  await context.revisions.ofBlock({ ...block, version: block.version + 1 }, { action: 'delete', ...context })
}
