import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import { DropZone } from '../../components/files/drop-zone.tsx'
import { FileInputButton } from '../../components/files/file-input-button.tsx'
import type { EditorStore } from '../../model/store.ts'
import { type AcceptedMedia, acceptOf, refusalOf } from '../../model/uploads/accepted-files.ts'
import { FileLibrary } from './file-library.tsx'

type MediaChooserProps = {
  store: EditorStore
  takes: AcceptedMedia
  onFile: (file: File) => void
  onChosen: (file: LibraryFile) => void
}

/** Chooses a picture or video: a file of this device, or one that is already uploaded. */
export function MediaChooser({ store, takes, onFile, onChosen }: MediaChooserProps) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<string>()
  function take([file]: File[]) {
    const refused = file && refusalOf(file, takes)
    setRefusal(refused)
    if (file && !refused) onFile(file)
  }
  return (
    <>
      <div className="ed-choose">
        <DropZone onDrop={take} hint={t('media.dropToReplace')}>
          <ImageUp className="ed-none" aria-hidden="true" />
          <p>{t('media.dropHere')}</p>
          <FileInputButton className="ed-btn is-solid" accept={acceptOf(takes)} onChoose={take}>
            {t('media.chooseFile')}
          </FileInputButton>
          <p className="ed-note">{t(`media.takes.${takes}`)}</p>
          {refusal && (
            <p role="alert" className="ed-refused">
              {t(refusal)}
            </p>
          )}
        </DropZone>
      </div>
      <FileLibrary store={store} takes={takes} onChosen={onChosen} />
    </>
  )
}
