import { useState } from 'react'
import { useEditor } from '../components/editor-context.ts'
import { newListItemDialogFor } from '../form/list/choose-list-item-dialog.ts'
import type { Opening } from '../model/dialogs.ts'
import type { EditorDocument } from '../model/documents/documents.ts'
import { isSettings, schemaAt, schemaOf } from '../model/documents/field-schema.ts'
import { ArticleEditor, FormDialog, MediaDialog, NewItemDialog, NewPageDialog, SettingsDialog } from './dialogs.lazy.ts'
import { TextDialog } from './text-dialog.tsx'

export function CurrentDialog({ opening, document }: { opening: Opening; document: EditorDocument }) {
  const { open } = useEditor()
  const { place, failedSave, adding } = opening
  const [typed] = useState(opening.typed ?? failedSave?.edits)
  const list = adding && place.kind !== 'list' ? schemaAt(schemaOf(document), place.path) : undefined
  const NewListItemDialog = list && newListItemDialogFor(document.type, place.path, list)
  if (NewListItemDialog) {
    return (
      <NewListItemDialog
        path={place.path}
        before={adding?.before}
        returnFocusTo={opening.returnFocusTo}
        onSave={open.save}
        onDraft={open.keepDraft}
        onClose={open.close}
      />
    )
  }
  const Dialog = dialogFor(opening, isSettings(document.type))
  const key = [place.documentKey, ...place.path, failedSave?.id].join('/')
  return <Dialog key={key} {...opening} document={document} typed={typed} />
}

function dialogFor({ place: { kind }, adding }: Opening, isOfSettings: boolean) {
  if (kind === 'list' && adding) return isOfSettings ? NewPageDialog : NewItemDialog
  if (isOfSettings) return SettingsDialog
  if (kind === 'media') return MediaDialog
  if (kind === 'flow') return ArticleEditor
  if (kind === 'settings') return SettingsDialog
  return kind === 'form' ? FormDialog : TextDialog
}
