import { useTranslation } from 'react-i18next'
import type { TranslationList } from '#api/translations.ts'
import { translationStates } from '#content/translation.ts'
import { formatNumber } from '#ui/intl.ts'
import { useEditor } from '../components/editor-context.ts'
import { pageLink } from '../model/history/page-link.ts'
import type { TextFilter } from './translation-texts.tsx'

type TranslationCountsProps = { pages: TranslationList['pages']; onChoose: (filter: TextFilter) => void }

/** How many texts of each page are in each state; a number leads to these texts. */
export function TranslationCounts({ pages, onChoose }: TranslationCountsProps) {
  const { t } = useTranslation()
  const { locale } = useEditor()
  const named = pages
    .map(({ page, counts }) => ({ page, counts, name: pageLink(t, locale, page).name }))
    .toSorted((one, other) => openIn(other.counts) - openIn(one.counts) || one.name.localeCompare(other.name, locale))
  const total = Object.fromEntries(
    translationStates.map((state) => [state, pages.reduce((sum, { counts }) => sum + counts[state], 0)]),
  ) as TranslationList['counts']
  return (
    <div className="ed-counts">
      <table>
        <caption className="sr-only">{t('translations.counts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('translations.page')}</th>
            {translationStates.map((state) => (
              <th key={state} scope="col">
                {t(`translations.short.${state}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[{ page: '', counts: total, name: t('translations.whole') }, ...named].map(({ page, counts, name }) => (
            <tr key={page}>
              <th scope="row">{name}</th>
              {translationStates.map((state) => {
                const number = formatNumber(counts[state], locale)
                const values = { name, state: t(`translations.short.${state}`), total: number }
                return (
                  <td key={state} className={state === 'approved' || counts[state] === 0 ? 'ed-muted' : undefined}>
                    {counts[state] === 0 ? (
                      number
                    ) : (
                      <button
                        type="button"
                        aria-label={t('translations.show', values)}
                        onClick={() => onChoose({ page, state })}
                      >
                        {number}
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How many texts need somebody. */
export const openIn = ({ approved: _, ...open }: TranslationList['counts']) =>
  Object.values(open).reduce((sum, count) => sum + count, 0)
