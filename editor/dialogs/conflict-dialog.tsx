import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isListEdit } from '#content/edits.ts'
import type { Locale } from '#content/locale.ts'
import { DialogFrame } from '../components/dialog/dialog-frame.tsx'
import { formatDateTime } from '../components/format-date.ts'
import { inLanguage } from '../components/language-box.tsx'
import { MediaThumbnail } from '../components/media-thumbnail.tsx'
import type { Change, EditorDocument } from '../model/documents/documents.ts'
import { blockName } from '../model/documents/field-name.ts'
import { schemaAt, schemaOf } from '../model/documents/field-schema.ts'
import { itemTitle } from '../model/documents/item-title.ts'
import { lastWriter, type Writer } from '../model/saving/last-writer.ts'
import type { EditorStore } from '../model/store.ts'
import { type Versions, versionsOf } from './conflict-versions.ts'
import './conflict-dialog.css'

type ConflictDialogProps = {
  store: EditorStore
  /** Only the conflicting edits of a change. */
  change: Change
  /** The paths of the conflicts. */
  paths: string[]
  /** The document as it is stored now. */
  document: EditorDocument
  /** The page's language. */
  locale: Locale
  onMine: () => void
  onTheirs: () => void
  onClose: () => void
}

/**
 * Shows both versions of a conflict to choose from; the stored one may be another editor's or the user's own. Closing
 * decides nothing and loses nothing.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { store, change, paths, document } = props
  const isDeleted = change.edits.some((edit) => isListEdit(edit) && 'add' in edit.list)
  const [writer, setWriter] = useState<Writer>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer document does not change whose version conflicted
  useEffect(() => {
    void lastWriter(store.administration, document, paths).then(setWriter)
  }, [store, paths])
  const Dialog = isDeleted ? DeletedMeanwhile : WrittenMeanwhile
  return <Dialog {...props} writer={writer} />
}

type ChoiceProps = ConflictDialogProps & {
  /** Who saved the stored version, if known. */
  writer: Writer | undefined
}

/** The edited list item was deleted: restore it with the own change, or leave it deleted. */
function DeletedMeanwhile({ change, document, writer, locale, onMine, onTheirs, onClose }: ChoiceProps) {
  const { t } = useTranslation()
  const names = change.edits.flatMap((edit) => {
    if (!isListEdit(edit) || !('add' in edit.list)) return []
    const { add } = edit.list
    const schema = schemaAt(schemaOf(document), [...edit.path, add.id])
    const name = schema && itemTitle(schema, add, locale)
    return name ? [t('history.quoted', { name })] : []
  })
  const by = !writer?.is_mine && (writer?.author?.name || writer?.author?.email)
  return (
    <DialogFrame
      title={t('editor.deletedTitle')}
      subtitle={[...names, blockName(t, document.type)].join(' · ')}
      onClose={onClose}
      className="is-small"
    >
      <div className="ed-body">
        <div className="ed-conflicts">
          <p className="ed-message">{t('editor.deletedText')}</p>
          {writer && by && (
            <p className="ed-message">{t('editor.deletedBy', { name: by, when: formatDateTime(locale, writer.at) })}</p>
          )}
        </div>
        <footer>
          <button type="button" className="ed-btn is-outline" onClick={onTheirs}>
            {t('editor.leaveDeleted')}
          </button>
          <button type="button" className="ed-btn is-solid" onClick={onMine}>
            {t('editor.recover')}
          </button>
        </footer>
      </div>
    </DialogFrame>
  )
}

