import { useTranslation } from 'react-i18next'
import { useAddress } from '../layout/use-site.ts'
import { useSession } from '../session/session.tsx'
import { EmailField } from './fields.tsx'
import { emailError } from './form-errors.ts'
import { BackButton, FormScreen } from './screen-frames.tsx'

/** The next screen is shown at once, whatever the result is. */
export function ForgotPassword({ onBack, onSent }: { onBack: () => void; onSent: () => void }) {
  const { t } = useTranslation()
  const { client } = useSession()
  const { locale } = useAddress()
  const emailOf = (fields: FormData) => String(fields.get('email')).trim()

  async function send(fields: FormData) {
    const request = client.requestReset({ email: emailOf(fields), locale })
    request.catch((error) => console.warn('The link could not be requested:', error))
    onSent()
    return undefined
  }

  return (
    <FormScreen
      title={t('login.forgotTitle')}
      text={t('login.forgotText')}
      submit={t('login.forgotSubmit')}
      check={(fields) => ({ email: emailError(t, emailOf(fields)) })}
      send={send}
      fields={({ email }) => <EmailField error={email} />}
    >
      <BackButton onBack={onBack} />
    </FormScreen>
  )
}
