import { PathBox } from '../dialogs/links/path-box.lazy.ts'
import { MediaDialog } from '../dialogs/media/media-dialog.lazy.ts'
import { RichTextBox } from '../dialogs/rich-text/rich-text-box.lazy.ts'
import type { Place } from '../model/documents/places.ts'

/** Fetches the code of the dialog that a click on the selected field would open. */
export function prefetchDialog(kind: Place['kind'], isLink: boolean) {
  if (kind === 'rich') RichTextBox.prefetch()
  if (kind === 'media') MediaDialog.prefetch()
  if (isLink) PathBox.prefetch()
}
