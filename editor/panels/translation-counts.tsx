import { useTranslation } from 'react-i18next'
import type { TranslationList } from '#api/translations.ts'
import { translationStates } from '#content/translation.ts'
import { formatNumber } from '#ui/intl.ts'
import { useLocale } from '../components/editor-context.ts'
import { pageLink } from '../model/documents/pages.ts'
import type { TextFilter } from './translation-texts.tsx'

type TranslationCountsProps = { pages: TranslationList['pages']; onChoose: (filter: TextFilter) => void }

/** Shows the number of texts in each state, by page. Each number is a button that lists the texts. */
export function TranslationCounts({ pages, onChoose }: TranslationCountsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const named = pages
    .map(({ page, counts }) => ({ page, counts, name: pageLink(t, locale, page).name }))
    .toSorted((one, other) => openIn(other.counts) - openIn(one.counts) || one.name.localeCompare(other.name, locale))
  const total = Object.fromEntries(
    translationStates.map((state) => [state, pages.reduce((sum, { counts }) => sum + counts[state], 0)]),
  ) as TranslationList['counts']
  return (
    <ul className="ed-counts" aria-label={t('translations.counts')}>
      {[{ page: '', counts: total, name: t('translations.whole') }, ...named].map(({ page, counts, name }) => (
        <li key={page} className="ed-stack ed-enquiry ed-listed">
          <b>{name}</b>
          <p className="ed-row">
            {translationStates
              .filter((state) => counts[state] > 0)
              .map((state) => {
                const number = formatNumber(counts[state], locale)
                const values = { name, state: t(`translations.short.${state}`), total: number }
                return (
                  <button
                    key={state}
                    type="button"
                    className={`ed-chip ${state === 'approved' ? '' : 'is-warning'}`}
                    aria-label={t('translations.show', values)}
                    onClick={() => onChoose({ page, state })}
                  >
                    {values.state} <b>{number}</b>
                  </button>
                )
              })}
          </p>
        </li>
      ))}
    </ul>
  )
}

export const openIn = ({ approved: _, ...open }: TranslationList['counts']) =>
  Object.values(open).reduce((sum, count) => sum + count, 0)
