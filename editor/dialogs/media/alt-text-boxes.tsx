import { useTranslation } from 'react-i18next'
import { type Locale, locales } from '#content/locale.ts'
import { LanguageBox } from '../../components/language-box.tsx'
import type { Draft } from '../../model/edits/text-draft.ts'
import { PlainTextBox } from '../plain-text-box.tsx'

type AltTextBoxesProps = {
  alt: Draft
  isChanged: (locale: Locale) => boolean
  onChange: (locale: Locale, text: string) => void
}

/** A picture's alternative text in both languages. */
export function AltTextBoxes({ alt, isChanged, onChange }: AltTextBoxesProps) {
  const { t } = useTranslation()
  const labels: Record<Locale, string> = { en: t('uploads.altEnglish'), ar: t('uploads.altArabic') }
  return (
    <div className="ed-alt">
      {locales.map((locale) => (
        <LanguageBox key={locale} locale={locale} text={alt} isChanged={isChanged(locale)}>
          {(id, note) => (
            <PlainTextBox
              id={id}
              label={labels[locale]}
              locale={locale}
              value={alt[locale]}
              onChange={(text) => onChange(locale, text)}
              note={note}
              isLong={false}
              isFirst={false}
            />
          )}
        </LanguageBox>
      ))}
      <p className="ed-note">{t('media.altHint')}</p>
    </div>
  )
}
