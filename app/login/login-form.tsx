import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/errors.ts'
import { useSession } from '../session/session.tsx'
import { EmailField, emailFault } from './email-field.tsx'
import { FieldError } from './field-error.tsx'
import { PasswordField } from './password-field.tsx'

type Faults = { email?: string; password?: string; form?: string }

export function LoginForm({ onForgot, onDone }: { onForgot: () => void; onDone: () => void }) {
  const { t } = useTranslation()
  const { login } = useSession()
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const email = String(fields.get('email')).trim()
    const password = String(fields.get('password'))
    const found = { email: emailFault(t, email), password: password ? undefined : t('login.passwordRequired') }
    setFaults(found)
    const first = found.email ? 'email' : found.password ? 'password' : undefined
    if (first) return (form.elements.namedItem(first) as HTMLInputElement).focus()
    setBusy(true)
    try {
      await login({ email, password, remember: fields.has('remember') })
      onDone()
    } catch (error) {
      setFaults({ form: sentenceFor(error) })
      setBusy(false)
      // The button that had the focus was disabled meanwhile.
      ;(form.elements.namedItem('password') as HTMLInputElement).focus()
    }
  }

  function sentenceFor(error: unknown): string {
    if (!(error instanceof ApiError) || error.status >= 500) return t('login.unreachable')
    if (error.status !== 429) return t('login.failed')
    return t('login.tooMany', { minutes: Math.ceil((error.retryAfter ?? 60) / 60) })
  }

  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <h1 className="h2 star-stop">{t('login.title')}</h1>
      <p className="lead">{t('login.text')}</p>
      {/* Sent before React is there, the form would write the password into the address. */}
      <fieldset className="login-fields" disabled={!isReady}>
        <EmailField fault={faults.email} />
        <PasswordField fault={faults.password} />
        <div className="login-row">
          <label className="login-check">
            <input type="checkbox" name="remember" defaultChecked />
            {t('login.remember')}
          </label>
          <button type="button" className="more" onClick={onForgot}>
            {t('login.forgot')}
          </button>
        </div>
        {faults.form && <FieldError role="alert">{faults.form}</FieldError>}
        <button type="submit" className="btn" disabled={isBusy}>
          {isBusy ? t('login.busy') : t('login.submit')}
        </button>
      </fieldset>
    </form>
  )
}
