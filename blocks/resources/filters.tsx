import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { localizeHref } from '#content/address.ts'
import { type Filter, listingQuery } from '#content/listing.ts'
import { PageContext } from '#fields/page-context.ts'
import { Text } from '#fields/text.tsx'
import { formatNumber } from '#ui/intl.ts'
import type { LocalizedListing } from '../block.ts'
import type { LocalizedContent } from '../catalogue.ts'

type FiltersProps = { labels: LocalizedContent<'RESOURCES'>['filters']; listing: LocalizedListing }

/** All, blog or events: links, so that the filter is in the URL and works without a script. */
export function Filters({ labels, listing }: FiltersProps) {
  const { t } = useTranslation()
  const { path, locale } = use(PageContext)
  const choices: [Filter, typeof labels.all][] = [
    ['all', labels.all],
    ['blog', labels.blog],
    ['event', labels.events],
  ]
  return (
    <nav className="resources-filter" aria-label={labels.label?.text || t('resources.filter')}>
      {choices.map(([filter, label]) => (
        <a
          key={filter}
          href={localizeHref(path, locale) + listingQuery({ filter, page: 1 })}
          aria-current={filter === listing.filter ? 'true' : undefined}
        >
          <Text field={label} />
          <span className="resources-filter-count">{formatNumber(listing.counts[filter], locale)}</span>
        </a>
      ))}
    </nav>
  )
}
