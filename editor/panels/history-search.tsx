import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Change, HistoryQuery } from '#api/history.ts'
import { Choice } from '../components/choice.tsx'
import { SearchBox } from '../components/search-box.tsx'
import { fromSiteTime, latest } from '../components/site-time.ts'

export type HistorySearch = { q: string; author: string; day: string }

export const noSearch: HistorySearch = { q: '', author: '', day: '' }

/** Returns the parameters of a request. A day is one of the site's time zone. */
export function paramsOf({
  q,
  author,
  day,
}: HistorySearch): Partial<Pick<HistoryQuery, 'q' | 'author' | 'since' | 'until'>> {
  const since = day ? fromSiteTime(`${day}T00:00`) : undefined
  const until = since && new Date(Date.parse(since) + 24 * 60 * 60 * 1000).toISOString()
  return { ...(q.trim() && { q: q.trim() }), ...(author && { author }), ...(since && { since, until }) }
}

type HistorySearchBoxProps = {
  search: HistorySearch
  /** The changes that are shown. Their authors can be chosen. */
  changes: Change[]
  onChange: (search: HistorySearch) => void
}

export function HistorySearchBox({ search, changes, onChange }: HistorySearchBoxProps) {
  const { t } = useTranslation()
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  const found = changes.flatMap(({ author }) => (author && !known.has(author.id) ? [author] : []))
  if (found.length > 0)
    setKnown(new Map([...known, ...found.map(({ id, name, email }) => [id, name || email] as const)]))
  return (
    <div className="ed-stack ed-panel-form">
      <SearchBox label={t('history.find')} onChange={(q) => onChange({ ...search, q })} maxLength={200} />
      <Choice
        label={t('history.person')}
        value={search.author}
        options={[['', t('history.everyone')], ...known]}
        onChange={(author) => onChange({ ...search, author })}
      />
      <label className="ed-stack">
        <span className="ed-form-name">{t('history.day')}</span>
        <input
          type="date"
          className="ed-form-box"
          max={latest.date}
          value={search.day}
          onChange={({ target }) => onChange({ ...search, day: target.value })}
        />
      </label>
    </div>
  )
}
