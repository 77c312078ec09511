import { localizeHref } from '#content/address.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { type Locale, locales } from '#content/locale.ts'
import type { LocalizedMedia, LocalizedRichText, LocalizedText } from '#content/localized.ts'
import type { Site } from '../backend.ts'

/** An object in JSON-LD. */
export type Thing = { '@type': string; [property: string]: unknown }

/** Undefined if there is none or its address is invalid. */
export function absoluteUrl(media: LocalizedMedia | undefined, site: Site): string | undefined {
  return media?.src ? URL.parse(media.src, site.url)?.href : undefined
}

export const textOf = (text: LocalizedText | undefined) => text?.text || undefined

export const plainTextOf = (text: LocalizedRichText | undefined) => (text && htmlToText(text.html)) || undefined

/** The same `@id` on all pages; name and URL for crawlers that read only one. */
export function company({ url, brand }: Site): Thing {
  return { '@type': 'Organization', '@id': `${url}/#organization`, name: brand, url: `${url}/` }
}

export function organization(site: Site): Thing {
  // An address without a path is the home page of a network, not a profile of the company.
  const profiles = (site.socialLinks ?? []).map(({ url }) => url).filter((url) => new URL(url).pathname !== '/')
  return {
    ...company(site),
    logo: absoluteUrl(site.logo, site) ?? `${site.url}/icon-180.png`,
    email: site.contactEmail,
    ...(site.phone && { telephone: site.phone }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    foundingDate: '2009',
  }
}

/** One object for both languages. */
export function website(site: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.brand,
    url: `${site.url}/`,
    inLanguage: locales,
    publisher: { '@id': company(site)['@id'] },
  }
}

const home: Record<Locale, string> = { en: 'Home', ar: 'الرئيسية' }

/** A step is a name and an English path. */
export function breadcrumbs(steps: [name: string, path: string][], site: Site, locale: Locale): Thing {
  const all: typeof steps = [[home[locale], '/'], ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + encodeURI(localizeHref(path, locale)),
    })),
  }
}
