import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError } from './field-error.tsx'

/** A password that can be looked at while it is typed. */
export function PasswordField({ fault }: { fault: string | undefined }) {
  const { t } = useTranslation()
  const id = useId()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t('login.password')}
      </label>
      {/* The box runs from left to right in both languages: passwords are Latin, and the eye stands at their end. */}
      <div className="login-password" dir="ltr">
        <input
          id={id}
          className="input"
          type={isShown ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && `${id}-fault`}
        />
        <button
          type="button"
          aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon className="icon" strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      {fault && <FieldError id={`${id}-fault`}>{fault}</FieldError>}
    </div>
  )
}
