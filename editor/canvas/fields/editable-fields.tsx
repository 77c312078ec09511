import type { FieldEditors } from '#fields/editors-context.ts'
import type { FlowProps } from '#fields/fields.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { EditableBlock } from './editable-block.tsx'
import { EditableBlocks } from './editable-blocks.tsx'
import { EditableItems } from './editable-items.tsx'
import { EditablePicture } from './editable-picture.tsx'
import { EditableLink, EditableRichText, EditableText } from './editable-text.tsx'

/** Loaded when it is needed: only the pages of articles have a flow. */
const EditableFlow = lazyComponent<FlowProps>(
  async () => (await import('./editable-flow.tsx')).EditableFlow,
  ({ children }) => children,
)

/** The fields of a page in edit mode. They only add attributes; use-canvas-input.ts handles clicks and keys. */
export const editableFields: FieldEditors = {
  Blocks: EditableBlocks as unknown as FieldEditors['Blocks'],
  Block: EditableBlock as unknown as FieldEditors['Block'],
  Text: EditableText,
  RichText: EditableRichText,
  Picture: EditablePicture,
  LinkTo: EditableLink,
  Items: EditableItems,
  Flow: EditableFlow,
}
