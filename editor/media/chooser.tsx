import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import type { Desk } from '../desk.ts'
import { ChooseFiles } from '../panels/uploads/choose-files.tsx'
import { DropZone } from '../panels/uploads/drop-zone.tsx'
import { FileLibrary } from './file-library.tsx'
import { acceptOf, refusalOf, type Takes } from './files.ts'

type ChooserProps = {
  desk: Desk
  takes: Takes
  onFile: (file: File) => void
  onChosen: (file: LibraryFile) => void
}

/** Ways to a picture or film: a file of this device, or one that is uploaded already. */
export function Chooser({ desk, takes, onFile, onChosen }: ChooserProps) {
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
          <ChooseFiles className="ed-btn solid" accept={acceptOf(takes)} onChoose={take}>
            {t('media.chooseFile')}
          </ChooseFiles>
          <p className="ed-note">{t(`media.takes.${takes}`)}</p>
          {refusal && (
            <p role="alert" className="ed-refused">
              {t(refusal)}
            </p>
          )}
        </DropZone>
      </div>
      <FileLibrary desk={desk} takes={takes} onChosen={onChosen} />
    </>
  )
}
