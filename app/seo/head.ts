import type { MetaDescriptor } from 'react-router'
import { localizeHref } from '#content/address.ts'
import { type Locale, locales } from '#content/text.ts'
import type { Site } from '../backend.ts'
import type { Thing } from './thing.ts'

export type Head = {
  name: string
  description: string
  /** The page's English path, and what of the query belongs to its address. */
  path: string
  query?: string
  locale: Locale
  site: Site
  /** The address of a picture for social networks. */
  image: string
  type?: 'website' | 'article'
  noindex?: boolean
  /** What the page is about, for search engines (schema.org). */
  things: Thing[]
}

/** Title '{page name} - {brand}', description, canonical address, both languages, and what others show of the page. */
export function head(page: Head): MetaDescriptor[] {
  const { name, description, path, query = '', locale, site, image, type = 'website', noindex, things } = page
  const title = `${name} - ${site.brand}`
  const address = (language: Locale) => site.url + localizeHref(path, language) + query
  return [
    { title },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    ...locales.map((each) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: each, href: address(each) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: site.brand,
      href: site.url + localizeHref('/feed.xml', locale),
    },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: address(locale) },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:locale', content: locale === 'ar' ? 'ar_SA' : 'en_GB' },
    { property: 'og:image', content: new URL(image, site.url).href },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(things.length > 0 ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } }] : []),
  ]
}
