import { type ReactNode, use } from 'react'
import { FieldEditorsContext } from './editors-context.ts'

/** `leftOut` where its page leaves the block out. */
type AnyBlock = { id: string; leftOut?: number }

export type BlockFieldProps<Block extends AnyBlock> = { block: Block; children: (block: Block) => ReactNode }

/** A whole block. For visitors it is what `children` draws; the editor hands down the block as it is being edited. */
export function BlockField<Block extends AnyBlock>(props: BlockFieldProps<Block>) {
  const editors = use(FieldEditorsContext)
  if (editors) return <editors.Block {...(props as unknown as BlockFieldProps<never>)} />
  return props.block.leftOut === undefined && props.children(props.block)
}
