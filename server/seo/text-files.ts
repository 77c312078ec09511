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

const day = 24 * 60 * 60 * 1000

/** The contact for security reports (RFC 9116). `Expires` is 180 days ahead; the file is rendered anew each day. */
export function securityTxt({ contactEmail, url }: Site): string {
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(Date.now() + 180 * day).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n')
}
