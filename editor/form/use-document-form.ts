import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Edit } from '#content/edits.ts'
import { useEditor } from '../components/editor-context.ts'
import { ownFieldsOf } from '../model/documents/derived-texts.ts'
import { type EditorDocument, withoutPreviews } from '../model/documents/documents.ts'
import { definitionOf, isSettings } from '../model/documents/field-schema.ts'
import { firstToFill } from '../model/documents/form-field-kinds.ts'
import type { Place } from '../model/documents/places.ts'
import { itemSettingsFields, itemSettingsShape, shownSettings } from '../model/documents/settings-fields.ts'
import { emptiedIn } from '../model/documents/text-draft.ts'
import { rulesAt, unknownLinks } from './document-rules.ts'
import type { FieldError } from './field-errors.ts'
import { formEdits, isTouched, startForm } from './form-edits.ts'
import { useFormState } from './use-form-state.ts'

type DocumentFormOptions = {
  place: Place
  document: EditorDocument
  adding?: { before?: string | undefined } | undefined
  /** The edits of a failed save that is opened again. */
  typed?: Edit[] | undefined
  /** Returns the values of the notes below fields, besides the defaults of settings. */
  values?: (draft: unknown) => Record<string, string>
  onSave: (edits: Edit[], draft: unknown) => void
}

/** The form of a document or of a part of it: a block, an item, a list item, or settings. */
export function useDocumentForm({ place, document, adding, typed, values, onSave }: DocumentFormOptions) {
  const editor = useEditor()
  const { may } = editor
  const { t } = useTranslation()
  // Computed once, when the form opens. Later changes of the stored content must not become edits of this form.
  const [start] = useState(() => startForm(withoutPreviews(document), place, adding, typed))
  const ofItem = place.kind === 'settings'
  const schema = ofItem ? itemSettingsShape : start.schema
  const isOfSettings = ofItem || isSettings(document.type)
  const but = hiddenKeys()

  /** Returns the keys that the form leaves out. The items of a block's collection have forms of their own. */
  function hiddenKeys(): string[] {
    if (!isOfSettings) {
      const key = place.path.length === 0 && !document.item && definitionOf(document.type).collection?.key
      return key ? [key] : []
    }
    if (schema.type !== 'object') return []
    const shown = shownSettings(schema, document.page, may('content.write')).map(({ key }) => key)
    return Object.keys(schema.fields).filter((key) => !shown.includes(key))
  }
  function check(draft: unknown): FieldError[] {
    const first = start.adding && firstToFill(schema, draft)
    const unknown = unknownLinks(schema, start.base, draft, editor.getState().pages)
    const emptied = isOfSettings ? [] : emptiedIn(document, formEdits(start, draft, place))
    return [
      ...(first ? [{ path: [first.key], text: t('faults.missing') }] : []),
      ...unknown.map((path) => ({ path, text: t('editor.pathUnknown') })),
      ...emptied.map((path) => ({ path: path.slice(place.path.length), text: t('faults.emptied') })),
    ]
  }
  const noteValues = (draft: unknown): Record<string, string> => {
    const { defaults } = document
    const recipient = (draft as { email?: string }).email || defaults?.email
    return { ...(defaults && { ...defaults, recipient }), ...values?.(draft) }
  }
  const state = useFormState({
    ...{ schema, but, check, values: noteValues },
    type: document.type,
    leading: !isOfSettings && place.path.length === 0 && document.item ? ownFieldsOf(document.type, start.draft) : [],
    rootPath: place.path,
    rules: ofItem ? itemSettingsFields : rulesAt(document, place.path),
    base: start.base,
    start: start.draft,
    isTouched: (draft) => isTouched(start, draft),
    onSubmit: (draft) =>
      onSave(isTouched(start, draft) || start.adding ? formEdits(start, draft, place) : (typed ?? []), draft),
  })
  const { draft } = state
  const isChanged = isTouched(start, draft)
  const edits = useMemo(
    () => (isChanged ? formEdits(start, draft, place) : (typed ?? [])),
    [start, draft, place, isChanged, typed],
  )
  return { state, start, edits, but }
}
