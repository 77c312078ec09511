import { localizeHref } from '#content/address.ts'
import type { Locale } from '#content/text.ts'
import type { Site } from '../backend.ts'
import { organizationId, type Thing } from './thing.ts'

export function organization(site: Site): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.brand,
    url: site.url,
    logo: `${site.url}/icon-180.png`,
    email: site.contactEmail,
    foundingDate: '2009',
  }
}

export function website(site: Site, locale: Locale): Thing {
  return {
    '@type': 'WebSite',
    name: site.brand,
    url: site.url + localizeHref('/', locale),
    inLanguage: locale,
    publisher: { '@id': organizationId(site) },
  }
}

const home: Record<Locale, string> = { en: 'Home', ar: 'الرئيسية' }

/** The way from the home page; each further step is its name and its English path. */
export function breadcrumbs(steps: [name: string, path: string][], site: Site, locale: Locale): Thing {
  const all: typeof steps = [[home[locale], '/'], ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + localizeHref(path, locale),
    })),
  }
}
