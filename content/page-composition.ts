import type { SharedBlock } from './pages.ts'

type PageBlock = { page: string; type: string; leftOut?: number }

/**
 * The blocks of a page in order: its own (for editors also those that visitors do not see) and the shared ones. Block
 * types define the positions of shared blocks, because order numbers change when editors move blocks.
 */
export function composePage<Block extends PageBlock>(
  sharedBlocks: SharedBlock[] | undefined = [],
  own: Block[],
  shared: Block[],
): Block[] {
  const isShown = ({ leftOut }: Block) => leftOut === undefined
  if (!own.some(isShown)) return own
  return sharedBlocks.reduce((blocks, { page, block_type, before }) => {
    const at = before
      .map((wanted) => blocks.findLastIndex((block) => block.type === wanted && isShown(block)))
      .find((index) => index >= 0)
    const here = shared.filter((block) => block.page === page && block.type === block_type)
    return blocks.toSpliced(at ?? blocks.length, 0, ...here)
  }, own)
}
