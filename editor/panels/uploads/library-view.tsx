import { Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import type { Desk } from '../../desk.ts'
import { ListingFrame } from '../listing-frame.tsx'
import { Segments } from '../segments.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { DropZone } from './drop-zone.tsx'
import { FileGrid } from './file-grid.tsx'
import { FileSearch } from './file-search.tsx'
import { takenFiles } from './file-words.ts'
import { uploadAll } from './uploading.ts'
import type { Library } from './use-library.ts'

type LibraryViewProps = {
  desk: Desk
  library: Library
  /** The key of the file that was open until now. */
  backTo: string | undefined
  onOpen: (file: LibraryFile) => void
}

/** The files that fit search and filter; new ones are dropped here, or chosen. */
export function LibraryView({ desk, library, backTo, onOpen }: LibraryViewProps) {
  const { t } = useTranslation()
  const { listing, shown, setShown, words, setWords } = library

  const upload = (files: File[]) => void uploadAll(desk, files, listing.again)
  const names = {
    all: t('uploads.all'),
    image: t('uploads.pictures'),
    video: t('uploads.films'),
    svg: t('uploads.drawings'),
    unused: t('uploads.unused'),
  }
  const isNarrowed = shown !== 'all' || words !== ''
  return (
    <DropZone onDrop={upload}>
      <div className="ed-panel-tools">
        <ChooseFiles className="ed-btn solid" accept={takenFiles} onChoose={upload} multiple>
          <Upload className="ed-i" aria-hidden="true" />
          {t('uploads.upload')}
        </ChooseFiles>
        <FileSearch initial={words} onSearch={setWords} />
      </div>
      <Segments label={t('uploads.shown')} names={names} value={shown} onChoose={setShown} />
      <ListingFrame
        listing={listing}
        empty={isNarrowed ? t('uploads.noneFound') : t('uploads.none')}
        failed={t('uploads.failed')}
      >
        <FileGrid files={listing.items} backTo={backTo} onOpen={onOpen} />
      </ListingFrame>
    </DropZone>
  )
}
