import type { TFunction } from 'i18next'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#api/history.ts'
import type { Locale } from '#content/locale.ts'
import arabic from '#locales/ar/history.json'
import english from '#locales/en/history.json'
import { DialogFrame } from '../components/dialog/dialog-frame.tsx'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { SegmentedControl } from '../components/listing/segmented-control.tsx'
import { usePanelData, usePanelValue } from '../components/listing/use-panel-data.ts'
import { useMessages } from '../components/use-messages.ts'
import { pageLink } from '../model/documents/pages.ts'
import { changeName } from '../model/history/change-names.ts'
import { changeKey, ownScope, shownScope } from '../model/history/undo-state.ts'
import { isConflict, isOfDeletedFile } from '../model/messages/error-messages.ts'
import { formatDateTime } from '../model/messages/format-date.ts'
import { HistoryDays } from './history-days.tsx'
import { HistorySearchBox, noSearch, paramsOf } from './history-search.tsx'
import { focusPanel, Panel, PanelButton, type PanelProps } from './panel.tsx'
import { type ListedText, TextFilter } from './text-filter.tsx'

/**
 * Lists changes, the newest first: those of everything on the screen (the page, the pages of the shown blocks, the
 * settings of the site), only those of the current page, or only those of one text. A change can be reverted, and a
 * page can be restored to its state after a change.
 */
export function HistoryPanel({ onClose, text: place }: PanelProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { documents, client } = editor
  useMessages('history', { en: english, ar: arabic })
  const [scope, setScope] = useState<'everything' | 'thisPage'>('everything')
  const [text, setText] = useState(() => {
    const document = place && documents.get(place.documentKey)
    return document && { place, document }
  })
  const [search, setSearch] = useState(noSearch)
  // Requests the list only after a pause in typing.
  const wanted = usePaused(search)
  const load = useCallback(
    async (cursor?: string) => {
      const { pages } = editor.getState()
      const ofPages = () => (scope === 'thisPage' ? ownScope(pages) : shownScope(pages, documents.places.pages()))
      const range = text ? scopeOf(text) : ofPages()
      if (range.pages.length === 0) return { items: [], next_cursor: null }
      return await client.history({ ...range, ...paramsOf(wanted), cursor })
    },
    [editor, documents, client, scope, text, wanted],
  )
  const data = usePanelData(load)
  const { revert, restore } = useRevertAndRestore()
  const [previewed, setPreviewed] = useState<Change>()
  const isSearched = text !== undefined || Object.values(wanted).some(Boolean)
  const names = { everything: t('history.everything'), thisPage: t('history.thisPage') }
  return (
    <Panel title={t('panels.history')} onClose={onClose}>
      {text ? (
        <TextFilter
          {...text}
          onRemove={() => {
            setText(undefined)
            focusPanel()
          }}
        />
      ) : (
        <SegmentedControl label={t('history.filter')} names={names} value={scope} onChoose={setScope} />
      )}
      <HistorySearchBox search={search} changes={data.items} onChange={setSearch} />
      <PanelDataFrame
        data={data}
        empty={t(isSearched ? 'history.none' : 'history.empty')}
        failed={t('history.loadFailed')}
      >
        <HistoryDays
          changes={data.items}
          text={text?.place}
          isSearched={isSearched}
          revert={(change) => void revert(change)}
          restore={(change) => void restore(change)}
          preview={setPreviewed}
        />
      </PanelDataFrame>
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

const scopeOf = ({ place: { documentKey, path }, document: { page } }: ListedText) => ({
  pages: [page],
  text: `${documentKey}:${path.join('.')}`,
})

/** Returns a value once it has not changed for 300 ms. */
function usePaused<Value>(value: Value): Value {
  const [paused, set] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => set(value), 300)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

/** Returns `revert`, which reverts a change, and `restore`, which restores a page to its state after a change. */
function useRevertAndRestore() {
  const { t } = useTranslation()
  const { act, client, ask, toasts } = useEditor()
  const locale = useLocale()

  async function revert(change: Change, force = false) {
    let isFileDeleted = false
    const outcome = await act('history.revert', () => client.revert(refOf(change), force), {
      values: { name: changeName(t, locale, change) },
      isOfPage: true,
      about: changeKey(change),
      isAnswered(error) {
        isFileDeleted = isOfDeletedFile(error)
        return isConflict(error)
      },
    })
    if (outcome !== 'answered') return focusPanel()
    if (await ask(isFileDeleted ? 'history.deletedFile' : 'history.conflict')) await revert(change, true)
  }

  async function restore(change: Change) {
    const about = changeKey(change)
    const outcome = await act('history.restore', () => client.restore(refOf(change)), {
      values: { page: pageLink(t, locale, change.page).name, when: formatDateTime(locale, change.at) },
      ask: {},
      isOfPage: true,
      isAnswered: isConflict,
      about,
    })
    if (outcome === 'cancelled') return
    if (outcome === 'answered') toasts.alert(t('history.restore.failed'), { about })
    focusPanel()
  }
  return { revert, restore }
}

const refOf = ({ page, version }: Change) => ({ page, version })

type HistoryPreviewProps = { change: Change; onClose: () => void; onRestore: () => void }

/** A dialog that shows a page in its state after a change, with a button to restore that state. */
function HistoryPreview({ change, onClose, onRestore }: HistoryPreviewProps) {
  const { t } = useTranslation()
  const { client, may } = useEditor()
  const locale = useLocale()
  const { page, version } = change
  const path = previewPath(t, locale, change)
  const load = useCallback(() => client.preview({ page, version, path }), [client, page, version, path])
  const data = usePanelValue(load, false)
  const [html] = data.items
  const { name } = pageLink(t, locale, page)
  return (
    <DialogFrame title={name} subtitle={formatDateTime(locale, change.at)} onClose={onClose} className="is-preview">
      <PanelDataFrame data={data} failed={t('history.loadFailed')}>
        {/* The sandbox forbids scripts and new windows. The <base> makes links open new windows, so they do nothing. */}
        <iframe
          title={name}
          sandbox="allow-same-origin"
          srcDoc={html?.replace('<head>', '<head><base target="_blank">')}
        />
      </PanelDataFrame>
      <footer>
        <PanelButton kind="is-plain" onClick={onClose}>
          {t('common.close')}
        </PanelButton>
        {may('content.write') && (
          <PanelButton kind="is-solid" onClick={onRestore}>
            {t('history.restore.ask.action')}
          </PanelButton>
        )}
      </footer>
    </DialogFrame>
  )
}

/** Returns the address to preview: the page of the item if the change updated one item, otherwise the current page. */
function previewPath(t: TFunction, locale: Locale, { page, entries: [entry, ...others] }: Change): string {
  const item = others.length === 0 && entry?.action === 'update' && entry.item_id
  return item ? pageLink(t, locale, page, item).href : location.pathname + location.search
}
