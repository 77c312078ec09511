import { useTranslation } from 'react-i18next'
import type { BilingualText } from '#content/locale.ts'
import arabic from '#locales/ar/translations.json'
import english from '#locales/en/translations.json'
import { useEditor } from '../components/editor-context.ts'
import { TextChange } from '../components/text-change.tsx'
import { useMessages } from '../components/use-messages.ts'
import { useWindowEvents } from '../components/use-window-events.ts'
import type { Place } from '../model/documents/places.ts'

type TranslationReviewProps = { place: Place; text: Partial<BilingualText>; onApproved: () => void }

/** Shows how the English text has changed since the Arabic was written. A button, or Alt+Enter, approves the Arabic. */
export function TranslationReview({ place, text, onApproved }: TranslationReviewProps) {
  const { t } = useTranslation()
  const { documents } = useEditor()
  useMessages('translations', { en: english, ar: arabic })
  const before = documents.translations.formerEnglish(place, text)
  const approve = () => void documents.translations.approveAt(place).then((isDone) => isDone && onApproved())
  useWindowEvents({
    keydown(event) {
      if (event.key !== 'Enter' || !event.altKey || event.defaultPrevented) return
      event.preventDefault()
      approve()
    },
  })
  return (
    <section className="ed-review">
      {before !== undefined && before !== text.en && (
        <>
          <h3>{t('translations.englishChange')}</h3>
          <TextChange before={before} after={text.en ?? ''} locale="en" />
        </>
      )}
      <button type="button" className="ed-btn is-outline" aria-keyshortcuts="Alt+Enter" onClick={approve}>
        {t('translations.stillRight')} <kbd>Alt ⏎</kbd>
      </button>
    </section>
  )
}
