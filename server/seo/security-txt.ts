import type { Site } from '#app/backend.ts'
import { locales } from '#content/locale.ts'

const day = 24 * 60 * 60 * 1000

/** Where to report a weakness (RFC 9116). `Expires` is half a year away; the page cache is emptied each midnight. */
export function securityTxt({ contactEmail, url }: Site): string {
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(Date.now() + 180 * day).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n')
}
