import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MetaDescriptor, useLocation, useNavigate } from 'react-router'
import { localizeHref, splitLocale } from '#content/address.ts'
import arabic from '#locales/ar/translation.json'
import english from '#locales/en/translation.json'
import { Logo } from '#ui/logo.tsx'
import { useAddress } from '../layout/locale.ts'
import { useSite } from '../layout/use-site.ts'
import { ForgotPassword } from '../login/forgot-password.tsx'
import '../login/login.css'
import { LoginForm } from '../login/login-form.tsx'
import { LoginPanel } from '../login/panel.tsx'
import { ResetSent } from '../login/reset-sent.tsx'
import { asksForEditMode, safeReturn } from '../session/edit-address.ts'
import type { Route } from './+types/login'

export async function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  return { name: (locale === 'ar' ? arabic : english).login.name }
}

export function meta({ loaderData, matches: [{ loaderData: site }] }: Route.MetaArgs): MetaDescriptor[] {
  return [{ title: `${loaderData.name} - ${site.brand}` }, { name: 'robots', content: 'noindex' }]
}

/** The screens of the login (specification §4); each leads to the next. */
type Mode = 'login' | 'forgotPassword' | 'resetSuccess'

export default function Login() {
  const { t } = useTranslation()
  const { locale } = useAddress()
  const { brand } = useSite()
  const goBack = useReturn()
  const [mode, setMode] = useState<Mode>('login')
  const home = localizeHref('/', locale)
  const other = locale === 'en' ? 'ar' : 'en'
  const { search } = useLocation()
  return (
    <div className="login">
      <header className="login-head">
        <a href={home} aria-label={t('menu.home', { brand })}>
          <Logo />
        </a>
        <a href={localizeHref('/login', other) + search} lang={other} hrefLang={other}>
          {t('language.switch')}
        </a>
      </header>
      <main className="login-main" key={mode}>
        {mode === 'login' && <LoginForm onForgot={() => setMode('forgotPassword')} onDone={goBack} />}
        {mode === 'forgotPassword' && (
          <ForgotPassword onBack={() => setMode('login')} onSent={() => setMode('resetSuccess')} />
        )}
        {mode === 'resetSuccess' && <ResetSent onDone={() => setMode('login')} />}
      </main>
      <LoginPanel />
    </div>
  )
}

/** Back to where the edit guard stopped one, else to the home page. Only edit mode is part of the application. */
function useReturn() {
  const { state, search } = useLocation()
  const { locale } = useAddress()
  const navigate = useNavigate()
  const from = safeReturn(state?.from) ?? safeReturn(new URLSearchParams(search).get('from'))
  return () => {
    const target = from ?? localizeHref('/', locale)
    if (asksForEditMode(new URL(target, location.origin).search)) void navigate(target, { replace: true })
    else location.replace(target)
  }
}
