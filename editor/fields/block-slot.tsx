import { useEffect } from 'react'
import type { ShownBlock } from '#blocks/block.ts'
import type { BlockFieldProps } from '#fields/block.tsx'
import { useEditor } from '../editor-context.ts'
import { BlockIdContext } from './block-id-context.ts'
import { useShownBlock } from './shown-block.ts'

/** A block, with what is being edited in it. */
export function BlockSlot({ block, children }: BlockFieldProps<ShownBlock>) {
  const { places } = useEditor()
  const edited = useShownBlock(block)
  places.note(edited)
  useEffect(() => () => places.forget(block.id), [places, block.id])
  return (
    <div className="ed-block" data-block-id={block.id} data-block-type={block.type}>
      <BlockIdContext value={block.id}>{children(edited)}</BlockIdContext>
    </div>
  )
}
