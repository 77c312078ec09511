import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { localizeHref } from '#content/address.ts'
import { type Filter, listingQuery } from '#content/listing.ts'
import { PageContext } from '#fields/page-context.ts'
import { Text } from '#fields/text.tsx'
import { inDigits } from '#ui/conventions.ts'
import type { ShownListing } from '../block.ts'
import type { ShownContent } from '../catalogue.ts'

type FiltersProps = { words: ShownContent<'RESOURCES'>['filters']; listing: ShownListing }

/** All, blog or events: links, so that the choice stands in the address and works without a script. */
export function Filters({ words, listing }: FiltersProps) {
  const { t } = useTranslation()
  const { path, locale } = use(PageContext)
  const choices: [Filter, typeof words.all][] = [
    ['all', words.all],
    ['blog', words.blog],
    ['event', words.events],
  ]
  return (
    <nav className="segment" aria-label={words.label?.text || t('resources.filter')}>
      {choices.map(([filter, label]) => (
        <a
          key={filter}
          href={localizeHref(path, locale) + listingQuery({ filter, page: 1 })}
          aria-current={filter === listing.filter ? 'true' : undefined}
        >
          <Text field={label} />
          <span className="segment-count">{inDigits(listing.counts[filter], locale)}</span>
        </a>
      ))}
    </nav>
  )
}
