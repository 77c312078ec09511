import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MetaDescriptor, useLocation, useNavigate } from 'react-router'
import { isEditMode, localizeHref, splitLocale } from '#content/address.ts'
import arabic from '#locales/ar/translation.json'
import english from '#locales/en/translation.json'
import { useAddress } from '../layout/use-site.ts'
import { BackgroundVideo } from '../login/background-video.tsx'
import { CreateNewPassword } from '../login/create-new-password.tsx'
import { ForgotPassword } from '../login/forgot-password.tsx'
import { LoginHeader } from '../login/login-header.tsx'
import '../login/login.css'
import { LoginForm } from '../login/login-form.tsx'
import { replaceHistoryEntry, useResetToken } from '../login/reset-token.ts'
import { MessageScreen } from '../login/screen-frames.tsx'
import { safeReturnPath } from '../session/edit-mode.ts'
import type { Route } from './+types/login'

export async function loader({ url }: Route.LoaderArgs) {
  const { locale, path } = splitLocale(url.pathname)
  const messages = (locale === 'ar' ? arabic : english).login
  return { name: setsPassword(path) ? messages.newTitle : messages.name }
}

/** The address may contain a token, so other sites must not get the address as the referrer. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' })

export function meta({ loaderData, matches: [{ loaderData: site }] }: Route.MetaArgs): MetaDescriptor[] {
  return [{ title: `${loaderData.name} - ${site.brand}` }, { name: 'robots', content: 'noindex' }]
}

const setsPassword = (path: string) => path.includes('/create-new-password')

type Mode = 'login' | 'forgotPassword' | 'resetSuccess' | 'createNewPassword' | 'updateSuccess'

export default function Login() {
  const { t } = useTranslation()
  const { locale } = useAddress()
  const goBack = useReturn()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const token = useResetToken()
  const [mode, setMode] = useState<Mode>(setsPassword(pathname) ? 'createNewPassword' : 'login')

  /** Removes the form's address and token, so that a reload does not show the form again. */
  function leaveFor(next: Mode) {
    replaceHistoryEntry(localizeHref('/login', locale))
    setMode(next)
  }

  return (
    <div className="login">
      {mode === 'createNewPassword' ? (
        <LoginHeader path="/login/create-new-password" token={token} />
      ) : (
        <LoginHeader path="/login" token={undefined} />
      )}
      <main className="login-main" key={mode}>
        {mode === 'login' && <LoginForm onForgot={() => setMode('forgotPassword')} onDone={goBack} />}
        {mode === 'forgotPassword' && (
          <ForgotPassword onBack={() => setMode('login')} onSent={() => setMode('resetSuccess')} />
        )}
        {mode === 'resetSuccess' && (
          <MessageScreen
            title={t('login.resetTitle')}
            text={t('login.resetNotice')}
            more={t('login.resetHint')}
            button={t('login.done')}
            onDone={() => setMode('login')}
          />
        )}
        {mode === 'createNewPassword' && (
          <CreateNewPassword
            token={token}
            onDone={() => leaveFor('updateSuccess')}
            onEntered={() => void navigate(`${localizeHref('/', locale)}?edit=true`, { replace: true })}
            onBack={() => leaveFor('login')}
            onAskAgain={() => leaveFor('forgotPassword')}
          />
        )}
        {mode === 'updateSuccess' && (
          <MessageScreen
            title={t('login.updatedTitle')}
            text={t('login.updatedNotice')}
            button={t('login.submit')}
            onDone={() => setMode('login')}
          />
        )}
      </main>
      <BackgroundVideo />
    </div>
  )
}

/**
 * `from` in the history state or in the query, or the home page. Visitors' pages are documents, loaded without the
 * router.
 */
function useReturn() {
  const { state, search } = useLocation()
  const { locale } = useAddress()
  const navigate = useNavigate()
  const from = safeReturnPath(state?.from) ?? safeReturnPath(new URLSearchParams(search).get('from'))
  return () => {
    const target = from ?? localizeHref('/', locale)
    if (isEditMode(new URL(target, location.origin).search)) void navigate(target, { replace: true })
    else location.replace(target)
  }
}
