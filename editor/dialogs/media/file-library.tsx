import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import { FileGrid } from '../../components/files/file-grid.tsx'
import { FileSearch } from '../../components/files/file-search.tsx'
import { type FileFilter, useFileLibrary } from '../../components/files/use-file-library.ts'
import { ListingFrame } from '../../components/listing/listing-frame.tsx'
import { SegmentedControl } from '../../components/listing/segmented-control.tsx'
import type { EditorStore } from '../../model/store.ts'
import type { AcceptedMedia } from '../../model/uploads/accepted-files.ts'

type FileLibraryProps = { store: EditorStore; takes: AcceptedMedia; onChosen: (file: LibraryFile) => void }

const shownAtFirst: Record<AcceptedMedia, FileFilter> = { picture: 'all', icon: 'svg', film: 'video' }

/** The uploaded files that a field accepts, to choose one from. */
export function FileLibrary({ store, takes, onChosen }: FileLibraryProps) {
  const { t } = useTranslation()
  const { listing, shown, setShown, words, setWords } = useFileLibrary(store, shownAtFirst[takes])
  const id = useId()
  const kinds = { all: t('uploads.all'), image: t('uploads.pictures'), video: t('uploads.videos') }
  return (
    <section className="ed-library" aria-labelledby={id}>
      <div>
        <h3 id={id}>{t('media.library')}</h3>
        {takes === 'picture' && (
          <SegmentedControl
            label={t('uploads.shown')}
            names={kinds}
            value={shown as keyof typeof kinds}
            onChoose={setShown}
          />
        )}
        <FileSearch initial={words} onSearch={setWords} />
      </div>
      <ListingFrame
        listing={listing}
        empty={words ? t('uploads.noneFound') : t('uploads.none')}
        failed={t('uploads.failed')}
      >
        <FileGrid files={listing.items} returnFocusTo={undefined} onOpen={onChosen} />
      </ListingFrame>
    </section>
  )
}
