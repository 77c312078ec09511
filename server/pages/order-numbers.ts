import { nextShownOrder } from '#content/pages.ts'
import { type ChangeContext, storeBlock } from './change-pages.ts'
import type { BlockRow } from './pages-repository.ts'

/** Sorts order numbers; a duplicate becomes the next number whose block the page `slug` shows. */
export function renumber(numbers: number[], slug = ''): number[] {
  const renumbered: number[] = []
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = renumbered.at(-1) ?? Number.NEGATIVE_INFINITY
    renumbered.push(number > last ? number : nextShownOrder(slug, last))
  }
  return renumbered
}

/** Writes a revision, too. */
export async function moveBlock(context: ChangeContext, block: BlockRow, position: number): Promise<void> {
  if (block.position === position) return
  const next = await storeBlock(context, block, { position })
  await context.revisions.ofBlock(next, { action: 'reorder', ...context })
}
