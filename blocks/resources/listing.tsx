import { useTranslation } from 'react-i18next'
import { type Filter, listingQuery } from '#content/listing.ts'
import type { LocalizedList, LocalizedText } from '#content/localized.ts'
import { pageNumbers } from '#content/page-numbers.ts'
import { Items, RichText, Text, usePage } from '#fields/fields.tsx'
import { ArrowLeft, ArrowRight, Icon } from '#ui/icons.tsx'
import { formatNumber } from '#ui/intl.ts'
import type { LocalizedListing } from '../block.ts'
import type { LocalizedContent } from '../catalogue.ts'
import { accentOf, hasPicture, type LocalizedPost, PostLink, PostMeta, PostPicture } from './post.tsx'

type FiltersProps = { labels: LocalizedContent<'RESOURCES'>['filters']; listing: LocalizedListing }

/** Renders links to all posts, blog posts or events. The filter is in the URL and works without JavaScript. */
export function Filters({ labels, listing }: FiltersProps) {
  const { t } = useTranslation()
  const { hrefOf, path, locale } = usePage()
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
          href={hrefOf(path) + listingQuery({ filter, page: 1 })}
          aria-current={filter === listing.filter ? 'true' : undefined}
        >
          <Text field={label} />
          <span className="resources-filter-count">{formatNumber(listing.counts[filter], locale)}</span>
        </a>
      ))}
    </nav>
  )
}

type HighlightProps = { posts: LocalizedList<LocalizedPost>; title: LocalizedText | undefined; isCopy: boolean }

export function Highlight({ posts, title, isCopy }: HighlightProps) {
  const { t } = useTranslation()
  if (posts.items.length === 0) return null
  // The first picture is loaded with priority. The newest post may have no picture.
  const firstPicture = posts.items.findIndex(hasPicture)
  return (
    <section className="resources-highlight">
      <div className="wrap">
        <Text field={title ?? { text: t('resources.highlight') }} as="h2" className="sr-only" />
        <ul className="resources-highlight-list">
          <Items field={posts} isContinued isCopy={isCopy}>
            {(post, index) => (
              <li>
                <HighlightCard post={post} isFirst={index === 0} priority={index === firstPicture} />
              </li>
            )}
          </Items>
        </ul>
      </div>
    </section>
  )
}

type HighlightCardProps = { post: LocalizedPost; isFirst: boolean; priority: boolean }

function HighlightCard({ post, isFirst, priority }: HighlightCardProps) {
  return (
    <article className="card resources-highlight-card" data-accent={accentOf(post)}>
      <PostPicture
        post={post}
        sizes={isFirst ? '(width >= 62rem) 680px, (width >= 40rem) 58vw, 88vw' : '(width >= 40rem) 240px, 88vw'}
        priority={priority}
      />
      <div className="stack resources-highlight-words">
        <PostMeta post={post} />
        <h3>
          <PostLink post={post} />
        </h3>
        {isFirst && <RichText field={post.description} className="rich lead" />}
      </div>
    </article>
  )
}

/** Renders the page numbers, with an ellipsis for each gap, and links to the previous and next page. */
export function Pagination({ listing: { filter, page, pages } }: { listing: LocalizedListing }) {
  const { t } = useTranslation()
  const { hrefOf, path, locale } = usePage()
  const href = (to: number) => hrefOf(path) + listingQuery({ filter, page: to })
  return (
    <nav className="row resources-pagination" aria-label={t('common.pages')}>
      {page > 1 && (
        <a className="round" href={href(page - 1)} rel="prev" aria-label={t('common.previous')}>
          <Icon of={ArrowLeft} turn />
        </a>
      )}
      <ol>
        {pageNumbers(page, pages).map((each, index) =>
          each === 'gap' ? (
            // There are at most two gaps: one near the start (index 1) and one near the end.
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
