import type { ReactNode } from 'react'
import * as z from 'zod'
import type { BlockType } from '#blocks/catalogue.ts'
import { unwrap } from '#content/schema/show.ts'
import type { Edit, Steps } from '../store/content-path.ts'
import { NewBodyItemDialog } from './new-body-item-dialog.tsx'
import { NewLinkDialog } from './new-link-dialog.tsx'

/** What a dialog needs that asks for a new entry of a list. */
export type NewEntryProps = {
  /** The way to the list. */
  steps: Steps
  before: string | undefined
  backTo: HTMLElement | null
  onSave: (edits: Edit[]) => void
  onClose: () => void
  /** Dialogs that come over this one while it is open. */
  children?: ReactNode
}

/** The dialog that asks for a new entry of the list at the end of a way; nothing where its form does. */
export function newEntryDialogFor(type: BlockType, steps: Steps, list: z.ZodType) {
  if (steps.at(-1) === 'body') return NewBodyItemDialog
  const array = unwrap(list)
  const element = array instanceof z.ZodArray ? unwrap(array.element as z.ZodType) : array
  return isLinkOf(type, element) ? NewLinkDialog : undefined
}

/** Whether what is added to a list is a link of a menu or of the footer, for which the specification has a dialog (§5). */
function isLinkOf(type: BlockType, element: z.ZodType): boolean {
  if (!(element instanceof z.ZodObject) || (type !== 'HEADER' && type !== 'FOOTER')) return false
  return 'label' in element.shape && 'path' in element.shape
}
