import type { PageSummary } from '#api/pages.ts'
import { readablePath } from '#content/address.ts'
import { pathOfHref, withoutInvisible } from '#content/canonical-address.ts'
import { isKnownPath } from '#content/is-known-path.ts'
import { hyphenated } from '#content/page-path.ts'
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
 * trailing slash; 'about' or '/About' as '/about'; a mail address, phone number or web address with its scheme. Anything
 * else is unchanged.
 */
export function normalizeLink(typed: string, origin: string, pages: PageSummary[]): string {
  const link = pathOfHref(withoutInvisible(typed).trim(), origin)
  if (isLinkAddress(link) && !link.startsWith('/')) return link
  const path = pathOfHref(link.startsWith('/') ? link : `/${link}`)
  const [written = ''] = path.split(/[?#]/)
  const corrected = readablePath(written).split('/').map(hyphenated).join('/') + path.slice(written.length)
  const known = [path, corrected].map((each) => englishPath(each, pages)).find((each) => isPage(each, pages))
  if (known || isLinkAddress(link)) return known ?? link
  const [, complete] = shortened.find(([pattern]) => pattern.test(link)) ?? []
  return complete?.(link) ?? link
}

const isPage = (path: string, pages: PageSummary[]) =>
  isLinkAddress(path) && !path.includes('%20') && isKnownPath(path, pages)

/**
 * Replaces the Arabic path of a page, given without '/ar' ('/عرض'), by the page's English path ('/spring-offer').
 * Returns any other link unchanged.
 */
function englishPath(link: string, pages: PageSummary[]): string {
  const [path = ''] = link.split(/[?#]/)
  const written = `/ar${readablePath(path)}`
  const page = pages.find(({ path: { ar } }) => ar === written)
  return page ? page.path.en + link.slice(path.length) : link
}
