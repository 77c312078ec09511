import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { localizeHref } from '#content/address.ts'
import { Logo } from '#ui/logo.tsx'
import { useAddress, useSite } from '../layout/use-site.ts'

/** Links to the home page, and to `path` in the other language with the reset token. */
export function LoginHeader({ path, token }: { path: string; token: string | undefined }) {
  const { t } = useTranslation()
  const { locale } = useAddress()
  const site = useSite()
  const other = locale === 'en' ? 'ar' : 'en'
  const query = new URLSearchParams(useLocation().search)
  query.delete('token')
  if (token) query.set('token', token)
  return (
    <header className="login-head">
      <a href={localizeHref('/', locale)} aria-label={t('menu.home', { brand: site.brand })}>
        <Logo site={site} />
      </a>
      <a href={localizeHref(path, other) + (query.size ? `?${query}` : '')} lang={other} hrefLang={other}>
        {t('language.switch')}
      </a>
    </header>
  )
}
