import { type ReactNode, use } from 'react'
import { FieldEditorsContext } from './editors-context.ts'

/** `leftOut` is the order number of a block that the page does not show to visitors; only editors receive it. */
type AnyBlock = { id: string; leftOut?: number }

export type BlockFieldProps<Block extends AnyBlock> = { block: Block; children: (block: Block) => ReactNode }

/** A whole block. Visitors see what `children` renders; the editor passes the block being edited to `children`. */
export function BlockField<Block extends AnyBlock>(props: BlockFieldProps<Block>) {
  const editors = use(FieldEditorsContext)
  if (editors) return <editors.Block {...(props as unknown as BlockFieldProps<never>)} />
  return props.block.leftOut === undefined && props.children(props.block)
}
