import type { Site } from '#app/backend.ts'
import { localizeHref } from '#content/address.ts'
import { locales } from '#content/locale.ts'

export function robots(site: Site): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/uploads/',
    'Disallow: /api/',
    ...locales.map((locale) => `Disallow: ${localizeHref('/login', locale)}`),
    // `edit` may be the first or a later query parameter.
    'Disallow: /*?edit=true',
    'Disallow: /*&edit=true',
    '',
    `Sitemap: ${site.url}/sitemap.xml`,
    '',
  ].join('\n')
}

const day = 24 * 60 * 60 * 1000

/** Renders security.txt (RFC 9116). It is rendered again each day, so `Expires` (180 days ahead) never passes. */
export function securityTxt({ contactEmail, url }: Site): string {
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(Date.now() + 180 * day).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n')
}
