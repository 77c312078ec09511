import { shownAfter } from '#content/pages.ts'
import { type Step, storeBlock } from './change.ts'
import type { BlockRow } from './repository.ts'

/** Numbers as they are dealt out in a sequence: ascending; of equal ones the later counts up to one that is shown. */
export function dealOut(numbers: number[], slug = ''): number[] {
  const dealt: number[] = []
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = dealt.at(-1) ?? Number.NEGATIVE_INFINITY
    dealt.push(number > last ? number : shownAfter(slug, last))
  }
  return dealt
}

/** Gives a block another order number; its present one changes nothing. */
export async function moveBlock(step: Step, block: BlockRow, position: number): Promise<void> {
  if (block.position === position) return
  const next = await storeBlock(step, block, { position })
  await step.revisions.ofBlock(next, { action: 'reorder', ...step })
}
