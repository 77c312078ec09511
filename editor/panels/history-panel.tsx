import type { TFunction } from 'i18next'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HistoryChange } from '#api/history.ts'
import type { Locale } from '#content/locale.ts'
import { DialogFrame } from '../components/dialog/dialog-frame.tsx'
import { useEditor } from '../components/editor-context.ts'
import { formatDateTime } from '../components/format-date.ts'
import { ListingFrame } from '../components/listing/listing-frame.tsx'
import { PanelFailed, PanelLoading } from '../components/listing/panel-states.tsx'
import { SegmentedControl } from '../components/listing/segmented-control.tsx'
import { useListing } from '../components/listing/use-listing.ts'
import { changeName } from '../model/history/change-names.ts'
import { ownScope, shownScope } from '../model/history/history-scope.ts'
import { pageLink } from '../model/history/page-link.ts'
import { changeKey } from '../model/history/undo-state.ts'
import { watchSaves } from '../model/history/watch-saves.ts'
import { isConflict, isOfDeletedFile } from '../model/saving/save-errors.ts'
import { HistoryDays } from './history-days.tsx'
import { focusPanel, Panel, PanelButton, type PanelProps } from './panel.tsx'

/**
 * Lists changes, the newest first: those of everything on the screen (the page, the pages of the shown blocks, the
 * settings of the site), or only those of the current page. A change can be reverted, and a page can be restored to its
 * state after a change.
 */
export function HistoryPanel({ onClose }: PanelProps) {
  const { t } = useTranslation()
  const { store } = useEditor()
  const [scope, setScope] = useState<'everything' | 'thisPage'>('everything')
  const load = useCallback(
    async (cursor?: string) => {
      const { pages } = store.getState()
      const range = scope === 'thisPage' ? ownScope(pages) : shownScope(pages, store.places.pages())
      if (range.pages.length === 0) return { items: [], next_cursor: null }
      return await store.administration.history({ ...range, cursor })
    },
    [store, scope],
  )
  const listing = useListing(load)
  const { items, again } = listing
  useEffect(() => watchSaves(store, again), [store, again])
  const { revert, restore } = useRevertAndRestore()
  const [previewed, setPreviewed] = useState<HistoryChange>()
  const names = { everything: t('history.everything'), thisPage: t('history.thisPage') }
  return (
    <Panel title={t('panels.history')} onClose={onClose}>
      <SegmentedControl label={t('history.filter')} names={names} value={scope} onChoose={setScope} />
      <ListingFrame listing={listing} empty={t('history.empty')} failed={t('history.loadFailed')}>
        <HistoryDays
          changes={items}
          revert={(change) => void revert(change)}
          restore={(change) => void restore(change)}
          preview={setPreviewed}
        />
      </ListingFrame>
      {previewed && (
        <HistoryPreview
          change={previewed}
          onClose={() => setPreviewed(undefined)}
          onRestore={() => {
            setPreviewed(undefined)
            void restore(previewed)
          }}
        />
      )}
    </Panel>
  )
}

/** Returns `revert`, which reverts a change, and `restore`, which restores a page to its state after a change. */
function useRevertAndRestore() {
  const { t } = useTranslation()
  const { store, locale } = useEditor()

  async function revert(change: HistoryChange, force = false) {
    const name = changeName(t, locale, change)
    const messages = {
      busy: t('history.reverting'),
      done: t('history.reverted', { name }),
      failed: t('history.failed'),
    }
    let isFileDeleted = false
    const outcome = await store.mutatePage(messages, () => store.administration.revert(refOf(change), force), {
      about: changeKey(change),
      isAnswered(error) {
        isFileDeleted = isOfDeletedFile(error)
        return isConflict(error)
      },
    })
    if (outcome !== 'answered') return focusPanel()
    const conflict = {
      title: t('history.conflictTitle'),
      text: t('history.conflictText'),
      action: t('history.conflictAction'),
    }
    const fileDeleted = {
      title: t('history.fileDeletedTitle'),
      text: t('history.fileDeletedText'),
      action: t('history.fileDeletedAction'),
    }
    if (await store.confirm.ask(isFileDeleted ? fileDeleted : conflict)) await revert(change, true)
  }

  async function restore(change: HistoryChange) {
    const when = formatDateTime(locale, change.at)
    const page = pageLink(t, locale, change.page).name
    const isConfirmed = await store.confirm.ask({
      title: t('history.restoreTitle', { page }),
      text: t('history.restoreText', { when }),
      action: t('history.restoreAction'),
    })
    if (!isConfirmed) return
    const messages = {
      busy: t('history.restoring'),
      done: t('history.restored', { page, when }),
      failed: t('history.restoreFailed'),
    }
    const outcome = await store.mutatePage(messages, () => store.administration.restore(refOf(change)), {
      isAnswered: isConflict,
      about: changeKey(change),
    })
    if (outcome === 'answered') store.toasts.alert(messages.failed, { about: changeKey(change) })
    focusPanel()
  }
  return { revert, restore }
}

const refOf = ({ page, version }: HistoryChange) => ({ page, version })

type HistoryPreviewProps = { change: HistoryChange; onClose: () => void; onRestore: () => void }

/** A dialog that shows a page in its state after a change, with a button to restore that state. */
function HistoryPreview({ change, onClose, onRestore }: HistoryPreviewProps) {
  const { t } = useTranslation()
  const { store, locale, may } = useEditor()
  const [html, setHtml] = useState<string>()
  const [error, setError] = useState<unknown>()
  const { page, version } = change
  const path = previewPath(t, locale, change)
  useEffect(() => {
    if (error) return
    store.administration.preview({ page, version, path }).then(setHtml, setError)
  }, [store, page, version, path, error])
  const { name } = pageLink(t, locale, page)
  return (
    <DialogFrame title={name} subtitle={formatDateTime(locale, change.at)} onClose={onClose} className="is-preview">
      {html ? (
        // The sandbox forbids scripts and new windows. The <base> makes links open new windows, so they do nothing.
        <iframe
          title={name}
          sandbox="allow-same-origin"
          srcDoc={html.replace('<head>', '<head><base target="_blank">')}
        />
      ) : error ? (
        <PanelFailed text={t('history.loadFailed')} error={error} onAgain={() => setError(undefined)} />
      ) : (
        <PanelLoading />
      )}
      <footer>
        <PanelButton kind="is-plain" onClick={onClose}>
          {t('common.close')}
        </PanelButton>
        {may('content.write') && (
          <PanelButton kind="is-solid" onClick={onRestore}>
            {t('history.restoreAction')}
          </PanelButton>
        )}
      </footer>
    </DialogFrame>
  )
}

/** Returns the address to preview: the page of the item if the change updated one item, otherwise the current page. */
function previewPath(t: TFunction, locale: Locale, { page, entries: [entry, ...others] }: HistoryChange): string {
  const item = others.length === 0 && entry?.action === 'update' && entry.item_id
  return item ? pageLink(t, locale, page, item).href : location.pathname + location.search
}
