import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HistoryChange } from '#api/history.ts'
import type { Locale } from '#content/locale.ts'
import { DialogFrame } from '../components/dialog/dialog-frame.tsx'
import { formatDateTime } from '../components/format-date.ts'
import { PanelFailed, PanelLoading } from '../components/listing/load-states.tsx'
import { pageLink } from '../model/history/page-link.ts'
import type { EditorStore } from '../model/store.ts'

type HistoryPreviewProps = {
  store: EditorStore
  change: HistoryChange
  locale: Locale
  onClose: () => void
  onRestore: () => void
}

/** A preview of a page as it was after a change, with a button to restore that state. */
export function HistoryPreview({ store, change, locale, onClose, onRestore }: HistoryPreviewProps) {
  const { t } = useTranslation()
  const [html, setHtml] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const { page, version } = change
  const path = addressOf(t, locale, change)
  useEffect(() => {
    if (failure) return
    store.administration.preview({ page, version, path }).then(setHtml, setFailure)
  }, [store, page, version, path, failure])
  const { name } = pageLink(t, locale, page)
  return (
    <DialogFrame title={name} subtitle={formatDateTime(locale, change.at)} onClose={onClose} className="is-preview">
      {html ? (
        // The sandbox blocks scripts and, with the <base>, links: they would open windows, which it forbids.
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
        <button type="button" className="ed-btn is-plain" onClick={onClose}>
          {t('common.close')}
        </button>
        <button type="button" className="ed-btn is-solid" onClick={onRestore}>
          {t('history.putBackAction')}
        </button>
      </footer>
    </DialogFrame>
  )
}

/** The address to preview: the detail page of the changed item, otherwise the current page. */
function addressOf(t: TFunction, locale: Locale, { page, entries: [entry, ...others] }: HistoryChange): string {
  const item = others.length === 0 && entry?.action === 'update' && entry.item_id
  return item ? pageLink(t, locale, page, item).href : location.pathname + location.search
}
