import { type ReactNode, use } from 'react'
import { FieldEditorsContext } from './editors-context.ts'

/**
 * `leftOut` is the block's order number. It is set only if the page does not show the block to visitors; only editors
 * receive such blocks.
 */
type AnyBlock = { id: string; leftOut?: number }

export type BlockFieldProps<Block extends AnyBlock> = { block: Block; children: (block: Block) => ReactNode }

/**
 * Renders `children` with the block, or nothing if the page leaves the block out. In the editor, `children` gets the
 * edited block.
 */
export function BlockField<Block extends AnyBlock>(props: BlockFieldProps<Block>) {
  const editors = use(FieldEditorsContext)
  if (editors) return <editors.Block {...(props as unknown as BlockFieldProps<never>)} />
  return props.block.leftOut === undefined && props.children(props.block)
}
