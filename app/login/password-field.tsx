import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Eye, EyeOff, Icon } from '#ui/icons.tsx'
import { FieldError } from './field-error.tsx'

type PasswordFieldProps = {
  name: string
  label: string
  fieldError: string | undefined
  /** Shown below the field before there is an error. */
  hint?: string
  /** A newly chosen password, which the browser has not stored yet. */
  isNew?: boolean
}

/** A password field whose value can be shown. */
export function PasswordField({ name, label, fieldError, hint, isNew = false }: PasswordFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isShown, setShown] = useState(false)
  const described = [hint && `${id}-hint`, fieldError && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label id={`${id}-label`} className="label" htmlFor={id}>
        {label}
      </label>
      {/* Left to right in both languages: passwords are Latin, and the button is at their end. */}
      <div className="login-password" dir="ltr">
        <input
          id={id}
          className="input"
          type={isShown ? 'text' : 'password'}
          name={name}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={fieldError ? true : undefined}
          aria-describedby={described || undefined}
        />
        <button
          type="button"
          aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
          aria-describedby={`${id}-label`}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {fieldError && <FieldError id={`${id}-fault`}>{fieldError}</FieldError>}
    </div>
  )
}
