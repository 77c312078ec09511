import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Path } from '#content/path.ts'
import { formatNumber } from '#ui/intl.ts'
import { useLocale } from '../../components/editor-context.ts'
import { type FormField, isEmpty } from '../../model/documents/form-field-kinds.ts'
import { fieldName } from '../../model/documents/names.ts'
import { type FieldProps, pathKey, useForm } from '../form-context.ts'

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
  mark?: ReactNode
  /**
   * The id of the field's control; undefined if the field is a group of controls. With '-note' and '-error' it is the
   * id of the note and of the error.
   */
  box?: string
  /** The same for a group of controls. */
  group?: string
  children: ReactNode
}

/** A field with its name, note and error. A group whose boxes have names of their own (`labels`) may have no name. */
export function FieldFrame({ at, field, name: given, note: added, mark, box, group, children }: FieldFrameProps) {
  const { t } = useTranslation()
  const own = useId()
  const id = box ?? group ?? own
  const locale = useLocale()
  const { values, errorAt } = useForm()
  const { label, labels, hint, letters = 0 } = field?.schema.input ?? {}
  const note = added || (hint && t(hint, { letters: formatNumber(letters, locale), ...values }))
  const name = given ?? (label ? t(label) : !labels && fieldName(t, at))
  const Name = box ? 'label' : 'p'
  const described = errorAt(at) === undefined ? {} : { 'aria-describedby': `${id}-error` }
  const grouping = box || !name ? {} : { role: 'group', 'aria-labelledby': `${id}-name`, ...described }
  const shownName = name && (
    <Name className="ed-form-name" id={`${id}-name`} {...(box && { htmlFor: box })}>
      {name}
    </Name>
  )
  return (
    <div className="ed-form-field" data-field={pathKey(at)} {...grouping}>
      {mark ? (
        <div className="ed-row ed-field-name">
          {shownName}
          {mark}
        </div>
      ) : (
        shownName
      )}
      {children}
      {note && (
        <p id={`${id}-note`} className="ed-note">
          {note}
        </p>
      )}
      <FieldError at={at} id={`${id}-error`} />
    </div>
  )
}

/** The attributes of a control in a frame with this id. */
export const describedBy = (id: string, isInvalid: boolean) => ({
  'aria-invalid': isInvalid || undefined,
  'aria-describedby': `${id}-note ${id}-error`,
})

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
