import { useTranslation } from 'react-i18next'
import type { PageSummary } from '#api/pages.ts'
import type { BlockType } from '#blocks/catalogue.ts'
import { shapes } from '#blocks/shapes.ts'
import { detailPagesOf } from '#content/detail-pages.ts'
import { inLocale, type Locale } from '#content/locale.ts'
import { wordMatcher } from '#content/match-words.ts'
import type { BlockShape } from '#content/shape.ts'
import { useEditor, useLocale } from '../../components/editor-context.ts'
import { usePages } from '../../components/use-pages.ts'
import type { EditorDocuments } from '../../model/documents/documents.ts'
import { schemaOf } from '../../model/documents/field-schema.ts'
import { blockName, itemTitle } from '../../model/documents/names.ts'

type PathSuggestionsProps = { typed: string; onChoose: (path: string) => void }

const maxShown = 6
/** The anchors to which links can lead ('#solutions'), with the types of the blocks that have them. */
const anchors = (Object.entries(shapes) as [BlockType, BlockShape][]).flatMap(([type, { anchor }]) =>
  anchor ? [{ type, path: anchor }] : [],
)

/**
 * Suggests link targets that match the typed text: pages, anchors, and the stories, jobs and posts that are loaded.
 * Nothing if the typed text is one of these targets.
 */
export function PathSuggestions({ typed, onChoose }: PathSuggestionsProps) {
  const { t } = useTranslation()
  const { documents } = useEditor()
  const locale = useLocale()
  const pages = usePages()
  const isLooked = wordMatcher(typed)
  const known = [
    ...destinations(pages, documents, locale),
    ...anchors.map(({ path, type }) => ({ path, name: blockName(t, type) })),
  ]
  if (typed !== '' && known.some(({ path }) => path === typed)) return null
  const fitting = known.filter(({ path, name }) => isLooked(`${name} ${path}`))
  return (
    <ul className="ed-row ed-suggestions" aria-label={t('editor.pathSuggestions')}>
      {fitting.slice(0, maxShown).map(({ path, name }) => (
        <li key={path}>
          <button type="button" onClick={() => onChoose(path)}>
            <span>{name}</span>{' '}
            <bdi className="ed-muted" dir="ltr">
              {path}
            </bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

function destinations(pages: PageSummary[], documents: EditorDocuments, locale: Locale) {
  const opened = documents.all().flatMap((document) => {
    const { item, page, type, edited } = document
    const detail = item && detailPagesOf(page, type)
    return detail ? [{ path: `${detail.base}/${item}`, name: itemTitle(schemaOf(document), edited, locale) }] : []
  })
  return [...pages.map(({ path, name }) => ({ path: path.en, name: inLocale(name, locale).text })), ...opened]
}
