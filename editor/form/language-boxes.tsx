import { type ComponentType, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type BilingualText, type Locale, locales } from '#content/locale.ts'
import { useEditor } from '../components/editor-context.ts'
import { inLanguage, TranslationMark } from '../components/translation-mark.tsx'
import type { Place } from '../model/documents/places.ts'

type LanguageBoxesProps = {
  Box?: ComponentType<BoxProps>
  /** By default the names of the languages. */
  labels?: Record<Locale, string>
  text: Partial<BilingualText>
  /** The text to compare with: a language whose text differs is marked as changed. */
  before: Partial<BilingualText> | undefined
  onChange: (part: Partial<BilingualText>) => void
  /** The placeholder of an empty text. The placeholder of an empty Arabic text is the English text. */
  usual?: string | undefined
  /** The languages whose text was refused. */
  invalid?: readonly Locale[]
  error?: string
  /** Where the text is stored, for the stored state of its translation. */
  place?: Place
  /** The language whose box is focused when the dialog opens. */
  first?: Locale
}

/** Boxes for a text in both languages, with marks for changed and untranslated texts. */
export function LanguageBoxes(props: LanguageBoxesProps) {
  const { Box = PlainTextBox, labels, text, before, onChange, usual, invalid = [], error, place, first } = props
  const { t } = useTranslation()
  const { may } = useEditor()
  const id = useId()
  const names = labels ?? { en: t('editor.english'), ar: t('editor.arabic') }
  return locales.map((locale) => (
    <section key={locale}>
      <Box
        id={`${id}-${locale}`}
        label={names[locale]}
        value={text[locale] ?? ''}
        onChange={(value) => onChange({ [locale]: value })}
        note={
          <>
            {before && (before[locale] ?? '') !== (text[locale] ?? '') && (
              <span className="ed-chip">{t('editor.changed')}</span>
            )}
            <TranslationMark locale={locale} text={text} place={place} />
          </>
        }
        isFirst={locale === first}
        placeholder={usual && ((locale !== 'en' && text.en) || usual)}
        {...(invalid.includes(locale) && { error })}
        isReadOnly={!may.writeIn(locale)}
        locale={locale}
      />
    </section>
  ))
}

export type BoxProps = {
  id: string
  label: string
  locale: Locale
  value: string
  onChange: (value: string) => void
  note: ReactNode
  isFirst: boolean
  placeholder?: string | undefined
  error?: string | undefined
  /** The user may not change texts in this language. */
  isReadOnly: boolean
}

export const maxTextLength = 2_000

function PlainTextBox({ id, label, locale, value, onChange, note, placeholder, error, isReadOnly }: BoxProps) {
  return (
    <>
      <div className="ed-row ed-label">
        <label htmlFor={id}>{label}</label>
        {note}
      </div>
      <textarea
        id={id}
        className="ed-text"
        {...inLanguage(locale)}
        rows={3}
        maxLength={maxTextLength}
        value={value}
        readOnly={isReadOnly}
        placeholder={placeholder}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
