import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginRequest, MeResponse } from '#api/auth.ts'
import { ApiError, isProblem } from '#api/errors.ts'
import { DialogFrame } from '../components/dialog/dialog-frame.tsx'
import { reasonOf } from '../model/messages/error-messages.ts'

type SignInDialogProps = {
  /** Whether the session has expired. If not, a change requires a recent sign-in. */
  isExpired: boolean
  email: string
  login: (credentials: LoginRequest) => Promise<MeResponse>
  onDone: (user: MeResponse) => void
  onClose: () => void
}

/** Signs in without leaving the page, so that unsaved input is not lost. */
export function SignInDialog({ isExpired, email, login, onDone, onClose }: SignInDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [formError, setFormError] = useState('')
  const [needsCode, setNeedsCode] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const [email, password] = [String(fields.get('email')), String(fields.get('password'))]
    const code = String(fields.get('code') ?? '')
    setBusy(true)
    try {
      onDone(await login({ email, password, remember: fields.has('remember'), ...(code && { code }) }))
    } catch (error) {
      const asksForCode = isProblem(error, 'code-required')
      if (asksForCode) setNeedsCode(true)
      const isRefused = error instanceof ApiError && error.status === 401
      const refusal = t(isProblem(error, 'invalid-code') ? 'login.codeInvalid' : 'login.failed')
      if (asksForCode) setFormError('')
      else setFormError(isRefused ? refusal : (reasonOf(t, error) ?? t('login.unreachable')))
    }
    setBusy(false)
  }

  return (
    <DialogFrame
      title={t(isExpired ? 'session.expiredTitle' : 'session.confirmTitle')}
      onClose={onClose}
      initialFocus='[type="password"]'
      className="is-small"
    >
      <form className="ed-body" onSubmit={submit}>
        <p className="ed-message">{t(isExpired ? 'session.expiredText' : 'session.confirmText')}</p>
        <div className="ed-stack ed-fields">
          <label htmlFor={`${id}-email`}>{t('login.email')}</label>
          <input
            className="ed-input"
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
            className="ed-input"
            id={`${id}-password`}
            name="password"
            type="password"
            dir="ltr"
            autoComplete="current-password"
            required
          />
          {needsCode && (
            <>
              <label htmlFor={`${id}-code`}>{t('login.code')}</label>
              <input
                className="ed-input"
                id={`${id}-code`}
                name="code"
                dir="ltr"
                autoComplete="one-time-code"
                autoCapitalize="none"
                // biome-ignore lint/a11y/noAutofocus: the box appears once the password was accepted
                autoFocus
                required
                aria-describedby={`${id}-hint`}
              />
              <p id={`${id}-hint`} className="ed-note">
                {t('login.codeHint')}
              </p>
            </>
          )}
          <label className="ed-row ed-check">
            <input type="checkbox" name="remember" defaultChecked />
            {t('login.remember')}
          </label>
          {formError && (
            <p role="alert" className="ed-refused">
              {formError}
            </p>
          )}
        </div>
        <footer>
          <button type="button" className="ed-btn is-plain" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" className="ed-btn is-solid" aria-disabled={isBusy || undefined}>
            {isBusy ? t('login.busy') : t('login.submit')}
          </button>
        </footer>
      </form>
    </DialogFrame>
  )
}