function WrittenMeanwhile({ change, document, writer, locale, onMine, onTheirs, onClose }: ChoiceProps) {
  const { t } = useTranslation()
  const conflictFields = change.edits.flatMap((edit) => versionsOf(t, locale, document, edit))
  const hasListEdits = conflictFields.length === 0 || change.edits.some(isListEdit)
  const arePictures = !hasListEdits && conflictFields.every(({ kind }) => kind === 'media')
  const messages =
    !hasListEdits && conflictFields.every(({ kind }) => kind === 'text' || kind === 'rich') ? ofTexts : ofAll
  const isOwn = writer?.is_mine === true
  const when = writer && formatDateTime(locale, writer.at)
  const name = writer?.author?.name || writer?.author?.email
  return (
    <DialogFrame
      title={t(isOwn ? 'editor.conflictOwnTitle' : arePictures ? 'media.conflictTitle' : 'editor.conflictTitle')}
      subtitle={blockName(t, document.type)}
      onClose={onClose}
      className="is-medium"
    >
      <div className="ed-body">
        <div className="ed-conflicts">
          {isOwn && <p className="ed-message">{t('editor.conflictOwnText', { when })}</p>}
          {!isOwn && conflictFields.length > 0 && (
            <p className="ed-message">{t(arePictures ? 'media.conflictText' : 'editor.conflictText')}</p>
          )}
          {!isOwn && name && <p className="ed-message">{t('editor.conflictBy', { name, when })}</p>}
          {conflictFields.map(({ key, mine, theirs, ...conflictField }) => (
            <ConflictField
              key={key}
              of={{ mine, theirs }}
              yours={t(messages.yours)}
              theirs={t(isOwn ? 'editor.savedNow' : messages.theirs)}
              {...conflictField}
            />
          ))}
          {hasListEdits && !isOwn && <p className="ed-message">{t('editor.conflictItem')}</p>}
        </div>
        <footer>
          <button type="button" className="ed-btn is-outline" onClick={onTheirs}>
            {t(isOwn ? 'editor.keepSaved' : messages.keepTheirs)}
          </button>
          <button type="button" className="ed-btn is-solid" onClick={onMine}>
            {t(messages.keepYours)}
          </button>
        </footer>
      </div>
    </DialogFrame>
  )
}

/** Locale keys for the labels of both versions and of the buttons that choose one. */
const ofTexts = {
  yours: 'editor.yourText',
  theirs: 'editor.theirText',
  keepYours: 'editor.keepYourText',
  keepTheirs: 'editor.keepTheirText',
} as const
const ofAll = {
  yours: 'editor.yours',
  theirs: 'editor.theirs',
  keepYours: 'editor.keepYours',
  keepTheirs: 'editor.keepTheirs',
} as const

type ConflictFieldProps = Pick<Versions, 'name' | 'locale' | 'kind'> & {
  of: Pick<Versions, 'mine' | 'theirs'>
  yours: string
  theirs: string
}

function ConflictField({ name, locale, kind, of, yours, theirs }: ConflictFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const language = locale && t(locale === 'en' ? 'editor.english' : 'editor.arabic')
  return (
    <article className="ed-conflict" aria-labelledby={id}>
      <h3 id={id}>
        {name} {language && <span className="ed-chip">{language}</span>}
      </h3>
      <div className="ed-pair">
        <Version name={yours} text={of.mine} {...{ locale, kind }} />
        <Version name={theirs} text={of.theirs} {...{ locale, kind }} />
      </div>
    </article>
  )
}

type VersionProps = { name: string; text: string; kind: Versions['kind']; locale: Locale | undefined }

function Version({ name, text, kind, locale }: VersionProps) {
  return (
    <section>
      <div className="ed-label">
        <b>{name}</b>
      </div>
      <Value {...{ text, kind, locale }} />
    </section>
  )
}

function Value({ text, kind, locale }: Omit<VersionProps, 'name'>) {
  const { t } = useTranslation()
  if (kind === 'media') return <MediaThumbnail address={text} takes="picture" />
  if (text === '') return <p className="ed-version is-empty">{t('editor.emptyText')}</p>
  const language = locale ? inLanguage(locale) : { dir: 'auto' }
  if (kind === 'rich') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: theirs comes from the server, mine from our own editor
    return <div className="ed-version rich" {...language} dangerouslySetInnerHTML={{ __html: text }} />
  }
  return (
    <p className="ed-version" {...language}>
      {text}
    </p>
  )
}
