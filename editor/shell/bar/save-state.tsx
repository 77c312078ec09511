import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Locale } from '#content/locale.ts'
import { formatTime } from '../../components/format-date.ts'
import type { EditorStore } from '../../model/store.ts'
import { FailedChangesDialog } from './failed-changes-dialog.lazy.ts'
import { useOnline } from './use-online.ts'

/** Shows whether all changes are saved; with failed changes, a button that lists them. */
export function SaveState({ store, locale }: { store: EditorStore; locale: Locale }) {
  const { t } = useTranslation()
  const failedChanges = useStore(store, (state) => state.failedChanges)
  const hasDialog = useStore(store, (state) => state.opening !== undefined)
  const isBusy = useStore(store, (state) => state.pendingCount > 0)
  const savedAt = useStore(store, (state) => state.savedAt)
  const online = useOnline()
  const [isOpen, setOpen] = useState(false)
  // The list closes when a dialog is opened from it, and must not reopen by itself at the next failure.
  if (isOpen && (hasDialog || failedChanges.length === 0)) setOpen(false)
  if (failedChanges.length > 0) {
    return (
      <>
        <button type="button" className="ed-state is-not" onClick={() => setOpen(true)}>
          <i /> <span>{t('editor.notSaved')}</span>
        </button>
        {isOpen && <FailedChangesDialog store={store} failedChanges={failedChanges} onClose={() => setOpen(false)} />}
      </>
    )
  }
  if (!online) {
    return (
      <p className="ed-state is-away" role="status" title={t('editor.offline')}>
        <i /> <span>{t('editor.offline')}</span>
      </p>
    )
  }
  const saved = savedAt ? t('editor.savedAt', { time: formatTime(locale, savedAt) }) : t('editor.saved')
  return (
    <p className={`ed-state ${isBusy ? 'is-busy' : ''}`}>
      <i /> <span>{isBusy ? t('editor.saving') : saved}</span>
    </p>
  )
}
