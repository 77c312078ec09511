import type { TFunction } from 'i18next'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/errors.ts'
import { invitationMark } from '#api/invitation-mark.ts'
import { useSession } from '../session/session.tsx'
import { FieldError } from './field-error.tsx'
import { ModeHeading } from './mode-heading.tsx'
import { Notice } from './notice.tsx'
import { PasswordField } from './password-field.tsx'
import { lacks } from './password-rule.ts'
import { ReadyFields } from './ready-fields.tsx'
import { refusal } from './refusal.ts'

type Faults = { password?: string; repeated?: string; form?: string }
type CreateNewPasswordProps = {
  /** Left out, nothing is sent and the rule is only a hint (specification §4, §5). */
  token: string | undefined
  onDone: () => void
  /** Whoever was invited is signed in. */
  onEntered: () => void
  onBack: () => void
  onAskAgain: () => void
}

export function CreateNewPassword({ token, onDone, onEntered, onBack, onAskAgain }: CreateNewPasswordProps) {
  const { t, i18n } = useTranslation()
  const { client, enter } = useSession()
  const isInvited = token?.startsWith(invitationMark) === true
  const [isBusy, setBusy] = useState(false)
  const [isSpent, setSpent] = useState(false)
  const [faults, setFaults] = useState<Faults>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const password = String(fields.get('password'))
    const isSame = password === fields.get('repeated')
    const found = {
      password: token ? ruleFault(t, i18n.language, password) : undefined,
      repeated: isSame ? undefined : t('login.passwordsDiffer'),
    }
    setFaults(found)
    const first = found.password ? 'password' : found.repeated ? 'repeated' : undefined
    if (first) return (form.elements.namedItem(first) as HTMLInputElement).focus()
    if (!token) return onDone()
    setBusy(true)
    try {
      const user = await client.resetPassword({ token, password })
      if (!user) return onDone()
      enter(user)
      onEntered()
    } catch (error) {
      setBusy(false)
      if (error instanceof ApiError && error.status === 410) return setSpent(true)
      const form = refusal(t, error)
      setFaults(form ? { form } : { password: t('login.passwordHint') })
    }
  }

  if (isSpent)
    return (
      <Notice title={t('login.spentTitle')} text={t('login.spentText')}>
        <button type="button" className="btn" onClick={onAskAgain}>
          {t('login.askAgain')}
        </button>
        <button type="button" className="btn btn-line" onClick={onBack}>
          {t('login.back')}
        </button>
      </Notice>
    )
  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <ModeHeading name={t('login.newTitle')}>{t(isInvited ? 'login.invitedTitle' : 'login.newTitle')}</ModeHeading>
      {isInvited && <p className="lead">{t('login.invitedText')}</p>}
      <ReadyFields>
        <PasswordField
          name="password"
          label={t('login.newPassword')}
          hint={t('login.passwordHint')}
          fault={faults.password}
          isNew
        />
        <PasswordField name="repeated" label={t('login.repeatPassword')} fault={faults.repeated} isNew />
        {faults.form && <FieldError role="alert">{faults.form}</FieldError>}
        <button type="submit" className="btn" disabled={isBusy}>
          {isBusy ? t('login.newBusy') : t('login.newSubmit')}
        </button>
        <button type="button" className="btn btn-line" onClick={onBack}>
          {t('login.back')}
        </button>
      </ReadyFields>
    </form>
  )
}

/** Names each part of the rule that a password does not keep. */
function ruleFault(t: TFunction, language: string, password: string): string | undefined {
  const parts = lacks(password).map((part) => t(`login.rule${part}`))
  if (!parts.length) return undefined
  return t('login.passwordNeeds', { parts: new Intl.ListFormat(language).format(parts) })
}
