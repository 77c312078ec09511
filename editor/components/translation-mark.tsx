import { useTranslation } from 'react-i18next'
import { type BilingualText, direction, fallbackLocale, type Locale } from '#content/locale.ts'
import type { Place } from '../model/documents/places.ts'
import { untranslatedReason } from '../model/translation/translations.ts'
import { useEditor } from './editor-context.ts'

export const inLanguage = (locale: Locale) => ({ lang: locale, dir: direction(locale) })

type TranslationMarkProps = {
  locale: Locale
  text: Partial<BilingualText>
  /** Where the text is stored; undefined for a text that is not stored yet. */
  place?: Place | undefined
}

export function TranslationMark({ locale, text, place = nowhere }: TranslationMarkProps) {
  const { t } = useTranslation()
  const { documents } = useEditor()
  const state = locale === fallbackLocale ? undefined : documents.translations.stateAt(place, text)
  if (!state || state === 'approved') return null
  const isCopy = state === 'placeholder' && untranslatedReason(text) === 'copied'
  return (
    <span className="ed-chip is-warning" title={state === 'missing' ? t('editor.showsEnglish') : undefined}>
      {t(isCopy ? 'editor.sameAsEnglish' : `translation.states.${state}`)}
    </span>
  )
}

const nowhere: Place = { documentKey: '', path: [], kind: 'text' }
