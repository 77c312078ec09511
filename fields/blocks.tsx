import { type ReactNode, use } from 'react'
import type { SharedBlock } from '#content/pages.ts'
import { FieldEditorsContext } from './editors-context.ts'

export type BlocksProps<Block extends { id: string }> = {
  page: string
  sharedBlocks?: SharedBlock[] | undefined
  blocks: Block[]
  empty?: ReactNode
  /** Visitors then see only `empty`; editors see the blocks followed by `empty`. */
  isIncomplete?: boolean
  children: (block: Block, index: number) => ReactNode
}

export function Blocks<Block extends { id: string }>(props: BlocksProps<Block>) {
  const editors = use(FieldEditorsContext)
  if (editors) return <editors.Blocks {...(props as unknown as BlocksProps<never>)} />
  return props.blocks.length > 0 && !props.isIncomplete ? props.blocks.map(props.children) : props.empty
}
