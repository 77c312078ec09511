import { type ReactNode, use } from 'react'
import { FieldEditorsContext } from './editors-context.ts'

export type BlocksProps<Block extends { id: string }> = {
  /** The key of the page that new blocks are added to. */
  page: string
  blocks: Block[]
  /** Drawn where there is none. */
  empty?: ReactNode
  /** Something is missing without which visitors see `empty`, and editors the blocks with `empty` behind them. */
  isIncomplete?: boolean
  children: (block: Block, index: number) => ReactNode
}

/** The blocks of a page, each drawn by `children`. The editor adds, moves and deletes them. */
export function Blocks<Block extends { id: string }>(props: BlocksProps<Block>) {
  const editors = use(FieldEditorsContext)
  if (editors) return <editors.Blocks {...(props as unknown as BlocksProps<never>)} />
  return props.blocks.length > 0 && !props.isIncomplete ? props.blocks.map(props.children) : props.empty
}
