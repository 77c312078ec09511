import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type BilingualText, direction, fallbackLocale, type Locale } from '#content/locale.ts'
import { translationOf } from '../model/translation/translation.ts'

type LanguageBoxProps = {
  locale: Locale
  /** The text in both languages. */
  text: Partial<BilingualText>
  isChanged: boolean
  children: (id: string, note: ReactNode) => ReactNode
}

/** One language of a text, with a chip if it was changed or is not translated yet. */
export function LanguageBox({ locale, text, isChanged, children }: LanguageBoxProps) {
  const { t } = useTranslation()
  return (
    <section>
      {children(
        useId(),
        <>
          {isChanged && <span className="ed-chip">{t('editor.changed')}</span>}
          <TranslationMark locale={locale} text={text} />
        </>,
      )}
    </section>
  )
}

/** A chip on a text that is missing in this language or copied from English. */
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

/** The props of every text box. */
export type BoxProps = {
  id: string
  label: string
  locale: Locale
  value: string
  onChange: (value: string) => void
  note: ReactNode
  isLong: boolean
  /** Focused when the dialog opens. */
  isFirst: boolean
}

export const inLanguage = (locale: Locale) => ({ lang: locale, dir: direction(locale) })
