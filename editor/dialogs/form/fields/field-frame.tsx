import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Path } from '#content/edits.ts'
import { fieldName } from '../../../model/documents/field-name.ts'
import { useForm } from '../form-context.ts'
import { pathKey } from '../form-paths.ts'

type FieldFrameProps = {
  at: Path
  name?: string | undefined
  note?: string | undefined
  /** The id of the field's only control; without it the field is a group of controls. */
  box?: string
  className?: string
  children: ReactNode
}

/** A field's label, controls, note and error. */
export function FieldFrame({ at, name: given, note, box, className = '', children }: FieldFrameProps) {
  const { t } = useTranslation()
  const id = useId()
  const name = given ?? fieldName(t, at)
  const group = box ? {} : { role: 'group', 'aria-labelledby': id }
  return (
    <div className={`ed-form-field ${className}`} data-field={pathKey(at)} {...group}>
      {box ? (
        <label className="ed-form-name" id={id} htmlFor={box}>
          {name}
        </label>
      ) : (
        <p className="ed-form-name" id={id}>
          {name}
        </p>
      )}
      {children}
      {note && <p className="ed-note">{note}</p>}
      <FieldError at={at} />
    </div>
  )
}

/** The error of the field at a path. */
export function FieldError({ at }: { at: Path }) {
  const fieldError = useForm().errorAt(at)
  return fieldError ? (
    <p role="alert" className="ed-refused">
      {fieldError}
    </p>
  ) : null
}
