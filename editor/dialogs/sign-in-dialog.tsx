import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginRequest } from '#api/auth.ts'
import { ApiError } from '#api/errors.ts'
import { DialogFrame } from './frame.tsx'

type SignInDialogProps = {
  email: string
  login: (credentials: LoginRequest) => Promise<void>
  onDone: () => void
  onClose: () => void
}

/** Asks for the password over the page, so that nothing that was typed is lost with an expired session. */
export function SignInDialog({ email, login, onDone, onClose }: SignInDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setBusy(true)
    try {
      await login({ email: String(fields.get('email')), password: String(fields.get('password')) })
      onDone()
    } catch (error) {
      setFault(error instanceof ApiError ? t('login.failed') : t('login.unreachable'))
      setBusy(false)
    }
  }

  return (
    <DialogFrame
      title={t('session.expiredTitle')}
      onClose={onClose}
      initialFocus='[type="password"]'
      className="is-small"
    >
      <form className="ed-body" onSubmit={submit}>
        <p className="ed-message">{t('session.expiredText')}</p>
        <div className="ed-fields">
          <label htmlFor={`${id}-email`}>{t('login.email')}</label>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="username"
            defaultValue={email}
            required
          />
          <label htmlFor={`${id}-password`}>{t('login.password')}</label>
          <input
            id={`${id}-password`}
            name="password"
            type="password"
            dir="ltr"
            autoComplete="current-password"
            required
          />
          {fault && (
            <p role="alert" className="ed-refused">
              {fault}
            </p>
          )}
        </div>
        <footer>
          <button type="button" className="ed-btn plain" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" className="ed-btn solid" disabled={isBusy}>
            {isBusy ? t('login.busy') : t('login.submit')}
          </button>
        </footer>
      </form>
    </DialogFrame>
  )
}
