import { Menu } from '@base-ui/react/menu'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefInLanguage } from '#content/address.ts'
import { type Locale, locales } from '#content/text.ts'
import { PageContext } from '#fields/page-context.ts'

const signs: Record<Locale, string> = { en: 'EN', ar: 'ع' }

/** The page in the other language, in the bar. */
export function Languages() {
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
          <span lang={each}>{signs[each]}</span>
        </a>
      ))}
    </nav>
  )
}

/** The same as entries of a menu. */
export function LanguageEntries() {
  const { t } = useTranslation()
  const { path, search, locale } = use(PageContext)
  const others = locales.filter((each) => each !== locale)
  return others.map((each) => (
    <Menu.LinkItem key={each} href={hrefInLanguage(path, search, each)} closeOnClick>
      <span className="ed-i" lang={each} aria-hidden="true">
        {signs[each]}
      </span>
      {t(`language.${each}`)}
    </Menu.LinkItem>
  ))
}
