import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HistoryChange } from '#api/history.ts'
import type { Locale } from '#content/locale.ts'
import { formatDay, formatTime } from '../components/format-date.ts'
import { initials } from '../components/initials.ts'
import { pageLink } from '../model/history/page-link.ts'
import { changeKey } from '../model/history/undo-state.ts'
import { HistoryEntries } from './history-entries.tsx'
import { isRecreated } from './is-recreated.ts'

type HistoryDaysProps = {
  /** Newest first. */
  changes: HistoryChange[]
  /** The keys of reverted changes. */
  isUndone: Set<string>
  locale: Locale
  restore: (change: HistoryChange) => void
  putBack: (change: HistoryChange) => void
  /** Previews the page as it was after a change. */
  look: (change: HistoryChange) => void
}

/** Changes grouped by day. */
export function HistoryDays({ changes, isUndone, locale, restore, putBack, look }: HistoryDaysProps) {
  const days = new Map<string, HistoryChange[]>()
  for (const change of changes) {
    const day = formatDay(locale, change.at)
    days.set(day, [...(days.get(day) ?? []), change])
  }
  /** The newest change of each page, after which the page has its current state. */
  const newest = new Map(changes.toReversed().map((change) => [change.page, change]))
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="ed-changes">
      <h3>{day}</h3>
      <ol>
        {ofDay.map((change) => (
          <Change
            key={changeKey(change)}
            {...{ change, locale }}
            isNewest={change === changes[0]}
            state={
              newest.get(change.page) === change ? 'shown' : isUndone.has(changeKey(change)) ? 'undone' : undefined
            }
            back={
              change.reverts === null
                ? undefined
                : isRecreated(change, changes)
                  ? 'history.madeAgain'
                  : 'history.tookBack'
            }
            onRevert={() => restore(change)}
            onRestore={() => putBack(change)}
            onLook={() => look(change)}
          />
        ))}
      </ol>
    </section>
  ))
}

type ChangeProps = {
  change: HistoryChange
  locale: Locale
  isNewest: boolean
  /** 'shown': the page is as this change left it; 'undone': the change was reverted. */
  state: 'shown' | 'undone' | undefined
  /** If it reverted an earlier change: the locale key of the note about that. */
  back: 'history.tookBack' | 'history.madeAgain' | undefined
  onRevert: () => void
  onRestore: () => void
  onLook: () => void
}

function Change({ change, locale, isNewest, state, back, onRevert, onRestore, onLook }: ChangeProps) {
  const { t } = useTranslation()
  const { author, at, version, is_start } = change
  /** The first change of a page cannot be reverted: before it the page was empty. */
  const isBeginning = version === 1
  const name = author?.name || author?.email || t(is_start ? 'history.startContent' : 'history.nobody')
  return (
    <li>
      <span className="ed-avatar" aria-hidden="true">
        {is_start ? <Flag className="ed-i" /> : initials(name)}
      </span>
      <div>
        <p className="ed-by">
          <b>
            <bdi>{name}</bdi>
          </b>
          <time dateTime={at}>{formatTime(locale, at)}</time>
          {isNewest && <span className="ed-chip">{t('history.isShown')}</span>}
          {state === 'undone' && <span className="ed-chip is-warning">{t('history.isUndone')}</span>}
        </p>
        {back && <p className="ed-note">{t(back)}</p>}
        <HistoryEntries change={change} locale={locale} />
        <p className="ed-ways">
          {state !== 'undone' && !isBeginning && (
            <button type="button" className="ed-btn is-outline" onClick={onRevert}>
              {t('history.restore')}
            </button>
          )}
          {state !== 'shown' && (
            <>
              <button type="button" className="ed-btn is-plain" onClick={onLook}>
                {t('history.look')}
              </button>
              <button type="button" className="ed-btn is-plain" onClick={onRestore}>
                {t('history.putBack', { page: pageLink(t, locale, change.page).name })}
              </button>
            </>
          )}
        </p>
      </div>
    </li>
  )
}
