import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldName } from '../../../model/documents/field-name.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { pathKey } from '../form-paths.ts'
import { FieldFrame } from './field-frame.tsx'

/** A boolean; a missing value means the schema's `default`. */
export function SwitchField({ field, at }: FieldProps) {
  const { t } = useTranslation()
  const { read, change } = useForm()
  const isOn = (read(at) ?? field.schema.default) === true
  return (
    <div className="ed-form-field" data-field={pathKey(at)}>
      <label className="ed-form-switch">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => change({ path: at, value: event.target.checked })}
        />
        <span className="ed-form-name">{fieldName(t, at)}</span>
      </label>
    </div>
  )
}

/** A date or a time of day. */
export function DateField({ field, at }: FieldProps) {
  const { read, change } = useForm()
  const id = useId()
  const onChange = (day: string) => change({ path: at, value: day === '' && field.isOptional ? undefined : day })
  return (
    <FieldFrame at={at} box={id}>
      <input
        id={id}
        type={field.kind}
        className="ed-form-box"
        value={(read(at) as string | undefined) ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}

/** A country as a two-letter code (ISO 3166-1), with its name beside it. */
export function CountryField({ field, at }: FieldProps) {
  const { read, change, errorAt, locale } = useForm()
  const id = useId()
  const code = (read(at) as string | undefined) ?? ''
  const isCode = /^[A-Z]{2}$/.test(code)
  const name = isCode ? new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(code) : undefined
  const onChange = (value: string) => change({ path: at, value: value === '' && field.isOptional ? undefined : value })
  return (
    <FieldFrame at={at} box={id}>
      <div className="ed-form-country">
        <input
          id={id}
          className="ed-form-box"
          dir="ltr"
          size={2}
          maxLength={2}
          spellCheck={false}
          autoCapitalize="characters"
          value={code}
          aria-invalid={errorAt(at) ? true : undefined}
          aria-describedby={`${id}-name`}
          onChange={(event) => onChange(event.target.value.trim().toUpperCase())}
        />
        <span id={`${id}-name`}>{name}</span>
      </div>
    </FieldFrame>
  )
}
