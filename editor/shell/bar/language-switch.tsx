import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefInLanguage } from '#content/address.ts'
import { type Locale, locales } from '#content/locale.ts'
import { PageContext } from '#fields/page-context.ts'
import { Columns2 } from '../../components/icons.tsx'

export const languageLabels: Record<Locale, string> = { en: 'EN', ar: 'ع' }

type LanguageSwitchProps = { bothPages: { areShown: boolean; toggle: (() => void) | undefined } }

/** Links to the page in each language, which then is shown alone, and a button that shows both languages side by side. */
export function LanguageSwitch({ bothPages: { areShown, toggle } }: LanguageSwitchProps) {
  const { t } = useTranslation()
  const { path, search, locale } = use(PageContext)
  return (
    <nav className="ed-lang" aria-label={t('editor.languageShown')}>
      {locales.map((each) => (
        <a
          key={each}
          href={hrefInLanguage(path, search, each)}
          title={t(`language.${each}`)}
          aria-current={each === locale && !areShown ? 'true' : undefined}
          onClick={(event) => {
            if (!areShown) return
            toggle?.()
            if (each === locale) event.preventDefault()
          }}
        >
          <span lang={each}>{languageLabels[each]}</span>
        </a>
      ))}
      {toggle && (
        <button
          type="button"
          aria-label={t('editor.bothPages')}
          title={t('editor.bothPages')}
          aria-pressed={areShown}
          onClick={toggle}
        >
          <Columns2 className="ed-i" />
        </button>
      )}
    </nav>
  )
}
