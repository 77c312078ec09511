import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/errors.ts'
import { invitationPrefix } from '#api/invitation-prefix.ts'
import { useSession } from '../session/session.tsx'
import { PasswordField } from './fields.tsx'
import { type FormErrors, newPasswordError, passwordRefusal, requestErrorMessage } from './form-errors.ts'
import { BackButton, FormScreen, MessageScreen } from './screen-frames.tsx'

type CreateNewPasswordProps = {
  /** Without a token, nothing is sent, and the rule for new passwords is not checked (specification §4, §5). */
  token: string | undefined
  onDone: () => void
  /** Called after an invited person has set a password and is signed in. */
  onEntered: () => void
  onBack: () => void
  onAskAgain: () => void
}

export function CreateNewPassword({ token, onDone, onEntered, onBack, onAskAgain }: CreateNewPasswordProps) {
  const { t, i18n } = useTranslation()
  const { client, enter } = useSession()
  const isInvited = token?.startsWith(invitationPrefix) === true
  const [isLinkInvalid, setLinkInvalid] = useState(false)

  function check(fields: FormData): FormErrors {
    const password = String(fields.get('password'))
    return {
      password: token ? newPasswordError(t, i18n.language, password) : undefined,
      repeated: password === fields.get('repeated') ? undefined : t('login.passwordsDiffer'),
    }
  }

  async function send(fields: FormData): Promise<FormErrors | undefined> {
    try {
      const user = token && (await client.resetPassword({ token, password: String(fields.get('password')) }))
      if (!user) onDone()
      else {
        await enter(user)
        onEntered()
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 410) {
        setLinkInvalid(true)
        return undefined
      }
      const form = requestErrorMessage(t, error)
      return form ? { form } : { password: passwordRefusal(t, error) ?? t('login.passwordHint') }
    }
  }

  if (isLinkInvalid)
    return (
      <MessageScreen
        title={t('login.linkExpiredTitle')}
        text={t('login.linkExpiredText')}
        button={t('login.askAgain')}
        onDone={onAskAgain}
      >
        <BackButton onBack={onBack} />
      </MessageScreen>
    )
  return (
    <FormScreen
      name={t('login.newTitle')}
      title={t(isInvited ? 'login.invitedTitle' : 'login.newTitle')}
      text={isInvited ? t('login.invitedText') : undefined}
      submit={t('login.newSubmit')}
      busy={t('login.newBusy')}
      check={check}
      send={send}
      fields={({ password, repeated }) => (
        <>
          <PasswordField
            name="password"
            label={t('login.newPassword')}
            hint={t('login.passwordHint')}
            error={password}
            isNew
          />
          <PasswordField name="repeated" label={t('login.repeatPassword')} error={repeated} isNew />
        </>
      )}
    >
      <BackButton onBack={onBack} />
    </FormScreen>
  )
}
