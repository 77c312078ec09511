import { pathOfHref } from '#content/address.ts'
import { isKnownPath } from '#content/known-path.ts'
import { isLinkAddress } from '#content/web-address.ts'

/** What people leave out: the scheme of a web address, a mail or a phone number. */
const shortened: [RegExp, (typed: string) => string][] = [
  [/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/, (mail) => `mailto:${mail}`],
  [/^\+?[\d\s()-]{6,}$/, (number) => `tel:${number}`],
  [/^(www\.)?[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#]\S*)?$/i, (host) => `https://${host}`],
]

/**
 * The path that is stored for what somebody types or pastes: an address of the site at `origin` without host, language and
 * trailing slash; 'about' as '/about'; a mail, a phone number or a web address with its scheme. Anything else as it is.
 */
export function normalizeLink(typed: string, origin: string): string {
  const path = pathOfHref(typed, origin)
  if (path === '' || isLinkAddress(path)) return path
  if (isKnownPath(`/${path}`)) return `/${path}`
  const [, complete] = shortened.find(([pattern]) => pattern.test(path)) ?? []
  return complete?.(path) ?? path
}
