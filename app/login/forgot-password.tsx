import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmailField, emailFault } from './email-field.tsx'

/** Asks for the address that the link goes to. The screen makes no call (specification §4). */
export function ForgotPassword({ onBack, onSent }: { onBack: () => void; onSent: () => void }) {
  const { t } = useTranslation()
  const [fault, setFault] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    const found = emailFault(t, input.value.trim())
    setFault(found)
    if (found) input.focus()
    else onSent()
  }

  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <h1 className="h2 star-stop">{t('login.forgotTitle')}</h1>
      <p className="lead">{t('login.forgotText')}</p>
      <EmailField fault={fault} />
      <button type="submit" className="btn">
        {t('login.forgotSubmit')}
      </button>
      <button type="button" className="btn btn-line" onClick={onBack}>
        {t('login.back')}
      </button>
    </form>
  )
}
