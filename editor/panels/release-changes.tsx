import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnderWay } from '#api/current-release.ts'
import type { HistoryEntry } from '#api/history.ts'
import type { ReleaseChange, ReleaseDetails } from '#api/releases.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { markWords } from '#fields/keep-words-whole.ts'
import { useEditor, useEditorState, useLocale } from '../components/editor-context.ts'
import { initials } from '../components/initials.ts'
import { pageLink } from '../model/documents/pages.ts'
import { placeName, wholeName } from '../model/history/change-names.ts'
import { formatDateTime } from '../model/messages/format-date.ts'
import { CompareChange } from './compare-change.tsx'
import { HistoryEntries } from './history-entries.tsx'
import { focusPanel, PanelButton } from './panel.tsx'
import { useReleases } from './use-releases.ts'

type ReleaseChangesProps = {
  details: ReleaseDetails
  items: ReleaseChange[]
  /** Whether the user began the release or may publish it. */
  isOwn: boolean
  title?: string
}

/** Lists changes of a release by page. Conflicts can be resolved, and single changes removed from the release. */
export function ReleaseChanges({ details, items, isOwn, title }: ReleaseChangesProps) {
  const { t } = useTranslation()
  const { may, act } = useEditor()
  const locale = useLocale()
  const release = useEditorState((state) => state.release)
  const releases = useReleases()
  const [compared, setCompared] = useState<ReleaseChange>()
  const { id, state } = details
  const isCurrent = release?.id === id
  const isChangeable = state === 'open' || (state === 'handed_in' && may('releases.publish'))

  /** Runs a task. If the release is the current one, also reloads the page, which shows the release's content. */
  async function run(change: ReleaseChange, isLeavingOut: boolean, task: () => Promise<unknown>) {
    const options = { values: { name: wholeName(t, locale, change) }, isOfPage: isCurrent }
    if ((await act(isLeavingOut ? 'releases.leaveOut' : 'releases.decide', task, options)) === 'done') focusPanel()
  }
  const pages = Map.groupBy(items, ({ page }) => page)
  return (
    <section>
      {title && <h3 className="ed-panel-tools">{title}</h3>}
      {[...pages].map(([page, changes]) => (
        <section key={page}>
          <h3 className="ed-day">{pageLink(t, locale, page).name}</h3>
          <ul>
            {changes.map((change) => (
              <Change
                key={`${change.block_id}/${change.item_id}`}
                change={change}
                isOpen={isUnderWay(details)}
                mayDecide={isChangeable && isOwn && may('releases.decide')}
                onCompare={() => setCompared(change)}
                onLeaveOut={() => void run(change, true, () => releases.leaveOut(id, change))}
                onDecide={(keep) => void run(change, false, () => releases.resolve(id, change, keep))}
              />
            ))}
          </ul>
        </section>
      ))}
      {compared && <CompareChange release={details} change={compared} onClose={() => setCompared(undefined)} />}
    </section>
  )
}

type ChangeProps = {
  change: ReleaseChange
  /** Whether the release can still be published. Only then the change can be compared with the live site. */
  isOpen: boolean
  mayDecide: boolean
  onCompare: () => void
  onLeaveOut: () => void
  onDecide: (keep: 'release' | 'live') => void
}

const actions = { added: 'create', changed: 'update', deleted: 'delete', moved: 'reorder' } as const

function Change({ change, isOpen, mayDecide, onCompare, onLeaveOut, onDecide }: ChangeProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { page, kind, author, at, conflicts, block_id, item_id } = change
  const entry: HistoryEntry = { ...change, action: actions[kind], name: change.name }
  const name = author?.name || author?.email || t('history.nobody')
  const about = `change-${block_id}-${item_id}`
  return (
    <li className="ed-entry">
      <span className="ed-avatar" aria-hidden="true">
        {initials(name)}
      </span>
      <div>
        <p id={about} className="ed-row ed-by">
          <b>
            <bdi>{name}</bdi>
          </b>
          <time dateTime={at}>{formatDateTime(locale, at)}</time>
        </p>
        <HistoryEntries change={{ page, entries: [entry], files: {} }} />
        {conflicts.length > 0 && (
          <div className="ed-refused ed-stack">
            <p>{t('releases.alsoChanged')}</p>
            {conflicts.map(({ path, current, mine }) => (
              <div key={path}>
                <b>{placeName(t, path.split('.'))}</b>
                <p dir="auto">
                  {markWords(t('releases.live', { value: inWords(current) || t('releases.nothing') }), 'p')}
                </p>
                <p dir="auto">
                  {markWords(t('releases.mine', { value: inWords(mine) || t('releases.nothing') }), 'p')}
                </p>
              </div>
            ))}
            {mayDecide && (
              <p className="ed-row">
                <PanelButton about={about} onClick={() => onDecide('release')}>
                  {t('releases.keepRelease')}
                </PanelButton>
                <PanelButton about={about} onClick={() => onDecide('live')}>
                  {t('releases.keepLive')}
                </PanelButton>
              </p>
            )}
          </div>
        )}
        {isOpen && (
          <p className="ed-row">
            <PanelButton about={about} onClick={onCompare}>
              {t('releases.compare')}
            </PanelButton>
            {mayDecide && (
              <PanelButton kind="is-plain" about={about} onClick={onLeaveOut}>
                {t('releases.leaveOut.label')}
              </PanelButton>
            )}
          </p>
        )}
      </div>
    </li>
  )
}

/** Returns a value of a conflict as text of at most 160 characters. */
function inWords(value: unknown): string {
  const text = typeof value === 'string' ? htmlToText(value) : value === undefined ? '' : JSON.stringify(value)
  return text.length > 160 ? `${text.slice(0, 159)}…` : text
}
