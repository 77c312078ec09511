import { direction, type Locale, locales } from '#content/locale.ts'
import { TranslationMark } from '../components/translation-mark.tsx'
import { PromptField } from './prompt.tsx'

type Pair = Record<Locale, string>

type LocalizedPromptFieldProps = {
  labels: Pair
  value: Pair
  onChange: (value: Pair) => void
  /** The error of the English text. */
  fieldError?: string | undefined
  /** A note below each language's box. */
  notes: Partial<Pair>
}

/** A short text in both languages. Arabic may be empty, and is then marked as not translated. */
export function LocalizedPromptField({ labels, value, onChange, fieldError, notes }: LocalizedPromptFieldProps) {
  return locales.map((locale) => (
    <PromptField
      key={locale}
      label={labels[locale]}
      value={value[locale]}
      lang={locale}
      dir={direction(locale)}
      fieldError={locale === 'en' ? fieldError : undefined}
      note={notes[locale]}
      mark={<TranslationMark locale={locale} text={value} />}
      onChange={(text) => onChange({ ...value, [locale]: text })}
    />
  ))
}
