import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../layout/use-address.ts'
import { useSession } from '../session/session.tsx'
import { EmailField, emailError } from './email-field.tsx'
import { ModeHeading } from './mode-heading.tsx'

/** Asks for the address to send the link to. The next screen is shown at once, whatever the result of the request. */
export function ForgotPassword({ onBack, onSent }: { onBack: () => void; onSent: () => void }) {
  const { t } = useTranslation()
  const { client } = useSession()
  const { locale } = useAddress()
  const [fieldError, setFieldError] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    const email = input.value.trim()
    const found = emailError(t, email)
    setFieldError(found)
    if (found) return input.focus()
    client.requestReset({ email, locale }).catch((error) => console.warn('The link was not asked for:', error))
    onSent()
  }

  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <ModeHeading name={t('login.forgotTitle')}>{t('login.forgotTitle')}</ModeHeading>
      <p className="lead">{t('login.forgotText')}</p>
      <EmailField fieldError={fieldError} />
      <button type="submit" className="btn">
        {t('login.forgotSubmit')}
      </button>
      <button type="button" className="btn btn-line" onClick={onBack}>
        {t('login.back')}
      </button>
    </form>
  )
}
