import type { ReactNode } from 'react'
import type { Locale } from '#content/text.ts'
import type { Desk, Opening } from '../desk.ts'
import { schemaAt, schemaOf } from '../field-kind.ts'
import { FormDialog } from '../form/form-dialog-later.ts'
import { MediaDialog } from '../media/media-dialog-later.ts'
import type { Unit } from '../store/units.ts'
import { NewItemDialog } from './later-dialogs.ts'
import { newEntryDialogFor } from './new-entry-dialog.ts'
import { TextDialog } from './text-dialog.tsx'

type OpenDialogProps = { desk: Desk; opening: Opening; unit: Unit; locale: Locale; children: ReactNode }

/** The dialog that fits what was opened. */
export function OpenDialog({ desk, opening, unit, locale, children }: OpenDialogProps) {
  const { place, backTo, kept, adding, dropped } = opening
  const key = [place.unit, ...place.steps, kept?.id].join('/')
  const shared = {
    place,
    unit,
    backTo,
    locale,
    typed: kept?.edits,
    onSave: desk.save,
    onDraft: desk.keepDraft,
    onClose: desk.close,
    onDiscard: desk.discard,
  }
  if (adding && place.kind === 'list') {
    return (
      <NewItemDialog
        key={key}
        {...{ desk, unit, backTo, typed: kept?.edits }}
        before={adding.before}
        onClose={desk.discard}
      >
        {children}
      </NewItemDialog>
    )
  }
  const list = adding && schemaAt(schemaOf(unit), place.steps)
  const NewEntryDialog = list && newEntryDialogFor(unit.type, place.steps, list)
  if (NewEntryDialog) {
    return (
      <NewEntryDialog
        {...{ backTo }}
        steps={place.steps}
        before={adding.before}
        onSave={desk.save}
        onDraft={desk.keepDraft}
        onClose={desk.close}
      >
        {children}
      </NewEntryDialog>
    )
  }
  if (place.kind === 'media') {
    return (
      <MediaDialog key={key} {...shared} {...{ desk, dropped }}>
        {children}
      </MediaDialog>
    )
  }
  if (place.kind === 'form') {
    return (
      <FormDialog key={key} {...shared} {...{ desk, adding }}>
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
