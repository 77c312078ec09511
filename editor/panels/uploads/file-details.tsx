import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../../desk.ts'
import { AltTexts } from './alt-texts.tsx'
import { DeleteFile } from './delete-file.tsx'
import { FileFacts } from './file-facts.tsx'
import { Preview } from './file-picture.tsx'
import { FileUses } from './file-uses.tsx'
import { ReplaceFile } from './replace-file.tsx'

type FileDetailsProps = {
  desk: Desk
  locale: Locale
  file: LibraryFile
  onBack: () => void
  /** Its texts were saved. */
  onChanged: (file: LibraryFile) => void
  /** It was deleted, or another stands in its place. */
  onGone: () => void
  /** Whether something is typed that is not saved. */
  onTouched: (isTouched: boolean) => void
}

/** What is known of a file, and what can be done with it. */
export function FileDetails({ desk, locale, file, onBack, onChanged, onGone, onTouched }: FileDetailsProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="ed-file">
      <button type="button" className="ed-btn plain ed-file-back" onClick={onBack}>
        <ArrowLeft className="ed-i rtl:-scale-x-100" aria-hidden="true" />
        {t('uploads.back')}
      </button>
      <Preview file={file} alt={file.alt?.[locale] || file.alt?.en || ''} />
      <h3 ref={heading} tabIndex={-1}>
        <bdi>{file.original_name}</bdi>
      </h3>
      <FileFacts file={file} locale={locale} />
      <AltTexts desk={desk} file={file} onSaved={onChanged} onTouched={onTouched} />
      <FileUses file={file} locale={locale} />
      <div className="ed-form-actions">
        {file.uses.length > 0 ? (
          <ReplaceFile desk={desk} file={file} locale={locale} onReplaced={onGone} />
        ) : (
          <DeleteFile desk={desk} file={file} onDeleted={onGone} />
        )}
      </div>
    </div>
  )
}
