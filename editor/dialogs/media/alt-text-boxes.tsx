import { useTranslation } from 'react-i18next'
import { LanguageBoxes } from '../../form/language-boxes.tsx'
import type { MediaDraft } from './use-media-draft.ts'

export function AltTextBoxes({ draft: { alt, storedAlt, setAlt } }: { draft: MediaDraft }) {
  const { t } = useTranslation()
  if (!alt) return null
  return (
    <div className="ed-stack ed-alt">
      <LanguageBoxes
        labels={{ en: t('uploads.altEnglish'), ar: t('uploads.altArabic') }}
        text={alt}
        before={storedAlt}
        onChange={setAlt}
      />
      <p className="ed-note">{t('media.altHint')}</p>
    </div>
  )
}
