import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import arabic from '#locales/ar/translations.json'
import english from '#locales/en/translations.json'
import { useEditor } from '../components/editor-context.ts'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { SegmentedControl } from '../components/listing/segmented-control.tsx'
import { usePanelValue } from '../components/listing/use-panel-data.ts'
import { useMessages } from '../components/use-messages.ts'
import { Panel, type PanelProps } from './panel.tsx'
import { TranslationCounts } from './translation-counts.tsx'
import { TranslationFiles } from './translation-files.tsx'
import { type TextFilter, TranslationTexts } from './translation-texts.tsx'
import './translations.css'

/** The translations of the site: numbers by page, a list of texts, and files for translators. */
export function TranslationsPanel({ onClose }: PanelProps) {
  const { t } = useTranslation()
  const { client } = useEditor()
  useMessages('translations', { en: english, ar: arabic })
  const [view, setView] = useState<'pages' | 'texts' | 'files'>('pages')
  const [filter, setFilter] = useState<TextFilter>({ page: '', state: 'open' })
  const data = usePanelValue(useCallback(() => client.translations({ limit: 1 }), [client]))
  const pages = data.items[0]?.pages
  const names = { pages: t('translations.pages'), texts: t('translations.texts'), files: t('translations.files') }
  return (
    <Panel title={t('translation.title')} onClose={onClose}>
      <SegmentedControl label={t('translations.views')} names={names} value={view} onChoose={setView} />
      <PanelDataFrame data={data} failed={t('translations.failed')}>
        {pages && view === 'pages' && (
          <TranslationCounts
            pages={pages}
            onChoose={(chosen) => {
              setFilter(chosen)
              setView('texts')
            }}
          />
        )}
        {pages && view === 'texts' && <TranslationTexts pages={pages} filter={filter} onFilter={setFilter} />}
        {pages && view === 'files' && <TranslationFiles pages={pages} />}
      </PanelDataFrame>
    </Panel>
  )
}
