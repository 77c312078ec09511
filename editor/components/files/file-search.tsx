import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Not at every letter: each search asks the server. */
const pause = 250

/** A box to search by name and description; tells what to search for once the typing pauses. */
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
