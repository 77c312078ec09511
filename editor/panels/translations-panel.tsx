import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TranslationList } from '#api/translations.ts'
import arabic from '#locales/ar/translations.json'
import english from '#locales/en/translations.json'
import { useEditor } from '../components/editor-context.ts'
import { PanelFailed, PanelLoading } from '../components/listing/panel-states.tsx'
import { SegmentedControl } from '../components/listing/segmented-control.tsx'
import { useMessages } from '../components/use-messages.ts'
import { watchSaves } from '../model/history/watch-saves.ts'
import { Panel, type PanelProps } from './panel.tsx'
import { TranslationCounts } from './translation-counts.tsx'
import { TranslationFiles } from './translation-files.tsx'
import { type TextFilter, TranslationTexts } from './translation-texts.tsx'
import './translations.css'

/** The translations of the site: numbers by page, a list of texts, and files for translators. */
export function TranslationsPanel({ onClose }: PanelProps) {
  const { t } = useTranslation()
  const { store } = useEditor()
  useMessages('translations', { en: english, ar: arabic })
  const [view, setView] = useState<'pages' | 'texts' | 'files'>('pages')
  const [filter, setFilter] = useState<TextFilter>({ page: '', state: 'open' })
  const [pages, setPages] = useState<TranslationList['pages']>()
  const [error, setError] = useState<unknown>()
  const load = useCallback(() => {
    setError(undefined)
    store.administration.translations({ limit: 1 }).then(({ pages }) => setPages(pages), setError)
  }, [store])
  useEffect(load, [load])
  useEffect(() => watchSaves(store, load), [store, load])
  const names = { pages: t('translations.pages'), texts: t('translations.texts'), files: t('translations.files') }
  return (
    <Panel title={t('translation.title')} onClose={onClose}>
      <SegmentedControl label={t('translations.views')} names={names} value={view} onChoose={setView} />
      {error !== undefined && <PanelFailed text={t('translations.failed')} error={error} onAgain={load} />}
      {!pages && error === undefined && <PanelLoading />}
      {pages && view === 'pages' && (
        <TranslationCounts
          pages={pages}
          onChoose={(chosen) => {
            setFilter(chosen)
            setView('texts')
          }}
        />
      )}
      {pages && view === 'texts' && (
        <TranslationTexts pages={pages} filter={filter} onFilter={setFilter} onApproved={load} />
      )}
      {pages && view === 'files' && <TranslationFiles pages={pages} onImported={load} />}
    </Panel>
  )
}
