import { useTranslation } from 'react-i18next'
import { details } from '#content/details.ts'
import { pages } from '#content/pages.ts'
import { inLocale, type Locale } from '#content/text.ts'
import { useEditor } from '../editor-context.ts'
import { entryName } from '../entry-name.ts'
import { schemaOf } from '../field-kind.ts'
import type { Units } from '../store/units.ts'

type PathSuggestionsProps = { typed: string; onChoose: (path: string) => void }

const most = 6

/** Where a link can lead, as far as it fits what is typed: pages of the site, and stories, vacancies and posts. */
export function PathSuggestions({ typed, onChoose }: PathSuggestionsProps) {
  const { t } = useTranslation()
  const { units, locale } = useEditor()
  const looked = typed.toLowerCase()
  const known = [...destinations(units, locale), { path: '#request-demo-form', name: t('blocks.FORM') }]
  if (typed !== '' && known.some(({ path }) => path === typed)) return null
  const fitting = known.filter(({ path, name }) => path.includes(looked) || name.toLowerCase().includes(looked))
  return (
    <ul className="ed-suggestions" aria-label={t('editor.pathSuggestions')}>
      {fitting.slice(0, most).map(({ path, name }) => (
        <li key={path}>
          <button type="button" onClick={() => onChoose(path)}>
            <span>{name}</span> <bdi dir="ltr">{path}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

function destinations(units: Units, locale: Locale) {
  const opened = units.all().flatMap((unit) => {
    const { item, page, type, edited } = unit
    const detail = item && details.find((each) => each.page === page && each.block_type === type)
    return detail ? [{ path: `${detail.base}/${item}`, name: entryName(schemaOf(unit), edited, locale) }] : []
  })
  return [...pages.map(({ path, name }) => ({ path, name: inLocale(name, locale).text })), ...opened]
}
