import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldName } from '../../../model/documents/field-name.ts'
import type { Path } from '../../../model/edits/edits.ts'
import { useForm } from '../form-context.ts'
import { pathKey } from '../form-paths.ts'

type FieldFrameProps = {
  at: Path
  name?: string | undefined
  note?: string | undefined
  /** The one box that the name belongs to; a field of several is a group. */
  box?: string
  className?: string
  children: ReactNode
}

/** A field's name, its boxes, and what is wrong with them. */
export function FieldFrame({ at, name: given, note, box, className = '', children }: FieldFrameProps) {
  const { t } = useTranslation()
  const id = useId()
  const name = given ?? fieldName(t, at)
  const group = box ? {} : { role: 'group', 'aria-labelledby': id }
  return (
    <div className={`ed-sheet-field ${className}`} data-field={pathKey(at)} {...group}>
      {box ? (
        <label className="ed-sheet-name" id={id} htmlFor={box}>
          {name}
        </label>
      ) : (
        <p className="ed-sheet-name" id={id}>
          {name}
        </p>
      )}
      {children}
      {note && <p className="ed-note">{note}</p>}
      <FieldError at={at} />
    </div>
  )
}

/** What is wrong with the field at the end of a way. */
export function FieldError({ at }: { at: Path }) {
  const fieldError = useForm().errorAt(at)
  return fieldError ? (
    <p role="alert" className="ed-refused">
      {fieldError}
    </p>
  ) : null
}
