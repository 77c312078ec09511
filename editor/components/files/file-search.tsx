import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Debounce in milliseconds: each search is a request. */
const pause = 250

/** A search box for file names and descriptions; `onSearch` is debounced. */
export function FileSearch({ initial, onSearch }: { initial: string; onSearch: (words: string) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(initial)
  useEffect(() => {
    const waiting = setTimeout(() => onSearch(typed.trim()), pause)
    return () => clearTimeout(waiting)
  }, [typed, onSearch])
  return (
    <search className="ed-search">
      <Search className="ed-i" aria-hidden="true" />
      <input
        type="search"
        aria-label={t('uploads.search')}
        placeholder={t('uploads.search')}
        dir="auto"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  )
}
