import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../components/editor-context.ts'
import type { FieldError } from '../form/field-errors.ts'
import { FormFields } from '../form/form-fields.tsx'
import { useFormState } from '../form/use-form-state.ts'
import { blockName, fieldName } from '../model/documents/field-name.ts'
import { definitionOf } from '../model/documents/field-schema.ts'
import { firstToFill } from '../model/documents/form-fields.ts'
import { itemTitle } from '../model/documents/item-title.ts'
import { emptiedIn } from '../model/edits/emptied-texts.ts'
import { EditDialogFrame, type OpenedDialog } from './edit-dialog-frame.tsx'
import { formEdits, isTouched, startForm } from './form-edits.ts'
import { rulesAt } from './rules-at.ts'
import { unknownLinks } from './unknown-links.ts'

/** Edits a whole block, collection item or list item in a form that its schema defines. Saves it as one change. */
export function FormDialog(opened: OpenedDialog) {
  const { place, document, adding, typed } = opened
  const { locale, store } = useEditor()
  const { t } = useTranslation()
  // Computed once, when the dialog opens. Later changes of the stored content must not become edits of this dialog.
  const [start] = useState(() => startForm(store.withoutPreviews(document), place, adding, typed))
  const { schema } = start
  // The form of a block does not contain its collection items, which have forms of their own.
  const but = place.path.length === 0 && !document.item ? definitionOf(document.type).collection?.key : undefined
  const editsOf = (draft: unknown) =>
    isTouched(start, draft) || start.adding ? formEdits(start, draft, place) : (typed ?? [])

  function check(draft: unknown): FieldError[] {
    const first = start.adding && firstToFill(schema, draft)
    const unknown = unknownLinks(schema, start.base, draft, store.getState().pages)
    const emptied = emptiedIn(document, formEdits(start, draft, place))
    return [
      ...(first ? [{ path: [first.key], text: t('faults.missing') }] : []),
      ...unknown.map((path) => ({ path, text: t('editor.pathUnknown') })),
      ...emptied.map((path) => ({ path: path.slice(place.path.length), text: t('faults.emptied') })),
    ]
  }
  const state = useFormState({
    ...{ schema, but, check },
    type: document.type,
    rootPath: place.path,
    rules: rulesAt(document, place.path),
    base: start.base,
    start: start.draft,
    isTouched: (draft) => isTouched(start, draft),
    onSubmit: (draft) => store.save(editsOf(draft)),
  })
  const { draft } = state
  const isChanged = isTouched(start, draft)
  const edits = useMemo(
    () => (isChanged ? formEdits(start, draft, place) : (typed ?? [])),
    [start, draft, place, isChanged, typed],
  )

  const isBlock = place.path.length === 0 && !document.item
  const own = itemTitle(schema, draft, locale) || t('editor.newItemTitle')
  const title = isBlock ? blockName(t, document.type) : start.adding ? t('editor.newItemTitle') : own
  const holder = place.path.findLast((step) => t(`fields.${step}`, '') !== '')
  const names = [...new Set([...(holder ? [fieldName(t, [holder])] : []), blockName(t, document.type)])]
  return (
    <EditDialogFrame
      title={title}
      subtitle={isBlock ? undefined : names.join(t('editor.comma'))}
      className="is-form"
      initialFocus={state.firstInput}
      {...{ opened, edits }}
      isTouched={state.isTouched}
      isDragging={state.isDragging}
      isBusy={state.isUploading}
      onSave={state.submit}
    >
      <FormFields {...{ state, title, but }} />
    </EditDialogFrame>
  )
}
