import { type ComponentProps, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Eye, EyeOff } from '../components/icons.tsx'

/** Error messages by field name. */
export type FieldErrors = Record<string, string | false | undefined>

export type FormFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  name: string
  label: string
  /** Shown below the field, with or without an error. */
  hint?: string
  fieldError: string | false | undefined
  /** The options of a <select>. Without options the field is an <input>. */
  options?: { value: string; label: string }[]
}

/** A field of a panel's form, with its hint and error. A password has a button that shows it. */
export function FormField({ label, hint, fieldError, options, defaultValue, ...input }: FormFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isShown, setShown] = useState(false)
  const isPassword = input.type === 'password'
  const Icon = isShown ? EyeOff : Eye
  const described = [hint && `${id}-hint`, fieldError && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="ed-stack ed-panel-field">
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select id={id} name={input.name} defaultValue={defaultValue}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        // The box has the direction of the input, so that the button that shows a password is at the end of the text.
        <div className="ed-panel-box" dir={isPassword ? 'ltr' : input.dir}>
          <input
            {...(isPassword && {
              dir: 'ltr',
              autoCapitalize: 'none',
              spellCheck: false,
              maxLength: 200,
              required: true,
            })}
            {...input}
            defaultValue={defaultValue}
            type={isShown ? 'text' : input.type}
            id={id}
            aria-invalid={fieldError ? true : undefined}
            aria-describedby={described || undefined}
          />
          {isPassword && (
            <button
              type="button"
              className="ed-tool"
              aria-label={`${t(isShown ? 'login.hidePassword' : 'login.showPassword')}: ${label}`}
              onClick={() => setShown(!isShown)}
            >
              <Icon className="ed-i" />
            </button>
          )}
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className="ed-note">
          {hint}
        </p>
      )}
      {fieldError && (
        <p id={`${id}-error`} className="ed-refused">
          {fieldError}
        </p>
      )}
    </div>
  )
}
