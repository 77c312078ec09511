import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlockType } from '#blocks/catalogue.ts'
import type { Locale } from '#content/locale.ts'
import { definitionOf, schemaAt } from '../model/documents/field-schema.ts'
import { fieldOf } from '../model/documents/form-fields.ts'
import type { EditorStore } from '../model/store.ts'
import { Field } from './form/fields/fields.tsx'
import { type Change, FormContext } from './form/form-context.ts'
import './form/form.css'
import './form/fields/form-fields.css'
import { type Path, parsePath, readAt } from '#content/edits.ts'
import type { BoxUploads } from './media/use-uploads.ts'

type NewItemFieldsProps = {
  type: BlockType
  paths: string[]
  item: unknown
  change: (...edits: Change[]) => void
  /** The required fields that are empty. */
  missing: string[]
  uploads: BoxUploads
  store: EditorStore
}

/** The fields of a new item besides its title, with the same editors as in its form. */
export function NewItemFields({ type, paths, item, change, missing, uploads, store }: NewItemFieldsProps) {
  const { t, i18n } = useTranslation()
  const isDragging = useRef(false)
  const schema = definitionOf(type).collection?.item
  if (!schema || paths.length === 0) return null
  const isMissing = (at: Path) => missing.includes(at.join('.'))
  const form = {
    type,
    schema,
    rootPath: [],
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
      <div className="ed-form ed-asked">
        {paths.map((dottedPath) => {
          const at = parsePath(undefined, dottedPath)
          const found = schemaAt(schema, at)
          const field = found && fieldOf(at.at(-1) ?? '', found)
          // A new item must choose: there is no default to keep.
          const isOptional = field?.kind !== 'choice' && field?.isOptional === true
          return field && <Field key={dottedPath} field={{ ...field, isOptional }} at={at} />
        })}
      </div>
    </FormContext>
  )
}
