import { type ReactNode, use } from 'react'
import { FieldEditorsContext } from './editors-context.ts'

/** `leftOut` is the number of a block that visitors are not shown; only editors receive such blocks. */
type AnyBlock = { id: string; leftOut?: number }

export type BlockFieldProps<Block extends AnyBlock> = { block: Block; children: (block: Block) => ReactNode }

/** In the editor, `children` gets the edited block. A block that the page leaves out renders nothing. */
export function BlockField<Block extends AnyBlock>(props: BlockFieldProps<Block>) {
  const editors = use(FieldEditorsContext)
  if (editors) return <editors.Block {...(props as unknown as BlockFieldProps<never>)} />
  return props.block.leftOut === undefined && props.children(props.block)
}
