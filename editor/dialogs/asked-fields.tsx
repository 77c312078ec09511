import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlockType } from '#blocks/catalogue.ts'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import { definitionOf, schemaAt } from '../field-kind.ts'
import { Field } from '../form/fields/field.tsx'
import { type Change, FormContext } from '../form/form-context.ts'
import { fieldOf } from '../form/form-fields.ts'
import '../look/form.css'
import '../look/form-fields.css'
import type { BoxUploads } from '../media/use-uploads.ts'
import { readAt, type Steps, stepsOf } from '../store/content-path.ts'

type AskedFieldsProps = {
  type: BlockType
  paths: string[]
  item: unknown
  change: (...edits: Change[]) => void
  /** The fields that have to be filled and are not. */
  missing: string[]
  uploads: BoxUploads
  desk: Desk
}

/** What a new item is asked for besides its title, by the boxes of its form. */
export function AskedFields({ type, paths, item, change, missing, uploads, desk }: AskedFieldsProps) {
  const { t, i18n } = useTranslation()
  const isDragging = useRef(false)
  const schema = definitionOf(type).collection?.item
  if (!schema || paths.length === 0) return null
  const isMissing = (at: Steps) => missing.includes(at.join('.'))
  const form = {
    type,
    schema,
    steps: [],
    locale: i18n.language as Locale,
    desk,
    uploads,
    read: (at: Steps) => readAt(item, at),
    readBefore: () => undefined,
    change,
    faultAt: (at: Steps) => (isMissing(at) ? t('faults.missing') : undefined),
    hasFault: isMissing,
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
          const at = stepsOf(undefined, path)
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
