import { useTranslation } from 'react-i18next'
import type { Change } from '#api/history.ts'
import { useEditor, useEditorState, useLocale } from '../components/editor-context.ts'
import { initials } from '../components/initials.ts'
import { Flag } from '../components/lazy-icons.tsx'
import { pageLink } from '../model/documents/pages.ts'
import { changeKey, isRedo, revertedChanges } from '../model/history/undo-state.ts'
import { formatDay, formatTime } from '../model/messages/format-date.ts'
import { HistoryEntries, type TextPlace } from './history-entries.tsx'
import { PanelButton } from './panel.tsx'

type Actions = Record<'revert' | 'restore' | 'preview', (change: Change) => void>

type HistoryDaysProps = Actions & {
  changes: Change[]
  /** The text whose changes these are; undefined for changes of everything. */
  text: TextPlace | undefined
  /** Whether changes are left out, so that the newest one of a page may be missing. */
  isSearched: boolean
}

export function HistoryDays({ changes, text, isSearched, ...actions }: HistoryDaysProps) {
  const locale = useLocale()
  const days = Map.groupBy(changes, ({ at }) => formatDay(locale, at))
  const reverted = revertedChanges(changes)
  /** The newest change of each page. The current state of a page is the state after this change. */
  const newest = new Map(isSearched ? [] : changes.toReversed().map((change) => [change.page, change]))
  return [...days].map(([day, ofDay]) => (
    <section key={day}>
      <h3 className="ed-day">{day}</h3>
      <ol>
        {ofDay.map((change) => (
          <ChangeRow
            key={changeKey(change)}
            change={change}
            text={text}
            isNewest={change === changes[0]}
            isCurrent={newest.get(change.page) === change}
            isReverted={newest.get(change.page) !== change && reverted.has(changeKey(change))}
            isRedo={isRedo(change, changes)}
            {...actions}
          />
        ))}
      </ol>
    </section>
  ))
}

type ChangeProps = Actions & {
  change: Change
  text: TextPlace | undefined
  isNewest: boolean
  /** Whether the current state of the page is the state after this change. */
  isCurrent: boolean
  isReverted: boolean
  isRedo: boolean
}

function ChangeRow({ change, text, isNewest, isCurrent, isReverted, isRedo, revert, restore, preview }: ChangeProps) {
  const { t } = useTranslation()
  const { may } = useEditor()
  const locale = useLocale()
  const user = useEditorState((state) => state.user)
  const release = useEditorState((state) => state.release)
  const { author, at, version, is_start, page, reverts } = change
  const isWriter = may('content.write')
  const canRevert = may('history.write') && (isWriter || author?.id === user?.id)
  /**
   * Whether this is the first change of a page, which cannot be reverted because the page was empty before. A page in a
   * release starts from the live page, so its first change can be reverted.
   */
  const isFirst = version === 1 && !release
  const name = author?.name || author?.email || t(is_start ? 'history.startContent' : 'history.nobody')
  return (
    <li className="ed-entry">
      <span className="ed-avatar" aria-hidden="true">
        {is_start ? <Flag className="ed-i" /> : initials(name)}
      </span>
      <div>
        <p className="ed-row ed-by">
          <b>
            <bdi>{name}</bdi>
          </b>
          <time dateTime={at}>{formatTime(locale, at)}</time>
          {isNewest && <span className="ed-chip">{t('history.isShown')}</span>}
          {isReverted && <span className="ed-chip is-warning">{t('history.isReverted')}</span>}
        </p>
        {reverts !== null && <p className="ed-note">{t(isRedo ? 'history.isRedo' : 'history.isRevert')}</p>}
        <HistoryEntries change={change} text={text} />
        <p className="ed-row">
          {canRevert && !isReverted && !isFirst && (
            <PanelButton onClick={() => revert(change)}>{t('history.revert.label')}</PanelButton>
          )}
          {!isCurrent && !release && (
            <>
              <PanelButton kind="is-plain" onClick={() => preview(change)}>
                {t('history.look')}
              </PanelButton>
              {isWriter && (
                <PanelButton kind="is-plain" onClick={() => restore(change)}>
                  {t('history.restore.label', { page: pageLink(t, locale, page).name })}
                </PanelButton>
              )}
            </>
          )}
        </p>
      </div>
    </li>
  )
}
