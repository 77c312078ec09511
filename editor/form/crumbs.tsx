import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Steps } from '../store/content-path.ts'
import { nameOfWay } from './ways.ts'

type CrumbsProps = {
  root: string
  ways: Steps[]
  nameOf: (way: Steps) => string
  onGo: (way: Steps) => void
}

/** From the whole form to the entry that is edited now, and the way back. */
export function Crumbs({ root, ways, nameOf, onGo }: CrumbsProps) {
  const { t } = useTranslation()
  const names = [{ way: [] as Steps, name: root }, ...ways.map((way) => ({ way, name: nameOf(way) }))]
  return (
    <nav className="ed-sheet-crumbs" aria-label={t('editor.whereInForm')}>
      <ol>
        {names.map(({ way, name }, index) => (
          <li key={nameOfWay(way)}>
            {index > 0 && <ChevronRight className="ed-i" aria-hidden="true" />}
            {index < names.length - 1 ? (
              <button type="button" onClick={() => onGo(way)}>
                {name}
              </button>
            ) : (
              <span aria-current="step">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
