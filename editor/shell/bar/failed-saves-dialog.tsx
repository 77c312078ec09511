import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx'
import { useEditor, useLocale } from '../../components/editor-context.ts'
import type { Save } from '../../model/documents/documents.ts'
import { pageLink } from '../../model/documents/pages.ts'
import { formatDay, formatTime } from '../../model/messages/format-date.ts'
import { describeFailedSave } from './describe-failed-save.ts'

export function FailedSavesDialog({ failedSaves, onClose }: { failedSaves: Save[]; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <DialogFrame title={t('editor.notSaved')} onClose={onClose} className="is-medium">
      <ul className="ed-dialog-list">
        {failedSaves.map((save) => (
          <FailedSave key={save.id} {...{ save, onClose }} />
        ))}
      </ul>
    </DialogFrame>
  )
}

function FailedSave({ save, onClose }: { save: Save; onClose: () => void }) {
  const { t } = useTranslation()
  const { saves, documents } = useEditor()
  const locale = useLocale()
  const id = useId()
  const document = documents.get(save.place.documentKey)
  const { name, place, texts } = describeFailedSave(t, locale, save, document)
  const at = new Date(save.at).toISOString()
  return (
    <li className="ed-row ed-failed-save">
      <p id={id}>
        <b>{name}</b>
        {texts.map((text) => (
          <q key={text} dir="auto">
            {text}
          </q>
        ))}
        <small className="ed-muted">
          {place && (
            <>
              {document ? (
                <a href={pageLink(t, locale, document.page, document.item).href} onClick={onClose}>
                  {place}
                </a>
              ) : (
                place
              )}{' '}
              ·{' '}
            </>
          )}
          <time dateTime={at}>{[formatDay(locale, at), formatTime(locale, at)].join(t('editor.comma'))}</time>
        </small>
      </p>
      {saves.actionsFor(save).map(({ label, run }) => (
        <button
          key={label}
          type="button"
          className="ed-btn is-outline"
          aria-describedby={id}
          onClick={() => run() === false && onClose()}
        >
          {label}
        </button>
      ))}
    </li>
  )
}
