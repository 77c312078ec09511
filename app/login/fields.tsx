import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CircleAlert, Eye, EyeOff, Icon } from '#ui/icons.tsx'

export function EmailField({ error }: { error: string | undefined }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Field id={id} label={t('login.email')} error={error}>
      <input
        id={id}
        className="input"
        type="email"
        name="email"
        dir="ltr"
        autoComplete="username"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      />
    </Field>
  )
}

type PasswordFieldProps = {
  name: string
  label: string
  error: string | undefined
  hint?: string
  /** So that the browser does not fill in a stored password. */
  isNew?: boolean
}

export function PasswordField({ name, label, error, hint, isNew = false }: PasswordFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isShown, setShown] = useState(false)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {/* Left to right in both languages: passwords are mostly Latin, and the button is at the right end. */}
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
          aria-invalid={error ? true : undefined}
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
    </Field>
  )
}

/** Takes the focus, because it is shown only after the password was accepted. */
export function CodeField({ error }: { error: string | undefined }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Field id={id} label={t('login.code')} hint={t('login.codeHint')} error={error}>
      <input
        id={id}
        className="input"
        name="code"
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the field is shown only after the password was accepted
        autoFocus
        required
        maxLength={40}
        aria-invalid={error ? true : undefined}
        aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
      />
    </Field>
  )
}

type FieldProps = { id: string; label: string; hint?: string; error: string | undefined; children: ReactNode }

function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className="field">
      <label id={`${id}-label`} className="label" htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** The icon shows the error without its colour. */
export function FieldError({ id, role, children }: { id?: string; role?: 'alert'; children: string }) {
  return (
    <p id={id} role={role} className="field-error">
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </p>
  )
}
