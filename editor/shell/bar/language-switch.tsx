import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefInLanguage } from '#content/address.ts'
import { type Locale, locales } from '#content/locale.ts'
import { PageContext } from '#fields/page-context.ts'

export const languageLabels: Record<Locale, string> = { en: 'EN', ar: 'ع' }

/** Links in the bar to the page in each language. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const { path, search, locale } = use(PageContext)
  return (
    <nav className="ed-lang" aria-label={t('editor.languageShown')}>
      {locales.map((each) => (
        <a
          key={each}
          href={hrefInLanguage(path, search, each)}
          title={t(`language.${each}`)}
          aria-current={each === locale ? 'true' : undefined}
        >
          <span lang={each}>{languageLabels[each]}</span>
        </a>
      ))}
    </nav>
  )
}
