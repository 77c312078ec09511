import type { MetaDescriptor } from 'react-router'
import { localizeHref } from '#content/address.ts'
import { type Locale, locales } from '#content/locale.ts'
import { type SocialCard, socialCardPath, socialCardSize } from '#content/social-card-image.ts'
import type { Site } from '../backend.ts'
import type { Thing } from './schema-org.ts'

type Head = {
  card: SocialCard
  /** Set if the title of the page names it in another way than the card. */
  name?: string | undefined
  description: string
  path: string
  /** The part of the query that belongs to the canonical address. */
  query?: string | undefined
  site: Site
  type?: 'website' | 'article'
  publishedAt?: string | undefined
  noindex?: boolean
  things: Thing[]
}

/** Title '{page name} - {brand}', description, canonical address, languages, feed, Open Graph, structured data. */
export function head(page: Head): MetaDescriptor[] {
  const { card, name = card.name, description, path, query = '', site, noindex, things } = page
  const title = `${name} - ${site.brand}`
  const address = (language: Locale) => site.url + encodeURI(localizeHref(path, language, site.arabicPaths)) + query
  return [
    { title },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address(card.locale) },
    ...locales.map((each) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: each, href: address(each) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: site.brand,
      href: site.url + localizeHref('/feed.xml', card.locale),
    },
    ...openGraph(page, title, address(card.locale)),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(things.length > 0 ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } }] : []),
  ]
}

const territories: Record<Locale, string> = { en: 'en_GB', ar: 'ar_SA' }

/** ogp.me. */
function openGraph(page: Head, title: string, address: string): MetaDescriptor[] {
  const { card, description, path, site, type = 'website', publishedAt } = page
  const others = locales.filter((each) => each !== card.locale)
  return [
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:type', type),
    ...property('og:url', address),
    ...property('og:site_name', site.brand),
    ...property('og:locale', territories[card.locale]),
    ...others.flatMap((other) => property('og:locale:alternate', territories[other])),
    ...property('og:image', site.url + socialCardPath(path, card, site)),
    ...property('og:image:width', socialCardSize.width),
    ...property('og:image:height', socialCardSize.height),
    ...property('og:image:alt', card.name),
    ...property('article:published_time', publishedAt),
  ]
}

const property = (name: string, content: string | number | undefined): MetaDescriptor[] =>
  content === undefined ? [] : [{ property: name, content: String(content) }]
