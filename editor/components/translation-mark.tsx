import { useTranslation } from 'react-i18next'
import { type BilingualText, direction, fallbackLocale, type Locale } from '#content/locale.ts'
import { translationOf } from '../model/translation/translation-state.ts'

export const inLanguage = (locale: Locale) => ({ lang: locale, dir: direction(locale) })

/** A chip on a text without a translation: it is missing, a copy of the English, or a default text. */
export function TranslationMark({ locale, text }: { locale: Locale; text: Partial<BilingualText> }) {
  const { t } = useTranslation()
  const translation = locale === fallbackLocale ? 'there' : translationOf(text)
  if (translation === 'there') return null
  return (
    <span className="ed-chip is-warning" title={translation === 'missing' ? t('editor.showsEnglish') : undefined}>
      {t(translation === 'copied' ? 'editor.sameAsEnglish' : 'editor.notTranslated')}
    </span>
  )
}
