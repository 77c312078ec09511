import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BinEntry } from '#api/history.ts'
import { markWords } from '#fields/keep-words-whole.ts'
import { useEditor, useLocale } from '../components/editor-context.ts'
import type { EditorIcon } from '../components/icons.tsx'
import { FileText, ListX, SquareDashed } from '../components/lazy-icons.tsx'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { usePanelData } from '../components/listing/use-panel-data.ts'
import { findBlockType } from '../model/documents/field-schema.ts'
import { itemName } from '../model/documents/names.ts'
import { pageLink } from '../model/documents/pages.ts'
import { binName, placeName, titleIn, typeName } from '../model/history/change-names.ts'
import { isConflict } from '../model/messages/error-messages.ts'
import { formatDateTime } from '../model/messages/format-date.ts'
import '../components/text-change.css'
import { focusPanel, Panel, PanelButton, type PanelProps } from './panel.tsx'

/** Lists the deleted blocks, items and list items of the site, the newest first. Each has a button to recover it. */
export function BinPanel({ onClose }: PanelProps) {
  const { t } = useTranslation()
  const { client, act, toasts } = useEditor()
  const locale = useLocale()
  const data = usePanelData(client.bin)

  async function recover(entry: BinEntry) {
    const { page, version } = entry
    const about = `${page} ${version}`
    const values = { name: binName(t, locale, entry), page: pageLink(t, locale, page).name }
    const task = () => client.revert({ page, version })
    const options = { values, isOfPage: true, isAnswered: isConflict, about }
    if ((await act('bin.recover', task, options)) === 'answered')
      toasts.alert(t('bin.recover.failed'), { about, detail: t('bin.conflict') })
    focusPanel()
  }
  return (
    <Panel title={t('panels.bin')} onClose={onClose}>
      <PanelDataFrame data={data} empty={t('bin.empty')} failed={t('bin.loadFailed')}>
        <ul>
          {data.items.map((entry) => (
            <DeletedItem
              key={[entry.page, entry.version, entry.block_id, entry.path].join('/')}
              entry={entry}
              onRecover={() => void recover(entry)}
            />
          ))}
        </ul>
      </PanelDataFrame>
    </Panel>
  )
}

const icons: Record<BinEntry['kind'], EditorIcon> = { block: SquareDashed, item: FileText, entry: ListX }

function DeletedItem({ entry, onRecover }: { entry: BinEntry; onRecover: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { author, at, page, kind, block_type, path, excerpt } = entry
  const words = titleIn(excerpt, locale)
  const Icon = icons[kind]
  const where = pageLink(t, locale, page)

  function kindName(): string {
    if (kind === 'block') return t('bin.block', { type: typeName(t, block_type) })
    if (kind === 'entry') return t('bin.entry', { list: placeName(t, path.split('.')), type: typeName(t, block_type) })
    return itemName(t, findBlockType(block_type)) ?? typeName(t, block_type)
  }
  return (
    <li className="ed-entry">
      <span className="ed-avatar ed-kind">
        <Icon className="ed-i" />
      </span>
      <div>
        <b id={id}>{markWords(binName(t, locale, entry), 'b')}</b>
        {words && <p className="ed-words">{markWords(words, 'p')}</p>}
        <p className="ed-note">
          {kindName()} · <a href={where.href}>{where.name}</a>
        </p>
        <p className="ed-note">
          <bdi>{author?.name || author?.email || t('history.nobody')}</bdi>{' '}
          <time dateTime={at}>{formatDateTime(locale, at)}</time>
        </p>
        <p className="ed-row">
          <PanelButton about={id} onClick={onRecover}>
            {t('bin.recover.label')}
          </PanelButton>
        </p>
      </div>
    </li>
  )
}
