import type { FieldEditors } from '#fields/editors-context.ts'
import type { FlowProps } from '#fields/fields.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { EditableBlock } from './editable-block.tsx'
import { EditableBlocks } from './editable-blocks.tsx'
import { EditableItems } from './editable-items.tsx'
import { EditablePicture } from './editable-picture.tsx'
import { EditableLink, EditableRichText, EditableText } from './editable-text.tsx'

/** Loaded on demand, because only pages with an article have a flow. */
const EditableFlow = lazyComponent<FlowProps>(
  () => import('./editable-flow.tsx').then((m) => m.EditableFlow),
  ({ children }) => children,
)

/** The field components of a page in edit mode. use-canvas-input.ts handles the clicks and keys on the values. */
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
