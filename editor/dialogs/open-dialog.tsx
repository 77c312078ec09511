import type { ReactNode } from 'react'
import type { Locale } from '#content/locale.ts'
import type { EditorDocument } from '../model/documents/documents.ts'
import { schemaAt, schemaOf } from '../model/documents/field-schema.ts'
import type { EditorStore, Opening } from '../model/store.ts'
import { NewItemDialog } from './dialogs.lazy.ts'
import { FormDialog } from './form/form-dialog.lazy.ts'
import { MediaDialog } from './media/media-dialog.lazy.ts'
import { newListItemDialogFor } from './new-list-item-dialog.ts'
import { TextDialog } from './text-dialog.tsx'

type OpenDialogProps = {
  store: EditorStore
  opening: Opening
  unit: EditorDocument
  locale: Locale
  children: ReactNode
}

/** Renders the dialog for the opened place. */
export function OpenDialog({ store, opening, unit, locale, children }: OpenDialogProps) {
  const { place, returnFocusTo, kept, adding, dropped } = opening
  const key = [place.unit, ...place.steps, kept?.id].join('/')
  const shared = {
    place,
    unit,
    returnFocusTo,
    locale,
    typed: kept?.edits,
    onSave: store.save,
    onDraft: store.keepDraft,
    onClose: store.close,
    onDiscard: store.discard,
  }
  if (adding && place.kind === 'list') {
    return (
      <NewItemDialog
        key={key}
        {...{ store, unit, returnFocusTo, typed: kept?.edits }}
        before={adding.before}
        onClose={store.discard}
      >
        {children}
      </NewItemDialog>
    )
  }
  const list = adding && schemaAt(schemaOf(unit), place.steps)
  const NewListItemDialog = list && newListItemDialogFor(unit.type, place.steps, list)
  if (NewListItemDialog) {
    return (
      <NewListItemDialog
        {...{ returnFocusTo }}
        steps={place.steps}
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
