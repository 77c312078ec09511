import type { TFunction } from 'i18next'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/errors.ts'
import { invitationPrefix } from '#api/invitation-prefix.ts'
import { useSession } from '../session/session.tsx'
import { FieldError } from './field-error.tsx'
import { HydratedFields } from './hydrated-fields.tsx'
import { MessageScreen } from './message-screen.tsx'
import { ModeHeading } from './mode-heading.tsx'
import { PasswordField } from './password-field.tsx'
import { unmetPasswordRules } from './password-rule.ts'
import { requestErrorMessage } from './request-error-message.ts'

type FieldErrors = { password?: string; repeated?: string; form?: string }
type CreateNewPasswordProps = {
  /** If unset, nothing is sent and the rule is only a hint (specification §4, §5). */
  token: string | undefined
  onDone: () => void
  /** Called when an invited person has been signed in. */
  onEntered: () => void
  onBack: () => void
  onAskAgain: () => void
}

export function CreateNewPassword({ token, onDone, onEntered, onBack, onAskAgain }: CreateNewPasswordProps) {
  const { t, i18n } = useTranslation()
  const { client, enter } = useSession()
  const isInvited = token?.startsWith(invitationPrefix) === true
  const [isBusy, setBusy] = useState(false)
  const [isSpent, setSpent] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const password = String(fields.get('password'))
    const isSame = password === fields.get('repeated')
    const found = {
      password: token ? passwordRuleError(t, i18n.language, password) : undefined,
      repeated: isSame ? undefined : t('login.passwordsDiffer'),
    }
    setFieldErrors(found)
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
      const form = requestErrorMessage(t, error)
      setFieldErrors(form ? { form } : { password: t('login.passwordHint') })
    }
  }

  if (isSpent)
    return (
      <MessageScreen title={t('login.linkExpiredTitle')} text={t('login.linkExpiredText')}>
        <button type="button" className="btn" onClick={onAskAgain}>
          {t('login.askAgain')}
        </button>
        <button type="button" className="btn btn-line" onClick={onBack}>
          {t('login.back')}
        </button>
      </MessageScreen>
    )
  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <ModeHeading name={t('login.newTitle')}>{t(isInvited ? 'login.invitedTitle' : 'login.newTitle')}</ModeHeading>
      {isInvited && <p className="lead">{t('login.invitedText')}</p>}
      <HydratedFields>
        <PasswordField
          name="password"
          label={t('login.newPassword')}
          hint={t('login.passwordHint')}
          fieldError={fieldErrors.password}
          isNew
        />
        <PasswordField name="repeated" label={t('login.repeatPassword')} fieldError={fieldErrors.repeated} isNew />
        {fieldErrors.form && <FieldError role="alert">{fieldErrors.form}</FieldError>}
        <button type="submit" className="btn" disabled={isBusy}>
          {isBusy ? t('login.newBusy') : t('login.newSubmit')}
        </button>
        <button type="button" className="btn btn-line" onClick={onBack}>
          {t('login.back')}
        </button>
      </HydratedFields>
    </form>
  )
}

/** Lists the parts of the rule that a password does not meet. */
function passwordRuleError(t: TFunction, language: string, password: string): string | undefined {
  const parts = unmetPasswordRules(password).map((part) => t(`login.rule${part}`))
  if (!parts.length) return undefined
  return t('login.passwordNeeds', { parts: new Intl.ListFormat(language).format(parts) })
}
