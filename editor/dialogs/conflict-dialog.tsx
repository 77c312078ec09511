import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isListEdit } from '#content/edits.ts'
import { isolateContacts, markWords } from '#fields/keep-words-whole.ts'
import { DialogFrame, type DialogFrameProps } from '../components/dialog/dialog-frame.tsx'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { MediaThumbnail } from '../components/media-thumbnail.tsx'
import { inLanguage } from '../components/translation-mark.tsx'
import type { EditorDocument, Save } from '../model/documents/documents.ts'
import { schemaAt, schemaOf } from '../model/documents/field-schema.ts'
import { blockName, itemTitle } from '../model/documents/names.ts'
import { formatDateTime } from '../model/messages/format-date.ts'
import { lastWriter, type Versions, versionsOf, type Writer } from './conflict-versions.ts'

import './conflict-dialog.css'

type ConflictDialogProps = {
  /** A save with only its conflicting edits. */
  save: Save
  /** The paths of the conflicting values, e.g. 'tabs.first.title.en'. */
  paths: string[]
  document: EditorDocument
  onMine: () => void
  onTheirs: () => void
  onClose: () => void
}

/**
 * Shows the unsaved and the stored version of a conflict to choose from. The stored version may be from another editor
 * or from the same user. Closing the dialog only postpones the decision.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { save, paths, document } = props
  const { client } = useEditor()
  const locale = useLocale()
  const isDeleted = save.edits.some((edit) => isListEdit(edit) && 'add' in edit.list)
  const [writer, setWriter] = useState<Writer>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the writer is looked up once per conflict
  useEffect(() => {
    void lastWriter(client, document, paths).then(setWriter)
  }, [client, paths])
  const name = writer?.author?.name || writer?.author?.email
  const by = { name, when: writer && formatDateTime(locale, writer.at), isOwn: writer?.is_mine === true }
  return isDeleted ? <DeletedMeanwhile {...props} by={by} /> : <WrittenMeanwhile {...props} by={by} />
}

type ChoiceProps = ConflictDialogProps & {
  /** Who saved the stored version and when, if known; `isOwn`: the same user. */
  by: { name: string | undefined; when: string | undefined; isOwn: boolean }
}

/** Asks whether to restore a list item that was deleted while the user edited it. */
function DeletedMeanwhile({ save, document, by, onMine, onTheirs, onClose }: ChoiceProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const names = save.edits.flatMap((edit) => {
    if (!isListEdit(edit) || !('add' in edit.list)) return []
    const { add } = edit.list
    const schema = schemaAt(schemaOf(document), [...edit.path, add.id])
    const name = schema && itemTitle(schema, add, locale)
    return name ? [t('history.quoted', { name })] : []
  })
  return (
    <ChoiceFrame
      title={t('editor.deletedTitle')}
      subtitle={[...names, blockName(t, document.type)].join(' · ')}
      className="is-small"
      theirs={t('editor.leaveDeleted')}
      mine={t('editor.recover')}
      {...{ onMine, onTheirs, onClose }}
    >
      <p className="ed-message">{t('editor.deletedText')}</p>
      {!by.isOwn && by.name && <p className="ed-message">{t('editor.deletedBy', by)}</p>}
    </ChoiceFrame>
  )
}

function WrittenMeanwhile({ save, document, by, onMine, onTheirs, onClose }: ChoiceProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { name, when, isOwn } = by
  const conflictFields = save.edits.flatMap((edit) => versionsOf(t, locale, document, edit))
  const hasListEdits = conflictFields.length === 0 || save.edits.some(isListEdit)
  const arePictures = !hasListEdits && conflictFields.every(({ kind }) => kind === 'media')
  const areTexts = !hasListEdits && conflictFields.every(({ kind }) => kind === 'text' || kind === 'rich')
  const messages = areTexts ? ofTexts : ofAll
  return (
    <ChoiceFrame
      title={t(isOwn ? 'editor.conflictOwnTitle' : arePictures ? 'media.conflictTitle' : 'editor.conflictTitle')}
      subtitle={blockName(t, document.type)}
      className="is-medium"
      theirs={t(isOwn ? 'editor.keepSaved' : messages.keepTheirs)}
      mine={t(messages.keepYours)}
      {...{ onMine, onTheirs, onClose }}
    >
      {isOwn && <p className="ed-message">{t('editor.conflictOwnText', { when })}</p>}
      {!isOwn && conflictFields.length > 0 && (
        <p className="ed-message">{t(arePictures ? 'media.conflictText' : 'editor.conflictText')}</p>
      )}
      {!isOwn && name && <p className="ed-message">{t('editor.conflictBy', { name, when })}</p>}
      {conflictFields.map((versions) => (
        <ConflictField
          key={versions.key}
          versions={versions}
          yours={t(messages.yours)}
          theirs={t(isOwn ? 'editor.savedNow' : messages.theirs)}
        />
      ))}
      {hasListEdits && !isOwn && <p className="ed-message">{t('editor.conflictItem')}</p>}
    </ChoiceFrame>
  )
}

type ChoiceFrameProps = DialogFrameProps & {
  theirs: string
  mine: string
  onTheirs: () => void
  onMine: () => void
}

function ChoiceFrame({ theirs, mine, onTheirs, onMine, children, ...frame }: ChoiceFrameProps) {
  return (
    <DialogFrame {...frame}>
      <div className="ed-body">
        <div className="ed-conflicts">{children}</div>
        <footer>
          <button type="button" className="ed-btn is-outline" onClick={onTheirs}>
            {theirs}
          </button>
          <button type="button" className="ed-btn is-solid" onClick={onMine}>
            {mine}
          </button>
        </footer>
      </div>
    </DialogFrame>
  )
}

/** Message keys for the labels of both versions, and for the buttons that choose a version. */
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

function ConflictField({ versions, yours, theirs }: { versions: Versions; yours: string; theirs: string }) {
  const { t } = useTranslation()
  const id = useId()
  const { name, locale } = versions
  const language = locale && t(locale === 'en' ? 'editor.english' : 'editor.arabic')
  return (
    <article className="ed-conflict" aria-labelledby={id}>
      <h3 id={id} className="ed-row">
        {name} {language && <span className="ed-chip">{language}</span>}
      </h3>
      <div className="ed-pair">
        <Version {...versions} label={yours} text={versions.mine} />
        <Version {...versions} label={theirs} text={versions.theirs} />
      </div>
    </article>
  )
}

function Version({ label, ...value }: ValueProps & { label: string }) {
  return (
    <section>
      <div className="ed-row ed-label">
        <b className="ed-muted">{label}</b>
      </div>
      <Value {...value} />
    </section>
  )
}

type ValueProps = Pick<Versions, 'kind' | 'locale'> & { text: string }

function Value({ text, kind, locale }: ValueProps) {
  const { t } = useTranslation()
  if (kind === 'media') return <MediaThumbnail address={text} accepts="picture" />
  if (text === '') return <p className="ed-version is-empty">{t('editor.emptyText')}</p>
  const language = locale ? inLanguage(locale) : { dir: 'auto' }
  if (kind === 'rich') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server, or typed in this editor
    return <div className="ed-version rich" {...language} dangerouslySetInnerHTML={{ __html: isolateContacts(text) }} />
  }
  return (
    <p className="ed-version" {...language}>
      {markWords(text, 'p')}
    </p>
  )
}
