import type { FieldEditors } from '#fields/editors-context.ts'
import { EditableBlock } from './editable-block.tsx'
import { EditableBlocks } from './editable-blocks.tsx'
import { EditableItems } from './editable-items.tsx'
import { EditablePicture } from './editable-picture.tsx'
import { EditableLink, EditableRichText, EditableText } from './editable-text.tsx'

/** The fields of a page in edit mode. They only add attributes; use-canvas-input.ts handles clicks and keys. */
export const editableFields: FieldEditors = {
  Blocks: EditableBlocks as unknown as FieldEditors['Blocks'],
  Block: EditableBlock as unknown as FieldEditors['Block'],
  Text: EditableText,
  RichText: EditableRichText,
  Picture: EditablePicture,
  LinkTo: EditableLink,
  Items: EditableItems,
}
