import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session/session.tsx'
import { EmailField, emailError } from './email-field.tsx'
import { FieldError } from './field-error.tsx'
import { HydratedFields } from './hydrated-fields.tsx'
import { ModeHeading } from './mode-heading.tsx'
import { PasswordField } from './password-field.tsx'
import { requestErrorMessage } from './request-error-message.ts'

type FieldErrors = { email?: string; password?: string; form?: string }

export function LoginForm({ onForgot, onDone }: { onForgot: () => void; onDone: () => void }) {
  const { t } = useTranslation()
  const { login } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const email = String(fields.get('email')).trim()
    const password = String(fields.get('password'))
    const found = { email: emailError(t, email), password: password ? undefined : t('login.passwordRequired') }
    setFieldErrors(found)
    const first = found.email ? 'email' : found.password ? 'password' : undefined
    if (first) return (form.elements.namedItem(first) as HTMLInputElement).focus()
    setBusy(true)
    try {
      await login({ email, password, remember: fields.has('remember') })
      onDone()
    } catch (error) {
      setFieldErrors({ form: requestErrorMessage(t, error) ?? t('login.failed') })
      setBusy(false)
      // The submit button lost the focus when it was disabled.
      ;(form.elements.namedItem('password') as HTMLInputElement).focus()
    }
  }

  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <ModeHeading name={t('login.name')}>{t('login.title')}</ModeHeading>
      <p className="lead">{t('login.text')}</p>
      <HydratedFields>
        <EmailField fieldError={fieldErrors.email} />
        <PasswordField name="password" label={t('login.password')} fieldError={fieldErrors.password} />
        <div className="login-row">
          <label className="login-check">
            <input type="checkbox" name="remember" defaultChecked />
            {t('login.remember')}
          </label>
          <button type="button" className="more" onClick={onForgot}>
            {t('login.forgot')}
          </button>
        </div>
        {fieldErrors.form && <FieldError role="alert">{fieldErrors.form}</FieldError>}
        <button type="submit" className="btn" disabled={isBusy}>
          {isBusy ? t('login.busy') : t('login.submit')}
        </button>
      </HydratedFields>
    </form>
  )
}
