import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefInLanguage } from '#content/address.ts'
import { PageContext } from '#fields/page-context.ts'

/** Links to the same page in the other language, with the name of that language. */
export function LanguageLink({ className }: { className: string }) {
  const { t } = useTranslation()
  const { path, locale, search } = use(PageContext)
  const other = locale === 'ar' ? 'en' : 'ar'
  return (
    <a className={className} href={hrefInLanguage(path, search, other)} lang={other} hrefLang={other}>
      {t('language.switch')}
    </a>
  )
}
