import { Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import { DropZone } from '../../components/files/drop-zone.tsx'
import { FileGrid } from '../../components/files/file-grid.tsx'
import { FileInputButton } from '../../components/files/file-input-button.tsx'
import { acceptedFiles } from '../../components/files/file-labels.ts'
import { FileSearch } from '../../components/files/file-search.tsx'
import type { Library } from '../../components/files/use-file-library.ts'
import { ListingFrame } from '../../components/listing/listing-frame.tsx'
import { SegmentedControl } from '../../components/listing/segmented-control.tsx'
import type { EditorStore } from '../../model/store.ts'
import { uploadAll } from './upload-files.ts'

type LibraryViewProps = {
  store: EditorStore
  library: Library
  /** The key of the file whose details were just closed; its button is focused. */
  returnFocusTo: string | undefined
  onOpen: (file: LibraryFile) => void
}

/** The files that match search and filter; new ones are uploaded by drop or button. */
export function LibraryView({ store, library, returnFocusTo, onOpen }: LibraryViewProps) {
  const { t } = useTranslation()
  const { listing, shown, setShown, words, setWords } = library

  const upload = (files: File[]) => void uploadAll(store, files, listing.again)
  const names = {
    all: t('uploads.all'),
    image: t('uploads.pictures'),
    video: t('uploads.videos'),
    svg: t('uploads.svgs'),
    unused: t('uploads.unused'),
  }
  const isNarrowed = shown !== 'all' || words !== ''
  return (
    <DropZone onDrop={upload}>
      <div className="ed-panel-tools">
        <FileInputButton className="ed-btn is-solid" accept={acceptedFiles} onChoose={upload} multiple>
          <Upload className="ed-i" aria-hidden="true" />
          {t('uploads.upload')}
        </FileInputButton>
        <FileSearch initial={words} onSearch={setWords} />
      </div>
      <SegmentedControl label={t('uploads.shown')} names={names} value={shown} onChoose={setShown} />
      <ListingFrame
        listing={listing}
        empty={isNarrowed ? t('uploads.noneFound') : t('uploads.none')}
        failed={t('uploads.failed')}
      >
        <FileGrid files={listing.items} returnFocusTo={returnFocusTo} onOpen={onOpen} />
      </ListingFrame>
    </DropZone>
  )
}
