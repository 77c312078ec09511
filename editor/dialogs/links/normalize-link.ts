import type { PageSummary } from '#api/pages.ts'
import { pathOfHref, readablePath } from '#content/address.ts'
import { isKnownPath } from '#content/is-known-path.ts'
import { isLinkAddress } from '#content/web-address.ts'

/** Adds the scheme that people omit from web addresses, mail addresses and phone numbers. */
const shortened: [RegExp, (typed: string) => string][] = [
  [/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/, (mail) => `mailto:${mail}`],
  [/^\+?[\d\s()-]{6,}$/, (number) => `tel:${number}`],
  [/^(www\.)?[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#]\S*)?$/i, (host) => `https://${host}`],
]

/**
 * The link that is stored for typed or pasted text: an address of the site at `origin` without host, language and
 * trailing slash; 'about' as '/about'; a mail address, phone number or web address with its scheme. Anything else is
 * unchanged.
 */
export function normalizeLink(typed: string, origin: string, pages: PageSummary[]): string {
  const path = englishPath(pathOfHref(typed, origin), pages)
  if (path === '' || isLinkAddress(path)) return path
  if (isKnownPath(`/${path}`, pages)) return `/${path}`
  const [, complete] = shortened.find(([pattern]) => pattern.test(path)) ?? []
  return complete?.(path) ?? path
}

/** The English path of a page that is named by an Arabic path of its own; any other link is unchanged. */
function englishPath(link: string, pages: PageSummary[]): string {
  const [path = ''] = link.split(/[?#]/)
  const written = `/ar${readablePath(path)}`
  const page = path.startsWith('/') ? pages.find(({ path: { ar } }) => ar === written) : undefined
  return page ? page.path.en + link.slice(path.length) : link
}
