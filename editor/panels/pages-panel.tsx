import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wordMatcher } from '#content/match-words.ts'
import arabic from '#locales/ar/pages.json' with { type: 'json' }
import english from '#locales/en/pages.json' with { type: 'json' }
import { formatNumber } from '#ui/intl.ts'
import { useEditor, useEditorState, useLocale } from '../components/editor-context.ts'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { usePanelData } from '../components/listing/use-panel-data.ts'
import { SearchBox } from '../components/search-box.tsx'
import { useMessages } from '../components/use-messages.ts'
import type { NewKind } from '../model/documents/names.ts'
import { listPages, loadListed } from './listed-pages.ts'
import { PageRow } from './page-row.tsx'
import { Panel, PanelButton, type PanelProps } from './panel.tsx'

import './pages-panel.css'

/** How many are shown at first; the others follow by a button. */
const rowsAtOnce = 200

/** Lists all pages and all posts, stories and vacancies, including drafts, and finds them by their names. */
export function PagesPanel({ onClose }: PanelProps) {
  const { t } = useTranslation()
  useMessages('pages', { en: english, ar: arabic })
  const editor = useEditor()
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState<NewKind>()
  const [limit, setLimit] = useState(rowsAtOnce)
  const load = useCallback(async () => {
    await loadListed(editor)
    return { items: editor.getState().pages }
  }, [editor])
  const data = usePanelData(load)
  const pages = useEditorState((state) => state.pages)
  const documents = useEditorState((state) => state.documents)
  const overlays = useEditorState((state) => state.overlays)
  const isFound = wordMatcher(query)
  const found = listPages({ pages, documents, overlays }, t, locale).filter(
    (each) => (!kind || each.kind === kind) && isFound(`${each.name} ${decodeURI(each.href)}`),
  )
  const groups = Map.groupBy(found.slice(0, limit), (each) => each.kind)
  const totals = Map.groupBy(found, (each) => each.kind)
  return (
    <Panel title={t('pages.title')} onClose={onClose}>
      <div className="ed-row ed-panel-tools ed-page-tools">
        <SearchBox label={t('pages.find')} value={query} onChange={setQuery} />
        <select
          className="ed-input ed-page-kind"
          aria-label={t('pages.kind')}
          value={kind ?? ''}
          onChange={({ target }) => setKind((target.value || undefined) as NewKind | undefined)}
        >
          <option value="">{t('pages.all')}</option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(`pages.kinds.${each}`)}
            </option>
          ))}
        </select>
      </div>
      <PanelDataFrame data={data} failed={t('pages.loadFailed')}>
        {found.length === 0 && (
          <p role="status" className="ed-line ed-panel-state">
            {t('pages.empty')}
          </p>
        )}
        {kinds.map((each) => {
          const listed = groups.get(each)
          if (!listed) return null
          return (
            <section key={each} className="ed-pages">
              <h3>
                {t(`pages.kinds.${each}`)} <small>{formatNumber(totals.get(each)?.length ?? 0, locale)}</small>
              </h3>
              <ul>
                {listed.map((page) => (
                  <PageRow key={page.id} page={page} />
                ))}
              </ul>
            </section>
          )
        })}
        {found.length > limit && (
          <p className="ed-panel-tools">
            <PanelButton onClick={() => setLimit(limit + rowsAtOnce)}>{t('panels.more')}</PanelButton>
          </p>
        )}
      </PanelDataFrame>
    </Panel>
  )
}

const kinds: NewKind[] = ['page', 'post', 'event', 'story', 'vacancy']
