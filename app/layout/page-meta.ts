import type { MetaDescriptor } from 'react-router'
import type { ShownBlock } from '#blocks/block.ts'
import { localizeHref } from '#content/address.ts'
import type { Page } from '#content/pages.ts'
import { inLocale, type Locale, locales } from '#content/text.ts'
import type { Site } from '../backend.ts'
import { videoData } from './video-data.ts'

type PageData = { page: Page; locale: Locale; blocks: ShownBlock[]; site: Site }

/** Title '{page name} - {brand}', description, canonical address, both languages, and a film's structured data. */
export function pageMeta({ page, locale, blocks, site }: PageData): MetaDescriptor[] {
  const title = `${inLocale(page.name, locale).text} - ${site.brand}`
  const description = inLocale(page.description, locale).text
  const address = (language: Locale) => site.url + localizeHref(page.path, language)
  const video = videoData(blocks, { title, description, site })
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    ...locales.map((each) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: each, href: address(each) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address(locale) },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:locale', content: locale === 'ar' ? 'ar_SA' : 'en_GB' },
    ...(video ? [{ 'script:ld+json': video }] : []),
  ]
}
