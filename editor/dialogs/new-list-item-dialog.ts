import type { ReactNode } from 'react'
import type { BlockType } from '#blocks/catalogue.ts'
import type { Shape } from '#content/shape.ts'
import type { Edit, Path } from '../model/edits/edits.ts'
import { NewBodyItemDialog, NewLinkDialog } from './dialogs.lazy.ts'

/** What a dialog needs that asks for a new entry of a list. */
export type NewListItemProps = {
  /** The way to the list. */
  steps: Path
  before: string | undefined
  returnFocusTo: HTMLElement | null
  onSave: (edits: Edit[]) => void
  /** Called with what is being typed, now and then. */
  onDraft?: ((edits: Edit[]) => void) | undefined
  onClose: () => void
  /** Dialogs that come over this one while it is open. */
  children?: ReactNode
}

/** The dialog that asks for a new entry of the list at the end of a way; nothing where its form does. */
export function newListItemDialogFor(type: BlockType, steps: Path, list: Shape) {
  if (steps.at(-1) === 'body') return NewBodyItemDialog
  const element = list.type === 'array' ? list.element : list
  return isLinkOf(type, element) ? NewLinkDialog : undefined
}

/** Whether what is added to a list is a link of a menu or of the footer, for which the specification has a dialog (§5). */
function isLinkOf(type: BlockType, element: Shape): boolean {
  if (element.type !== 'object' || (type !== 'HEADER' && type !== 'FOOTER')) return false
  return 'label' in element.fields && 'path' in element.fields
}
