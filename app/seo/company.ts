import { localizeHref } from '#content/address.ts'
import { type Locale, locales } from '#content/locale.ts'
import type { Site } from '../backend.ts'
import { company, organizationId, type Thing } from './schema-org.ts'

export function organization(site: Site): Thing {
  return {
    ...company(site),
    logo: `${site.url}/icon-180.png`,
    email: site.contactEmail,
    foundingDate: '2009',
  }
}

/** The whole site: one in two languages, described by both home pages. */
export function website(site: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.brand,
    url: `${site.url}/`,
    inLanguage: locales,
    publisher: { '@id': organizationId(site) },
  }
}

const home: Record<Locale, string> = { en: 'Home', ar: 'الرئيسية' }

/** The breadcrumbs from the home page; each step is a name and an English path. */
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
