import { useTranslation } from 'react-i18next'
import { type Path, readAt } from '#content/path.ts'
import { useLocale } from '../components/editor-context.ts'
import { MediaThumbnail } from '../components/media-thumbnail.tsx'
import type { EditorDocument } from '../model/documents/documents.ts'
import type { Place } from '../model/documents/places.ts'
import { addressIn } from '../model/uploads/media-field.ts'
import './film-note.css'

type FilmNoteProps = { document: EditorDocument; path: Path; onChange: (film: Place) => void }

/** In the dialog of a button's label: shows which film the button opens. */
export function FilmNote({ document, path, onChange }: FilmNoteProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const address = addressIn(readAt(document.edited, path), locale)
  return (
    <div className="ed-aside ed-row ed-film-note">
      <MediaThumbnail address={address} accepts="film" isListed />
      <p>
        {t('media.plays')} <bdi>{address.replace(/^(https:\/\/|\/uploads\/)/, '')}</bdi>
      </p>
      <button
        type="button"
        className="ed-btn is-outline"
        onClick={() => onChange({ documentKey: document.key, path, kind: 'media' })}
      >
        {t('media.changeFilm')}
      </button>
    </div>
  )
}
