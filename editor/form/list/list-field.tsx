import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListShape, ObjectShape } from '#content/shape.ts'
import { addressOf } from '#content/upload-address.ts'
import { newEntryDialogFor } from '../../dialogs/new-entry-dialog.ts'
import { useEditor } from '../../editor-context.ts'
import { entryName, entryPicture } from '../../entry-name.ts'
import { fieldName } from '../../field-name.ts'
import type { Edit, Entry } from '../../store/content-path.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { type FieldProps, useForm } from '../form-context.ts'
import { newEntry } from '../new-entry.ts'
import { nameOfWay } from '../ways.ts'
import { AddButton } from './add-button.tsx'
import type { ShownRow } from './row-item.tsx'
import { Rows } from './rows.tsx'
import { editTo, mostLevels, ownListOf, type Row, rowsOf } from './tree.ts'

/** A list of entries, or a menu: a tree of them. Each is edited in a form of its own. */
export function ListField({ field, at }: FieldProps) {
  const { t } = useTranslation()
  const { apiBase } = useEditor()
  const { type, locale, steps, read, change, enter } = useForm()
  const [isAsking, setAsking] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  const element = (field.schema as ListShape).element as ObjectShape
  const own = ownListOf(element)
  const levels = own ? mostLevels - [...steps, ...at].filter((step) => step === own).length : 1
  const rows = rowsOf((read(at) ?? []) as Entry[], own).map(shown)
  const NewEntryDialog = newEntryDialogFor(type, at, field.schema)

  function shown(row: Row, index: number): ShownRow {
    const { entry } = row
    const picture = entryPicture(element, entry, locale)
    return {
      ...row,
      name: entryName(element, entry, locale) || t('editor.entry', { number: index + 1 }),
      note: typeof entry.type === 'string' ? t(`options.${entry.type}`) : undefined,
      picture: picture && addressOf(picture, apiBase),
    }
  }
  function begin() {
    if (NewEntryDialog) return setAsking(true)
    const entry = newEntry(element)
    change({ steps: at, list: { add: entry } })
    enter([...at, entry.id])
  }
  function addAsked(edits: Edit[]) {
    setAsking(false)
    change(...edits)
    // A link was asked for whole.
    if (field.key !== 'body') return
    for (const edit of edits) if ('list' in edit && 'add' in edit.list) enter([...at, edit.list.add.id])
  }

  return (
    <FieldFrame at={at}>
      <Rows
        name={fieldName(t, at)}
        {...{ at, rows, levels }}
        own={levels > 1 ? own : undefined}
        onMove={(row, target) => {
          const edit = editTo(row, at, target)
          if (edit) change(edit)
        }}
        onDelete={({ way, entry }) => change({ steps: [...at, ...way.slice(0, -1)], list: { remove: entry.id } })}
      />
      <AddButton ref={add} list={nameOfWay(at)} onClick={begin}>
        {t('editor.addItem')}
      </AddButton>
      {isAsking && NewEntryDialog && (
        <NewEntryDialog
          steps={at}
          before={undefined}
          backTo={add.current}
          onSave={addAsked}
          onClose={() => setAsking(false)}
        />
      )}
    </FieldFrame>
  )
}
