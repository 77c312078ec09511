import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import type { Locale } from '#content/locale.ts'
import { Preview } from '../../components/files/file-preview.tsx'
import type { EditorStore } from '../../model/store.ts'
import { AltTextForm } from './alt-text-form.tsx'
import { DeleteFile } from './delete-file.tsx'
import { FileFacts } from './file-facts.tsx'
import { FileUses } from './file-uses.tsx'
import { ReplaceFile } from './replace-file.tsx'

type FileDetailsProps = {
  store: EditorStore
  locale: Locale
  file: LibraryFile
  onBack: () => void
  /** Called after its alternative text was saved. */
  onChanged: (file: LibraryFile) => void
  /** Called after the file was deleted or replaced. */
  onGone: () => void
  /** Reports whether there is unsaved input. */
  onTouched: (isTouched: boolean) => void
}

/** The details of a file, with forms to describe, replace or delete it. */
export function FileDetails({ store, locale, file, onBack, onChanged, onGone, onTouched }: FileDetailsProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="ed-file">
      <button type="button" className="ed-btn is-plain ed-file-back" onClick={onBack}>
        <ArrowLeft className="ed-i ed-mirrored" aria-hidden="true" />
        {t('uploads.back')}
      </button>
      <Preview file={file} alt={file.alt?.[locale] || file.alt?.en || ''} />
      <h3 ref={heading} tabIndex={-1}>
        <bdi>{file.original_name}</bdi>
      </h3>
      <FileFacts file={file} locale={locale} />
      <AltTextForm store={store} file={file} onSaved={onChanged} onTouched={onTouched} />
      <FileUses file={file} locale={locale} />
      <div className="ed-panel-actions">
        {file.uses.length > 0 ? (
          <ReplaceFile store={store} file={file} locale={locale} onReplaced={onGone} />
        ) : (
          <DeleteFile store={store} file={file} onDeleted={onGone} />
        )}
      </div>
    </div>
  )
}
