import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditorState, useLocale } from '../../components/editor-context.ts'
import { DialogFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { formatTime } from '../../model/messages/format-date.ts'
import { useOnline } from './browser-state.ts'

const FailedSavesDialog = lazyComponent(
  () => import('./failed-saves-dialog.tsx').then((m) => m.FailedSavesDialog),
  DialogFallback,
)

/**
 * Shows where edits are saved; after the first edit, whether all are saved, or a button that lists the failed saves.
 */
export function SaveState() {
  const { t } = useTranslation()
  const locale = useLocale()
  const release = useEditorState((state) => state.release)
  const changesLive = useEditorState(({ user }) => user?.changes_live !== false)
  const failedSaves = useEditorState((state) => state.failedSaves)
  const hasDialog = useEditorState((state) => state.opening !== undefined)
  const isBusy = useEditorState((state) => state.pendingCount > 0)
  const savedAt = useEditorState((state) => state.savedAt)
  const isOnline = useOnline()
  const [isOpen, setOpen] = useState(false)
  // Closes the list when a dialog is opened from it. Otherwise the list would open by itself at the next failure.
  if (isOpen && (hasDialog || failedSaves.length === 0)) setOpen(false)
  if (failedSaves.length > 0) {
    return (
      <>
        <button type="button" className="ed-line ed-state is-not" onClick={() => setOpen(true)}>
          <i /> <span>{t('editor.notSaved')}</span>
        </button>
        {isOpen && <FailedSavesDialog failedSaves={failedSaves} onClose={() => setOpen(false)} />}
      </>
    )
  }
  if (!isOnline) {
    return (
      <p className="ed-line ed-state is-away" role="status" title={t('editor.offline')}>
        <i /> <span>{t('editor.offline')}</span>
      </p>
    )
  }
  const live = changesLive ? 'release.intoLive' : 'release.needed'
  const place = t(!release ? live : release.state === 'open' ? 'release.into' : 'release.intoNone')
  const saved = savedAt ? t('editor.savedAt', { time: formatTime(locale, savedAt) }) : place
  return (
    <p className={`ed-line ed-state ${isBusy ? 'is-busy' : ''}`}>
      <i /> <span>{isBusy ? t('editor.saving') : saved}</span>
    </p>
  )
}
