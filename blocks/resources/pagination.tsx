import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { localizeHref } from '#content/address.ts'
import { listingQuery } from '#content/listing.ts'
import { pageNumbers } from '#content/pagination.ts'
import { PageContext } from '#fields/page-context.ts'
import { Icon } from '#ui/icon.tsx'
import { ArrowLeft, ArrowRight } from '#ui/icons.ts'
import { formatNumber } from '#ui/intl.ts'
import type { LocalizedListing } from '../block.ts'

/** Page numbers, with an ellipsis if there are many, and links to the previous and next page. */
export function Pagination({ listing: { filter, page, pages } }: { listing: LocalizedListing }) {
  const { t } = useTranslation()
  const { path, locale } = use(PageContext)
  const href = (to: number) => localizeHref(path, locale) + listingQuery({ filter, page: to })
  return (
    <nav className="resources-pagination" aria-label={t('common.pages')}>
      {page > 1 && (
        <a className="round" href={href(page - 1)} rel="prev" aria-label={t('common.previous')}>
          <Icon of={ArrowLeft} turn />
        </a>
      )}
      <ol>
        {pageNumbers(page, pages).map((each, index) =>
          each === 'gap' ? (
            // At most two gaps exist, so the position tells which one it is.
            <li key={`gap-${index < 3 ? 'start' : 'end'}`} className="resources-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={each}>
              <a
                className="resources-page"
                href={href(each)}
                aria-current={each === page ? 'page' : undefined}
                aria-label={t('common.page', { number: formatNumber(each, locale) })}
              >
                {formatNumber(each, locale)}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <a className="round" href={href(page + 1)} rel="next" aria-label={t('common.next')}>
          <Icon of={ArrowRight} turn />
        </a>
      )}
    </nav>
  )
}
