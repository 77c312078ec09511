import { useLayoutEffect } from 'react'
import type { ShownBlock } from '#blocks/block.ts'
import type { BlockFieldProps } from '#fields/block.tsx'
import { useEditor } from '../editor-context.ts'
import { BlockIdContext } from './block-id-context.ts'
import { LeftOutBlock } from './left-out-block-later.ts'
import { useShownBlock } from './shown-block.ts'

/** A block, with what is being edited in it. */
export function BlockSlot({ block, children }: BlockFieldProps<ShownBlock>) {
  const { places } = useEditor()
  const edited = useShownBlock(block)
  // One that changes its place leaves and comes in one go: in this sequence it is not forgotten.
  useLayoutEffect(() => () => places.forget(block.id), [places, block.id])
  useLayoutEffect(() => places.note(edited), [places, edited])
  return (
    <div className="ed-block" data-block-id={block.id} data-block-type={block.type}>
      <BlockIdContext value={block.id}>
        {block.leftOut === undefined ? children(edited) : <LeftOutBlock block={block} order={block.leftOut} />}
      </BlockIdContext>
    </div>
  )
}
