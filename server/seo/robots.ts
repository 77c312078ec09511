import type { Site } from '#app/backend.ts'
import { localizeHref } from '#content/address.ts'
import { locales } from '#content/locale.ts'

/** What search engines may read: every page and its pictures, not the API, the login and addresses of edit mode. */
export function robots(site: Site): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/uploads/',
    'Disallow: /api/',
    ...locales.map((locale) => `Disallow: ${localizeHref('/login', locale)}`),
    // Anywhere in a query.
    'Disallow: /*?edit=true',
    'Disallow: /*&edit=true',
    '',
    `Sitemap: ${site.url}/sitemap.xml`,
    '',
  ].join('\n')
}
