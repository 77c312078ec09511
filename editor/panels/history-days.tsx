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
  /** Keys of those that were taken back. */
  isUndone: Set<string>
  locale: Locale
  restore: (change: HistoryChange) => void
  putBack: (change: HistoryChange) => void
  /** Shows the page as the change left it. */
  look: (change: HistoryChange) => void
}

/** Changes under the days on which they were made. */
export function HistoryDays({ changes, isUndone, locale, restore, putBack, look }: HistoryDaysProps) {
  const days = new Map<string, HistoryChange[]>()
  for (const change of changes) {
    const day = formatDay(locale, change.at)
    days.set(day, [...(days.get(day) ?? []), change])
  }
  /** The last change of each page, whose state is the one that is shown. */
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
  /** Its page is now as this change left it, or it was taken back. */
  state: 'shown' | 'undone' | undefined
  /** What it did with an earlier change. */
  back: 'history.tookBack' | 'history.madeAgain' | undefined
  onRevert: () => void
  onRestore: () => void
  onLook: () => void
}

function Change({ change, locale, isNewest, state, back, onRevert, onRestore, onLook }: ChangeProps) {
  const { t } = useTranslation()
  const { author, at, version, is_start } = change
  /** Before it the page had nothing. */
  const isBeginning = version === 1
  const name = author?.name || author?.email || t(is_start ? 'history.startContent' : 'history.nobody')
  return (
    <li>
      <span className="ed-me" aria-hidden="true">
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
            <button type="button" className="ed-btn outline" onClick={onRevert}>
              {t('history.restore')}
            </button>
          )}
          {state !== 'shown' && (
            <>
              <button type="button" className="ed-btn plain" onClick={onLook}>
                {t('history.look')}
              </button>
              <button type="button" className="ed-btn plain" onClick={onRestore}>
                {t('history.putBack', { page: pageLink(t, locale, change.page).name })}
              </button>
            </>
          )}
        </p>
      </div>
    </li>
  )
}
