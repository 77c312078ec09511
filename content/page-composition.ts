import type { SharedBlock } from './pages.ts'

type PageBlock = { page: string; type: string; leftOut?: number }

/**
 * Positions are given by block types, because order numbers change when editors move blocks. A page that shows no own
 * block gets none.
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
