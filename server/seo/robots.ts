import type { Site } from '#app/backend.ts'
import { localizeHref } from '#content/address.ts'
import { locales } from '#content/locale.ts'

/** Allows all pages and their pictures; disallows the API, the login and edit mode. */
export function robots(site: Site): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/uploads/',
    'Disallow: /api/',
    ...locales.map((locale) => `Disallow: ${localizeHref('/login', locale)}`),
    // As the first or a later query parameter.
    'Disallow: /*?edit=true',
    'Disallow: /*&edit=true',
    '',
    `Sitemap: ${site.url}/sitemap.xml`,
    '',
  ].join('\n')
}
