import type { SharedBlock } from './pages.ts'

/**
 * A page's own blocks with borrowed ones among them: known by their types, for numbers change as editors move blocks. Own
 * blocks that the page leaves out are passed over.
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
