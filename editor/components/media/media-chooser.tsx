import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import { type AcceptedMedia, acceptOf, refusalOf } from '../../model/uploads/media-field.ts'
import { DropZone } from '../files/drop-zone.tsx'
import { FileGrid } from '../files/file-grid.tsx'
import { FileInputButton } from '../files/file-input-button.tsx'
import { isPdf } from '../files/file-labels.ts'
import { FileSearch } from '../files/file-search.tsx'
import { type FileFilter, useFileLibrary } from '../files/use-file-library.ts'
import { ImageUp } from '../lazy-icons.tsx'
import { PanelDataFrame } from '../listing/panel-data.tsx'
import { SegmentedControl } from '../listing/segmented-control.tsx'

type MediaChooserProps = {
  accepts: AcceptedMedia
  onFile: (file: File) => void
  onChosen: (file: LibraryFile) => void
}

export function MediaChooser({ accepts, onFile, onChosen }: MediaChooserProps) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<string>()
  function take([file]: File[]) {
    const refused = file && refusalOf(t, file, accepts)
    setRefusal(refused)
    if (file && !refused) onFile(file)
  }
  return (
    <>
      <div className="ed-choose">
        <DropZone onDrop={take} hint={t('media.dropToReplace')}>
          <ImageUp className="ed-none" />
          <p>{t('media.dropHere')}</p>
          <FileInputButton className="ed-btn is-solid" accept={acceptOf(accepts)} onChoose={take}>
            {t('media.chooseFile')}
          </FileInputButton>
          <p className="ed-note">{t(`media.takes.${accepts}`)}</p>
          {refusal && (
            <p role="alert" className="ed-refused">
              {refusal}
            </p>
          )}
        </DropZone>
      </div>
      <FileLibrary accepts={accepts} onChosen={onChosen} />
    </>
  )
}

const shownAtFirst: Record<AcceptedMedia, FileFilter> = { picture: 'all', icon: 'svg', film: 'video' }

function FileLibrary({ accepts, onChosen }: Pick<MediaChooserProps, 'accepts' | 'onChosen'>) {
  const { t } = useTranslation()
  const { data, shown, setShown, words, setWords } = useFileLibrary(shownAtFirst[accepts])
  const id = useId()
  const kinds = { all: t('uploads.all'), image: t('uploads.pictures'), video: t('uploads.videos') }
  return (
    <section className="ed-library" aria-labelledby={id}>
      <div className="ed-row">
        <h3 id={id}>{t('media.library')}</h3>
        {accepts === 'picture' && (
          <SegmentedControl
            label={t('uploads.shown')}
            names={kinds}
            value={shown as keyof typeof kinds}
            onChoose={setShown}
          />
        )}
        <FileSearch initial={words} onSearch={setWords} />
      </div>
      <PanelDataFrame
        data={data}
        empty={words ? t('uploads.noneFound') : t('uploads.none')}
        failed={t('uploads.failed')}
      >
        <FileGrid
          files={data.items.filter(({ mime }) => !isPdf({ mime }))}
          returnFocusTo={undefined}
          onOpen={onChosen}
        />
      </PanelDataFrame>
    </section>
  )
}
