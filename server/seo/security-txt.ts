import type { Site } from '#app/backend.ts'
import { locales } from '#content/locale.ts'

const day = 24 * 60 * 60 * 1000

/** The contact for security reports (RFC 9116). `Expires` is 180 days ahead; it is rendered anew each day. */
export function securityTxt({ contactEmail, url }: Site): string {
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(Date.now() + 180 * day).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n')
}
