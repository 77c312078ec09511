import { useTranslation } from 'react-i18next'
import type { BilingualText } from '#content/locale.ts'
import { LanguageBoxes } from '../../form/language-boxes.tsx'

type AltTextBoxesProps = {
  alt: Partial<BilingualText>
  storedAlt: Partial<BilingualText> | undefined
  /** Whether a text still is that of the picture that was replaced. */
  isOfFormer: boolean
  setAlt: (part: Partial<BilingualText>) => void
}

export function AltTextBoxes({ alt, storedAlt, isOfFormer, setAlt }: AltTextBoxesProps) {
  const { t } = useTranslation()
  return (
    <div className="ed-stack ed-alt">
      {isOfFormer && <p className="ed-caution">{t('media.oldWords')}</p>}
      <LanguageBoxes
        labels={{ en: t('uploads.altIn.en'), ar: t('uploads.altIn.ar') }}
        text={alt}
        before={storedAlt}
        onChange={setAlt}
      />
      <p className="ed-note">{t('media.altHint')}</p>
    </div>
  )
}
