import { useTranslation } from 'react-i18next'
import type { Path } from '#content/path.ts'
import { ChevronRight } from '../components/lazy-icons.tsx'
import { pathKey } from './form-paths.ts'

type BreadcrumbsProps = {
  root: string
  paths: Path[]
  nameOf: (path: Path) => string
  onGo: (path: Path) => void
}

/** Shows the path from the whole form to the open list item, with buttons that go back. */
export function Breadcrumbs({ root, paths, nameOf, onGo }: BreadcrumbsProps) {
  const { t } = useTranslation()
  const names = [{ path: [] as Path, name: root }, ...paths.map((path) => ({ path, name: nameOf(path) }))]
  return (
    <nav className="ed-form-crumbs" aria-label={t('editor.whereInForm')}>
      <ol className="ed-row">
        {names.map(({ path, name }, index) => (
          <li key={pathKey(path)}>
            {index > 0 && <ChevronRight className="ed-i ed-mirrored" />}
            {index < names.length - 1 ? (
              <button type="button" className="ed-link" onClick={() => onGo(path)}>
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
