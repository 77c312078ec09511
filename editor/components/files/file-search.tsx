import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from '../search-box.tsx'

/** How long to wait for the next key before a search, in milliseconds: each search is a request. */
const pause = 250

/** A search box for file names and descriptions. `onSearch` is called after a pause in typing. */
export function FileSearch({ initial, onSearch }: { initial: string; onSearch: (words: string) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(initial)
  useEffect(() => {
    const waiting = setTimeout(() => onSearch(typed.trim()), pause)
    return () => clearTimeout(waiting)
  }, [typed, onSearch])
  return <SearchBox label={t('uploads.search')} dir="auto" maxLength={200} value={typed} onChange={setTyped} />
}
