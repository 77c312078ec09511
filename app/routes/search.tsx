import { useTranslation } from 'react-i18next'
import type { MetaDescriptor } from 'react-router'
import { localizeHref, splitLocale } from '#content/address.ts'
import {
  parseSearch,
  type SearchKind,
  type SearchQuery,
  type SearchResult,
  type SearchResults,
  searchKinds,
  searchPath,
  searchQuery,
  type TextPart,
} from '#content/search.ts'
import arabic from '#locales/ar/translation.json'
import english from '#locales/en/translation.json'
import { formatNumber } from '#ui/intl.ts'
import { StarPattern } from '#ui/ornaments.tsx'
import { backendContext } from '../backend.ts'
import { PageFailed } from '../layout/page-states.tsx'
import { SearchForm } from '../layout/search-form.tsx'
import { useAddress } from '../layout/use-site.ts'
import { useErrorReset } from '../session/keep-page-on-failure.ts'
import type { Route } from './+types/search'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const query = parseSearch(url.searchParams)
  const results = query.q ? await context.get(backendContext).search(query, locale) : undefined
  return { query, results, name: (locale === 'ar' ? arabic : english).search.name }
}

export function meta({ loaderData, matches: [{ loaderData: site }] }: Route.MetaArgs): MetaDescriptor[] {
  const { query, name } = loaderData ?? {}
  const title = [query?.q, name, site.brand].filter(Boolean).join(' - ')
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

/** Suggestions without a query. */
export default function SearchPage({ loaderData: { query, results } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <>
      <section className="stage search-head" data-ground="mist">
        <StarPattern />
        <div className="wrap">
          <h1 className="display star-stop">{t('search.name')}</h1>
          <SearchForm query={query} isFocused={!query.q} />
        </div>
      </section>
      <section className="wrap search-found">
        {results ? <Results query={query} results={results} /> : <Suggestions sentence={t('search.start')} />}
      </section>
    </>
  )
}

const accents: Record<SearchKind, string> = {
  page: 'primary',
  post: 'teal',
  event: 'saffron',
  story: 'coral',
  vacancy: 'primary',
}

function Results({ query, results }: { query: SearchQuery; results: SearchResults }) {
  const { t } = useTranslation()
  const { locale } = useAddress()
  const { items, total, counts, isApproximate } = results
  const all = searchKinds.reduce((sum, kind) => sum + counts[kind], 0)
  if (all === 0) return <Suggestions sentence={t('search.nothing', { q: query.q })} />
  const isCut = items.length < total
  return (
    <>
      <div className="row search-summary">
        <p role="status">
          {t(isApproximate ? 'search.similar' : 'search.found', {
            q: query.q,
            n: formatNumber(total, locale),
          })}
          {isCut && ` ${t('search.best', { n: formatNumber(items.length, locale) })}`}
        </p>
        <nav className="row search-kinds" aria-label={t('search.kinds')}>
          {[undefined, ...searchKinds.filter((kind) => counts[kind] > 0 || kind === query.kind)].map((kind) => (
            <a
              key={kind ?? 'all'}
              href={localizeHref(searchPath, locale) + searchQuery({ q: query.q, kind })}
              aria-current={kind === query.kind ? 'true' : undefined}
            >
              {t(`search.kind.${kind ?? 'all'}`)}
              <small>{formatNumber(kind ? counts[kind] : all, locale)}</small>
            </a>
          ))}
        </nav>
      </div>
      <ol>
        {items.map((item) => (
          <li key={item.url}>
            <Result item={item} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Result({ item: { kind, url, titleParts, excerpt } }: { item: SearchResult }) {
  const { t } = useTranslation()
  const steps = decodeURI(splitLocale(url).path).split('/').filter(Boolean)
  return (
    <article className="stack search-result">
      <p className="row search-place">
        <span className="chip" data-accent={accents[kind]}>
          {t(`search.kind.${kind}`)}
        </span>
        {steps.length > 0 && <bdi dir="ltr">{steps.join(' › ')}</bdi>}
      </p>
      <h2 className="h3">
        <a href={url}>
          <Parts of={titleParts} />
        </a>
      </h2>
      <p>
        <Parts of={excerpt} />
      </p>
    </article>
  )
}

const Parts = ({ of: parts }: { of: TextPart[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key and are never reordered
  parts.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text))

/** English paths of frequently visited pages, with the message keys of their names. */
const suggestions = [
  ['/solutions/totara-suite', 'search.places.platforms'],
  ['/customer-stories', 'search.kind.story'],
  ['/resources', 'search.places.resources'],
  ['/careers', 'search.kind.vacancy'],
  ['/contact', 'search.places.contact'],
] as const

function Suggestions({ sentence }: { sentence: string }) {
  const { t } = useTranslation()
  const { locale } = useAddress()
  return (
    <div className="stack search-suggestions">
      <p className="statement" role="status">
        {sentence}
      </p>
      <p>{t('search.instead')}</p>
      <ul className="row">
        {suggestions.map(([path, key]) => (
          <li key={path}>
            <a className="btn btn-line" href={localizeHref(path, locale)}>
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  useErrorReset(loaderData)
  return <PageFailed />
}
