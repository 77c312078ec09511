import type { Edit } from '#content/edits.ts'
import type { Path } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import { type DocumentType, definitionOf } from '../../model/documents/field-schema.ts'
import { NewBodyItemDialog, NewLinkDialog } from '../form.lazy.ts'

export type NewListItemProps = {
  path: Path
  before: string | undefined
  returnFocusTo: HTMLElement | null
  onSave: (edits: Edit[]) => void
  /** Called with the edits so far, after each pause in typing. */
  onDraft?: ((edits: Edit[]) => void) | undefined
  onClose: () => void
}

/** Returns the dialog for a new item of the list at a path; undefined if the new item is edited in its form. */
export function newListItemDialogFor(type: DocumentType | undefined, path: Path, list: Shape) {
  if (path.at(-1) === 'body') return NewBodyItemDialog
  const element = list.type === 'array' ? list.element : list
  return isLinkOf(type, element) ? NewLinkDialog : undefined
}

/** Whether the elements of a list are links of the header or footer. Specification §5 defines the dialog for these. */
function isLinkOf(type: DocumentType | undefined, element: Shape): boolean {
  if (element.type !== 'object' || !type || !definitionOf(type).isFrame) return false
  return 'label' in element.fields && 'path' in element.fields
}
