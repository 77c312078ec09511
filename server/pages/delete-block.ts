import type { ChangeContext } from './change-pages.ts'
import type { BlockRow } from './pages-repository.ts'

/** Deletes a block with its items. They get no revision of their own; their earlier revisions allow a revert. */
export async function deleteBlock(context: ChangeContext, block: BlockRow): Promise<void> {
  await context.pages.deleteBlock(block.id)
  await context.revisions.ofBlock({ ...block, version: block.version + 1 }, { action: 'delete', ...context })
}
