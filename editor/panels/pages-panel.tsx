import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageSummary } from '#api/pages.ts'
import { routeTable } from '#content/pages.ts'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { Files } from '../components/icons.tsx'
import { FilePlus } from '../components/lazy-icons.tsx'
import { SearchBox } from '../components/search-box.tsx'
import { usePages } from '../components/use-pages.ts'
import { linksOf } from '../model/documents/links.ts'
import { pageActs } from '../model/documents/page-acts.ts'
import { pageLink } from '../model/documents/pages.ts'
import { focusPanel, Panel, PanelButton, type PanelProps } from './panel.tsx'

/**
 * Lists all pages with an address, including hidden ones. Pages can be opened, changed, hidden, deleted and created.
 */
export function PagesPanel({ onClose }: PanelProps) {
  const { t } = useTranslation()
  const { open, may } = useEditor()
  const [query, setQuery] = useState('')
  const words = query.trim().toLowerCase()
  const found = usePages().filter(({ name, path }) =>
    [...Object.values(name), path.en, path.ar].some((text) => String(text).toLowerCase().includes(words)),
  )
  return (
    <Panel
      title={t('pages.title')}
      onClose={onClose}
      footer={
        may('pages.write') && (
          <PanelButton kind="is-solid" onClick={({ currentTarget }) => open.newPage(currentTarget)}>
            <FilePlus className="ed-i" />
            {t('pages.new')}
          </PanelButton>
        )
      }
    >
      <div className="ed-panel-tools">
        <SearchBox label={t('pages.find')} value={query} onChange={setQuery} />
      </div>
      {found.length === 0 && (
        <p role="status" className="ed-note ed-panel-tools">
          {t('pages.empty')}
        </p>
      )}
      <ul>
        {found.map((page) => (
          <ListedPage key={page.slug} page={page} />
        ))}
      </ul>
    </Panel>
  )
}

function ListedPage({ page: { slug, path, state } }: { page: PageSummary }) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { documents, open, may } = editor
  const locale = useLocale()
  const isWriter = may('pages.write')
  const id = useId()
  const link = pageLink(t, locale, slug)
  const isHidden = state === 'hidden'
  const isMade = !routeTable.some(({ key }) => key === slug)

  async function remove() {
    const warning = await linksOf(editor).warningFor(slug)
    const text = [t('pages.delete.ask.text', { name: link.name }), warning].filter(Boolean).join('\n\n')
    if ((await pageActs(editor).deletePage(slug, text)) !== 'cancelled') focusPanel()
  }
  async function showOrHide() {
    if (isHidden || (await linksOf(editor).confirmHiding(slug))) {
      await documents.structure.setPageState(slug, isHidden ? 'public' : 'hidden')
    }
  }
  return (
    <li className="ed-entry">
      <span className="ed-avatar ed-kind">
        <Files className="ed-i" aria-hidden="true" />
      </span>
      <div>
        <a id={id} className="ed-link" href={link.href}>
          <b>{link.name}</b>
        </a>
        <p className="ed-note ed-row ed-by">
          <bdi dir="ltr">{path[locale]}</bdi>
          {isHidden && <span className="ed-chip">{t('pages.hidden')}</span>}
        </p>
        <p className="ed-row">
          <PanelButton about={id} onClick={({ currentTarget }) => void open.settings(slug, currentTarget)}>
            {t('pages.settings')}
          </PanelButton>
          {isWriter && slug !== 'home' && (
            <PanelButton about={id} onClick={() => void showOrHide()}>
              {t(isHidden ? 'pages.show.label' : 'pages.hide.label')}
            </PanelButton>
          )}
          {isWriter && isMade && (
            <PanelButton kind="is-outline is-bad" about={id} onClick={() => void remove()}>
              {t('common.delete')}
            </PanelButton>
          )}
        </p>
      </div>
    </li>
  )
}
