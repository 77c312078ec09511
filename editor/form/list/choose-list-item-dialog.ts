import type { BlockType } from '#blocks/catalogue.ts'
import type { Edit } from '#content/edits.ts'
import type { Path } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import { definitionOf } from '../../model/documents/field-schema.ts'
import { NewBodyItemDialog, NewLinkDialog } from '../form.lazy.ts'

export type NewListItemProps = {
  /** The path of the list. */
  path: Path
  before: string | undefined
  returnFocusTo: HTMLElement | null
  onSave: (edits: Edit[]) => void
  /** Called with the edits so far, after each pause in typing. */
  onDraft?: ((edits: Edit[]) => void) | undefined
  onClose: () => void
}

/** Returns the dialog for a new item of the list at a path; undefined if the new item is edited in its form. */
export function newListItemDialogFor(type: BlockType, path: Path, list: Shape) {
  if (path.at(-1) === 'body') return NewBodyItemDialog
  const element = list.type === 'array' ? list.element : list
  return isLinkOf(type, element) ? NewLinkDialog : undefined
}

/** Whether the elements of a list are links of the header or footer. Specification §5 defines the dialog for these. */
function isLinkOf(type: BlockType, element: Shape): boolean {
  if (element.type !== 'object' || !definitionOf(type).isFrame) return false
  return 'label' in element.fields && 'path' in element.fields
}
