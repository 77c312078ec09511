import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HistoryChange } from '#api/history.ts'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import { DialogFrame } from '../dialogs/frame.tsx'
import { PanelFailed, PanelLoading } from './states.tsx'
import { whenWords } from './when.ts'
import { whereStored } from './where.ts'

type HistoryPreviewProps = {
  desk: Desk
  change: HistoryChange
  locale: Locale
  onClose: () => void
  onPutBack: () => void
}

/** A page as visitors would see it after a change, to be looked at before it is put back to that. */
export function HistoryPreview({ desk, change, locale, onClose, onPutBack }: HistoryPreviewProps) {
  const { t } = useTranslation()
  const [html, setHtml] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const { page, version } = change
  const path = addressOf(t, locale, change)
  useEffect(() => {
    if (failure) return
    desk.administration.preview({ page, version, path }).then(setHtml, setFailure)
  }, [desk, page, version, path, failure])
  const { name } = whereStored(t, locale, page)
  return (
    <DialogFrame title={name} subtitle={whenWords(locale, change.at)} onClose={onClose} className="is-preview">
      {html ? (
        // Without scripts; a link would open a window, which it may not.
        <iframe
          title={name}
          sandbox="allow-same-origin"
          srcDoc={html.replace('<head>', '<head><base target="_blank">')}
        />
      ) : failure ? (
        <PanelFailed text={t('history.loadFailed')} error={failure} onAgain={() => setFailure(undefined)} />
      ) : (
        <PanelLoading />
      )}
      <footer>
        <button type="button" className="ed-btn plain" onClick={onClose}>
          {t('common.close')}
        </button>
        <button type="button" className="ed-btn solid" onClick={onPutBack}>
          {t('history.putBackAction')}
        </button>
      </footer>
    </DialogFrame>
  )
}

/** Where a change is seen: at the page of the item that it was made to, else at the page that is open. */
function addressOf(t: TFunction, locale: Locale, { page, entries: [entry, ...others] }: HistoryChange): string {
  const item = others.length === 0 && entry?.action === 'update' && entry.item_id
  return item ? whereStored(t, locale, page, item).href : location.pathname + location.search
}
