import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlockType } from '#blocks/catalogue.ts'
import type { Locale } from '#content/locale.ts'
import { definitionOf, schemaAt } from '../model/documents/field-schema.ts'
import { fieldOf } from '../model/documents/form-fields.ts'
import type { EditorStore } from '../model/store.ts'
import { Field } from './form/fields/field.tsx'
import { type Change, FormContext } from './form/form-context.ts'
import './form/form.css'
import './form/fields/form-fields.css'
import { type Path, parsePath, readAt } from '../model/edits/edits.ts'
import type { BoxUploads } from './media/use-uploads.ts'

type NewItemFieldsProps = {
  type: BlockType
  paths: string[]
  item: unknown
  change: (...edits: Change[]) => void
  /** The fields that have to be filled and are not. */
  missing: string[]
  uploads: BoxUploads
  store: EditorStore
}

/** What a new item is asked for besides its title, by the boxes of its form. */
export function NewItemFields({ type, paths, item, change, missing, uploads, store }: NewItemFieldsProps) {
  const { t, i18n } = useTranslation()
  const isDragging = useRef(false)
  const schema = definitionOf(type).collection?.item
  if (!schema || paths.length === 0) return null
  const isMissing = (at: Path) => missing.includes(at.join('.'))
  const form = {
    type,
    schema,
    steps: [],
    locale: i18n.language as Locale,
    store,
    uploads,
    read: (at: Path) => readAt(item, at),
    readBefore: () => undefined,
    change,
    errorAt: (at: Path) => (isMissing(at) ? t('faults.missing') : undefined),
    hasError: isMissing,
    isTouched: false,
    enter: () => {},
    focusOn: () => {},
    isDragging,
    leave: () => {},
  }
  return (
    <FormContext value={form}>
      <div className="ed-sheet ed-asked">
        {paths.map((path) => {
          const at = parsePath(undefined, path)
          const found = schemaAt(schema, at)
          const field = found && fieldOf(at.at(-1) ?? '', found)
          // Of a choice there is nothing to leave as it is.
          const isOptional = field?.kind !== 'choice' && field?.isOptional === true
          return field && <Field key={path} field={{ ...field, isOptional }} at={at} />
        })}
      </div>
    </FormContext>
  )
}
