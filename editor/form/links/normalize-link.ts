import type { PageSummary } from '#api/pages.ts'
import { readablePath } from '#content/address.ts'
import { pathOfHref, withoutInvisible } from '#content/canonical-address.ts'
import { isKnownPath } from '#content/is-known-path.ts'
import { isLinkAddress } from '#content/web-address.ts'

/**
 * Patterns of mail addresses, phone numbers and web addresses without a scheme, each with a function that adds the
 * scheme.
 */
const shortened: [RegExp, (typed: string) => string][] = [
  [/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/, (mail) => `mailto:${mail}`],
  [/^\+?[\d\s()-]{6,}$/, (number) => `tel:${number}`],
  [/^(www\.)?[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#]\S*)?$/i, (host) => `https://${host}`],
]

/**
 * Returns the link to store for typed or pasted text: an address of the site at `origin` without host, language and
 * trailing slash; 'about' as '/about'; a mail address, phone number or web address with its scheme. Anything else is
 * unchanged.
 */
export function normalizeLink(typed: string, origin: string, pages: PageSummary[]): string {
  const path = englishPath(pathOfHref(withoutInvisible(typed), origin), pages)
  if (path === '' || isLinkAddress(path)) return path
  if (isKnownPath(`/${path}`, pages)) return `/${path}`
  const [, complete] = shortened.find(([pattern]) => pattern.test(path)) ?? []
  return complete?.(path) ?? path
}

/**
 * Replaces the Arabic path of a page, given without '/ar' ('/عرض'), by the page's English path ('/spring-offer').
 * Returns any other link unchanged.
 */
function englishPath(link: string, pages: PageSummary[]): string {
  const [path = ''] = link.split(/[?#]/)
  const written = `/ar${readablePath(path)}`
  const page = path.startsWith('/') ? pages.find(({ path: { ar } }) => ar === written) : undefined
  return page ? page.path.en + link.slice(path.length) : link
}
