import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '#api/errors.ts'
import { useSession } from '../session/session.tsx'
import { CodeField, EmailField, PasswordField } from './fields.tsx'
import { emailError, type FormErrors, requestErrorMessage } from './form-errors.ts'
import { FormScreen } from './screen-frames.tsx'

export function LoginForm({ onForgot, onDone }: { onForgot: () => void; onDone: () => void }) {
  const { t } = useTranslation()
  const { login } = useSession()
  const [needsCode, setNeedsCode] = useState(false)

  function read(fields: FormData) {
    const email = String(fields.get('email')).trim()
    const code = fields.get('code')
    const typed = { email, password: String(fields.get('password')), remember: fields.has('remember') }
    return code ? { ...typed, code: String(code) } : typed
  }

  function check(fields: FormData): FormErrors {
    const { email, password } = read(fields)
    return { email: emailError(t, email), password: password ? undefined : t('login.passwordRequired') }
  }

  async function send(fields: FormData): Promise<FormErrors | undefined> {
    try {
      await login(read(fields))
      onDone()
    } catch (error) {
      if (isProblem(error, 'code-required')) {
        setNeedsCode(true)
        return {}
      }
      if (isProblem(error, 'invalid-code')) return { code: t('login.codeInvalid') }
      return { form: requestErrorMessage(t, error) ?? t('login.failed') }
    }
  }

  return (
    <FormScreen
      name={t('login.name')}
      title={t('login.title')}
      text={t('login.text')}
      submit={t('login.submit')}
      busy={t('login.busy')}
      check={check}
      send={send}
      fields={(errors) => (
        <>
          <EmailField error={errors.email} />
          <PasswordField name="password" label={t('login.password')} error={errors.password} />
          {needsCode && <CodeField error={errors.code} />}
          <div className="row login-row">
            <label className="login-check">
              <input type="checkbox" name="remember" defaultChecked />
              {t('login.remember')}
            </label>
            <button type="button" className="more" onClick={onForgot}>
              {t('login.forgot')}
            </button>
          </div>
        </>
      )}
    />
  )
}
