import { type ReactNode, use } from 'react'
import { FieldEditorsContext } from './editors-context.ts'

export type BlockFieldProps<Block extends { id: string }> = { block: Block; children: (block: Block) => ReactNode }

/** A whole block. For visitors it is what `children` draws; the editor hands down the block as it is being edited. */
export function BlockField<Block extends { id: string }>(props: BlockFieldProps<Block>) {
  const editors = use(FieldEditorsContext)
  if (editors) return <editors.Block {...(props as unknown as BlockFieldProps<never>)} />
  return props.children(props.block)
}
