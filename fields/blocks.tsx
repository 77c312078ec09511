import { type ReactNode, use } from 'react'
import type { SharedBlock } from '#content/pages.ts'
import { FieldEditorsContext } from './editors-context.ts'

export type BlocksProps<Block extends { id: string }> = {
  /** The key of the page that new blocks are added to. */
  page: string
  /** The blocks of other pages that the page shows. */
  sharedBlocks?: SharedBlock[] | undefined
  blocks: Block[]
  empty?: ReactNode
  /**
   * Whether required content is missing. Visitors then see only `empty`; editors see the blocks followed by `empty`.
   */
  isIncomplete?: boolean
  children: (block: Block, index: number) => ReactNode
}

/** The blocks of a page, each rendered by `children`. In the editor they can be added, moved and deleted. */
export function Blocks<Block extends { id: string }>(props: BlocksProps<Block>) {
  const editors = use(FieldEditorsContext)
  if (editors) return <editors.Blocks {...(props as unknown as BlocksProps<never>)} />
  return props.blocks.length > 0 && !props.isIncomplete ? props.blocks.map(props.children) : props.empty
}
