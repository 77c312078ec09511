import { Menu } from '@base-ui/react/menu'
import { useTranslation } from 'react-i18next'
import { localizeHref } from '#content/address.ts'
import { type Locale, locales } from '#content/text.ts'

type LanguagesProps = {
  /** The page's English path. */
  path: string
  /** The one that is shown. */
  locale: Locale
}

const signs: Record<Locale, string> = { en: 'EN', ar: 'ع' }

/** The page in the other language, in the bar. */
export function Languages({ path, locale }: LanguagesProps) {
  const { t } = useTranslation()
  return (
    <nav className="ed-lang" aria-label={t('editor.languageShown')}>
      {locales.map((each) => (
        <a
          key={each}
          href={inEditMode(path, each)}
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
export function LanguageEntries({ path, locale }: LanguagesProps) {
  const { t } = useTranslation()
  const others = locales.filter((each) => each !== locale)
  return others.map((each) => (
    <Menu.LinkItem key={each} href={inEditMode(path, each)} closeOnClick>
      <span className="ed-i" lang={each} aria-hidden="true">
        {signs[each]}
      </span>
      {t(`language.${each}`)}
    </Menu.LinkItem>
  ))
}

const inEditMode = (path: string, locale: Locale) => `${localizeHref(path, locale)}?edit=true`
