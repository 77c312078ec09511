import { createContext, Fragment, use } from 'react'
import type { LocalizedBlock } from '#blocks/block.ts'
import type { BlockFieldProps } from '#fields/block.tsx'
import type { BlocksProps } from '#fields/blocks.tsx'
import { type FieldEditors, FieldEditorsContext } from '#fields/editors-context.ts'
import { type ItemsProps, Picture, type PictureProps } from '#fields/fields.tsx'
import { useShownBlocks } from '../fields/editable-blocks.tsx'
import { editableFields } from '../fields/editable-fields.tsx'
import { useBlockContent } from '../fields/use-edited-block.ts'

/** The id of the only block that a frame renders; undefined if it renders all blocks. */
export const OnlyBlockContext = createContext<string | undefined>(undefined)

/** Does not register or load the block: the page under the frames does. */
function FramedBlock({ block, children }: BlockFieldProps<LocalizedBlock>) {
  const edited = useBlockContent(block)
  const only = use(OnlyBlockContext)
  if (block.leftOut !== undefined || (only !== undefined && only !== block.id)) return null
  return (
    <div className="ed-block" data-block-id={block.id}>
      {children(edited)}
    </div>
  )
}

function FramedBlocks({ empty, children, ...props }: BlocksProps<LocalizedBlock>) {
  const { shown } = useShownBlocks(props)
  return (
    <>
      {shown.length > 0
        ? shown.map((block, index) => <Fragment key={block.id}>{children(block, index)}</Fragment>)
        : empty}
      {/* editable-fields.css recognizes the last block by this element after the block. */}
      <div className="ed-add-block" hidden />
    </>
  )
}

const FramedItems = ({ field, children }: ItemsProps<{ id: string }>) =>
  field?.items.map((item, index) => <Fragment key={item.id ?? index}>{children(item, index)}</Fragment>)

const FramedPicture = (props: PictureProps) => (
  <FieldEditorsContext value={null}>
    <Picture {...props} />
  </FieldEditorsContext>
)

export const framedFields: FieldEditors = {
  ...editableFields,
  Blocks: FramedBlocks as unknown as FieldEditors['Blocks'],
  Block: FramedBlock as unknown as FieldEditors['Block'],
  Picture: FramedPicture,
  Items: FramedItems,
  Flow: ({ children }) => children,
}
