import { useTranslation } from 'react-i18next'
import type { ReleaseNote as Note } from '#api/releases.ts'
import { useLocale } from '../components/editor-context.ts'
import { formatDateTime } from '../model/messages/format-date.ts'

/** Lists the notes of a release, the oldest first: comments, and what was written on handing in or handing back. */
export function ReleaseNotes({ notes }: { notes: Note[] }) {
  const { t } = useTranslation()
  if (notes.length === 0) return null
  return (
    <section className="ed-stack ed-panel-tools">
      <b>{t('releases.notes')}</b>
      {notes.map((note) => (
        <ReleaseNote key={`${note.at} ${note.kind} ${note.text}`} note={note} />
      ))}
    </section>
  )
}

export function ReleaseNote({ note: { kind, text, author, at } }: { note: Note }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <div>
      <p className="ed-note">
        {t(`releases.noteKind.${kind}`)} · <bdi>{author?.name || author?.email || t('history.nobody')}</bdi>{' '}
        <time dateTime={at}>{formatDateTime(locale, at)}</time>
      </p>
      {text && <p dir="auto">{text}</p>}
    </div>
  )
}
