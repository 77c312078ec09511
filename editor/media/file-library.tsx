import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import type { Desk } from '../desk.ts'
import { ListingFrame } from '../panels/listing-frame.tsx'
import { Segments } from '../panels/segments.tsx'
import { FileGrid } from '../panels/uploads/file-grid.tsx'
import { FileSearch } from '../panels/uploads/file-search.tsx'
import { type Shown, useLibrary } from '../panels/uploads/use-library.ts'
import type { Takes } from './files.ts'

type FileLibraryProps = { desk: Desk; takes: Takes; onChosen: (file: LibraryFile) => void }

const shownAtFirst: Record<Takes, Shown> = { picture: 'all', icon: 'svg', film: 'video' }

/** The uploaded files that a place takes, to choose one from. */
export function FileLibrary({ desk, takes, onChosen }: FileLibraryProps) {
  const { t } = useTranslation()
  const { listing, shown, setShown, words, setWords } = useLibrary(desk, shownAtFirst[takes])
  const id = useId()
  const kinds = { all: t('uploads.all'), image: t('uploads.pictures'), video: t('uploads.films') }
  return (
    <section className="ed-library" aria-labelledby={id}>
      <div>
        <h3 id={id}>{t('media.library')}</h3>
        {takes === 'picture' && (
          <Segments label={t('uploads.shown')} names={kinds} value={shown as keyof typeof kinds} onChoose={setShown} />
        )}
        <FileSearch initial={words} onSearch={setWords} />
      </div>
      <ListingFrame
        listing={listing}
        empty={words ? t('uploads.noneFound') : t('uploads.none')}
        failed={t('uploads.failed')}
      >
        <FileGrid files={listing.items} backTo={undefined} onOpen={onChosen} />
      </ListingFrame>
    </section>
  )
}
