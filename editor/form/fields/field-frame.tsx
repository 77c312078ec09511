import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Path } from '#content/path.ts'
import { formatNumber } from '#ui/intl.ts'
import { useEditor } from '../../components/editor-context.ts'
import { type FormField, isEmpty } from '../../model/documents/form-fields.ts'
import { fieldName } from '../../model/documents/names.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { pathKey } from '../form-paths.ts'

/** Returns the state and the setter of a field. The setter removes an empty value if the field is optional. */
export function useField<Value = string>({ field, at }: FieldProps) {
  const { t } = useTranslation()
  const { read, change, errorAt } = useForm()
  const { label } = field.schema.input ?? {}
  return {
    name: label ? t(label) : fieldName(t, at),
    value: read(at) as Value | undefined,
    set: (value: Value) => change({ path: at, value: isEmpty(value) && field.isOptional ? undefined : value }),
    isInvalid: errorAt(at) !== undefined,
  }
}

type FieldFrameProps = {
  at: Path
  field?: FormField
  name?: string | undefined
  note?: string | undefined
  /**
   * The id of the field's control; undefined if the field is a group of controls. With '-note' and '-error' it is the
   * id of the note and of the error.
   */
  box?: string
  children: ReactNode
}

export function FieldFrame({ at, field, name: given, note: added, box, children }: FieldFrameProps) {
  const { t } = useTranslation()
  const id = useId()
  const { locale } = useEditor()
  const { values } = useForm()
  const { label, hint, letters = 0 } = field?.schema.input ?? {}
  const note = added || (hint && t(hint, { letters: formatNumber(letters, locale), ...values }))
  const Name = box ? 'label' : 'p'
  const group = box ? {} : { role: 'group', 'aria-labelledby': id }
  return (
    <div className="ed-form-field" data-field={pathKey(at)} {...group}>
      <Name className="ed-form-name" id={id} {...(box && { htmlFor: box })}>
        {given ?? (label ? t(label) : fieldName(t, at))}
      </Name>
      {children}
      {note && (
        <p id={box && `${box}-note`} className="ed-note">
          {note}
        </p>
      )}
      <FieldError at={at} id={box && `${box}-error`} />
    </div>
  )
}

export function FieldError({ at, id }: { at: Path; id?: string | undefined }) {
  const fieldError = useForm().errorAt(at)
  return (
    fieldError && (
      <p id={id} role="alert" className="ed-refused">
        {fieldError}
      </p>
    )
  )
}
