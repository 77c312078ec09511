import type { ReactNode } from 'react'
import type { Locale } from '#content/locale.ts'
import type { Opening } from '../model/dialogs.ts'
import type { EditorDocument } from '../model/documents/documents.ts'
import { schemaAt, schemaOf } from '../model/documents/field-schema.ts'
import type { EditorStore } from '../model/store.ts'
import { NewItemDialog } from './dialogs.lazy.ts'
import { FormDialog } from './form/form-dialog.lazy.ts'
import { MediaDialog } from './media/media-dialog.lazy.ts'
import { newListItemDialogFor } from './new-list-item-dialog.ts'
import { TextDialog } from './text-dialog.tsx'

type OpenDialogProps = {
  store: EditorStore
  opening: Opening
  document: EditorDocument
  locale: Locale
  children: ReactNode
}

/** Renders the dialog for the opened place. */
export function OpenDialog({ store, opening, document, locale, children }: OpenDialogProps) {
  const { place, returnFocusTo, failedChange, adding, dropped } = opening
  const key = [place.documentKey, ...place.path, failedChange?.id].join('/')
  const shared = {
    place,
    document,
    returnFocusTo,
    locale,
    typed: failedChange?.edits,
    onSave: store.save,
    onDraft: store.keepDraft,
    onClose: store.close,
    onDiscard: store.discard,
  }
  if (adding && place.kind === 'list') {
    return (
      <NewItemDialog
        key={key}
        {...{ store, document, returnFocusTo, typed: failedChange?.edits }}
        before={adding.before}
        onClose={store.discard}
      >
        {children}
      </NewItemDialog>
    )
  }
  const list = adding && schemaAt(schemaOf(document), place.path)
  const NewListItemDialog = list && newListItemDialogFor(document.type, place.path, list)
  if (NewListItemDialog) {
    return (
      <NewListItemDialog
        {...{ returnFocusTo }}
        path={place.path}
        before={adding.before}
        onSave={store.save}
        onDraft={store.keepDraft}
        onClose={store.close}
      >
        {children}
      </NewListItemDialog>
    )
  }
  if (place.kind === 'media') {
    return (
      <MediaDialog key={key} {...shared} {...{ store, dropped }}>
        {children}
      </MediaDialog>
    )
  }
  if (place.kind === 'form') {
    return (
      <FormDialog key={key} {...shared} {...{ store, adding }}>
        {children}
      </FormDialog>
    )
  }
  return (
    <TextDialog key={key} {...shared}>
      {children}
    </TextDialog>
  )
}
