import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Edit } from '#content/edits.ts'
import type { ListItem } from '#content/json.ts'
import type { ListShape, ObjectShape } from '#content/shape.ts'
import { addressOf } from '#content/upload-address.ts'
import { useEditor, useLocale } from '../../components/editor-context.ts'
import { fieldName, itemPicture, itemTitle } from '../../model/documents/names.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { type FieldProps, pathKey, useForm } from '../form-context.ts'
import { newListItem } from '../form-edits.ts'
import { AddButton } from './add-button.tsx'
import { newListItemDialogFor } from './choose-list-item-dialog.ts'
import type { ShownRow } from './row-item.tsx'
import { Rows } from './rows.tsx'
import { editTo, maxLevels, nestedListKey, rowsOf, type TreeRow } from './tree.ts'

/** A list of items, or for a menu a tree of items. Each item is edited in a form of its own. */
export function ListField({ field, at }: FieldProps) {
  const { t } = useTranslation()
  const { client } = useEditor()
  const locale = useLocale()
  const { type, rootPath = [], read, change, enter } = useForm()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  const element = (field.schema as ListShape).element as ObjectShape
  const own = nestedListKey(element)
  const levels = own ? maxLevels - [...rootPath, ...at].filter((step) => step === own).length : 1
  const rows = rowsOf((read(at) ?? []) as ListItem[], own).map(shown)
  const NewListItemDialog = newListItemDialogFor(type, at, field.schema)

  function shown(row: TreeRow, index: number): ShownRow {
    const { listItem } = row
    const picture = itemPicture(element, listItem, locale)
    return {
      ...row,
      name: itemTitle(element, listItem, locale) || t('editor.entry', { number: index + 1 }),
      note: typeof listItem.type === 'string' ? t(`options.${listItem.type}`) : undefined,
      picture: picture && addressOf(picture, client.base),
    }
  }
  function begin() {
    if (NewListItemDialog) return setDialogOpen(true)
    const listItem = newListItem(element)
    change({ path: at, list: { add: listItem } })
    enter([...at, listItem.id])
  }
  function addFromDialog(edits: Edit[]) {
    setDialogOpen(false)
    change(...edits)
    // A new item of an article's body is opened to be filled in. A new link is already complete.
    if (field.key !== 'body') return
    for (const edit of edits) if ('list' in edit && 'add' in edit.list) enter([...at, edit.list.add.id])
  }

  return (
    <FieldFrame {...{ at, field }}>
      <Rows
        name={fieldName(t, at)}
        {...{ at, rows, levels }}
        own={levels > 1 ? own : undefined}
        onMove={(row, target) => {
          const edit = editTo(row, at, target)
          if (edit) change(edit)
        }}
        onDelete={({ path, listItem }) =>
          change({ path: [...at, ...path.slice(0, -1)], list: { remove: listItem.id } })
        }
      />
      <AddButton ref={add} list={pathKey(at)} onClick={begin}>
        {t('editor.addItem')}
      </AddButton>
      {isDialogOpen && NewListItemDialog && (
        <NewListItemDialog
          path={at}
          before={undefined}
          returnFocusTo={add.current}
          onSave={addFromDialog}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </FieldFrame>
  )
}
