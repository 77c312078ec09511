import { direction, type Locale, locales } from '#content/locale.ts'
import { useEditor } from '../components/editor-context.ts'
import { TranslationMark } from '../components/translation-mark.tsx'
import { PromptField } from './prompt.tsx'

type Pair = Record<Locale, string>

type LocalizedPromptFieldProps<Value> = {
  labels: Pair
  value: Value
  onChange: (value: Value) => void
  errors?: Partial<Record<Locale, string | undefined>>
  note?: Partial<Pair>
}

/** Boxes for a text in both languages. An Arabic text that is not translated is marked. */
export function LocalizedPromptField<Value extends Partial<Pair>>({
  labels,
  value,
  onChange,
  errors,
  note = {},
}: LocalizedPromptFieldProps<Value>) {
  const { mayWriteIn } = useEditor()
  return locales.map((locale) => (
    <PromptField
      key={locale}
      label={labels[locale]}
      value={value[locale] ?? ''}
      lang={locale}
      dir={direction(locale)}
      fieldError={errors?.[locale]}
      note={note[locale]}
      isReadOnly={!mayWriteIn(locale)}
      mark={<TranslationMark locale={locale} text={value} />}
      onChange={(text) => onChange({ ...value, [locale]: text })}
    />
  ))
}
