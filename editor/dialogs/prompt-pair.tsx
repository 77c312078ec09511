import type { ReactNode } from 'react'
import { direction, type Locale, locales } from '#content/text.ts'
import { TranslationMark } from './language-box.tsx'
import { PromptField } from './prompt.tsx'

type Pair = Record<Locale, string>

type PromptPairProps = {
  labels: Pair
  value: Pair
  onChange: (value: Pair) => void
  /** What is wrong with the English text. */
  fault?: string | undefined
  /** What is said of each. */
  notes: Partial<Pair>
}

/** A short text in both languages. Arabic may wait, and is marked until it is there. */
export function PromptPair({ labels, value, onChange, fault, notes }: PromptPairProps): ReactNode {
  return locales.map((locale) => (
    <PromptField
      key={locale}
      label={labels[locale]}
      value={value[locale]}
      lang={locale}
      dir={direction(locale)}
      fault={locale === 'en' ? fault : undefined}
      note={notes[locale]}
      mark={<TranslationMark locale={locale} text={value} />}
      onChange={(text) => onChange({ ...value, [locale]: text })}
    />
  ))
}
