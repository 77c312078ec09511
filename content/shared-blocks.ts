import type { SharedBlock } from './pages.ts'

/**
 * Inserts shared blocks into a page's own. Their position is defined by block types, because order numbers change when
 * editors move blocks. Own blocks that the page leaves out are skipped.
 */
export function withSharedBlocks<Block extends { type: string; leftOut?: number }>(
  own: Block[],
  shared: Block[],
  { before }: Pick<SharedBlock, 'before'>,
): Block[] {
  const at = before
    .map((wanted) => own.findLastIndex(({ type, leftOut }) => type === wanted && leftOut === undefined))
    .find((index) => index >= 0)
  return own.toSpliced(at ?? own.length, 0, ...shared)
}
