import type { Borrowed } from './pages.ts'

/** A page's own blocks with borrowed ones among them: known by their types, for numbers change as editors move blocks. */
export function withBorrowed<Block extends { type: string }>(
  own: Block[],
  borrowed: Block[],
  { before }: Pick<Borrowed, 'before'>,
): Block[] {
  const at = before.map((wanted) => own.findLastIndex(({ type }) => type === wanted)).find((index) => index >= 0)
  return own.toSpliced(at ?? own.length, 0, ...borrowed)
}
