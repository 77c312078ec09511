import { readablePath, splitLocale } from './address.ts'

/**
 * Converts the address of a page in any language to its canonical English path, without `origin` and edit mode:
 * 'https://example.com/ar/about/?edit=true' becomes '/about'. The rest of the query and the fragment are kept. Of an
 * Arabic path that differs from the English one ('/ar/من-نحن'), only '/ar' is removed. Other addresses are unchanged.
 */
export function pathOfHref(href: string, origin?: string): string {
  const local = withoutOrigin(href, origin)
  if (!local.startsWith('/')) return href
  const [pathname = ''] = local.split(/[?#]/)
  const rest = local.slice(pathname.length)
  return (
    canonicalPath(splitLocale(pathname).path) + rest.replace('?edit=true&', '?').replace(/[?&]edit=true(?=[&#]|$)/, '')
  )
}

/** Escapes such as `%2F`, which `decodeURI` leaves, and whose '%' `encodeURI` would escape again. */
const reservedEscape = /(%(?:2[346BCF]|3[ABDF]|40))/i

/** Removes trailing and double slashes, dot segments, invisible characters and needless encoding. */
export function canonicalPath(pathname: string): string {
  if (!pathname.startsWith('/')) return pathname
  const encode = (part: string) => encodeURI(withoutInvisible(decodeURI(part)).normalize('NFC'))
  let encoded = pathname
  try {
    const parts = pathname.split(reservedEscape)
    encoded = parts.map((part, index) => (index % 2 ? part.toUpperCase() : encode(part))).join('')
  } catch {}
  // Resolving the dot segments may leave double slashes: '/.//host' becomes '//host'.
  return new URL(`http://site${encoded}`).pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
}

/** Removes characters that nobody sees, such as marks of direction, soft hyphens and zero-width spaces. */
export const withoutInvisible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/** Returns path, query and fragment of an address at `origin` (http or https); others are unchanged. */
export function withoutOrigin(address: string, origin = ''): string {
  if (!origin || !/^https?:/i.test(address) || !URL.canParse(address)) return address
  const { hostname, port, pathname, search, hash } = new URL(address)
  const site = new URL(origin)
  // A host may end with the dot of the root domain.
  return hostname.replace(/\.$/, '') === site.hostname && port === site.port ? pathname + search + hash : address
}

/** The stored form: without invisible characters and, if it is of the site at `origin`, a canonical, readable path. */
export function canonicalAddress(written: string, origin?: string): string {
  const address = withoutOrigin(withoutInvisible(written).trim(), origin)
  // Browsers treat '//host' and '/\\host' as addresses of another site.
  if (/^\/[\\/]/.test(address)) return address
  const [path = ''] = splitAddress(address)
  return readablePath(canonicalPath(path)) + address.slice(path.length)
}

/** Where `target` leads after `from` has moved to `to`. Its query and fragment stay unless `to` has its own. */
export function moveTarget(target: string, from: string, to: string): string {
  if (!target.startsWith(from)) return target
  const [path = '', query = '', fragment = ''] = splitAddress(target)
  if (path !== from) return target
  const [next = '', nextQuery, nextFragment] = splitAddress(to)
  return next + (nextQuery || query) + (nextFragment || fragment)
}

/** Splits an address into path, query with '?' and fragment with '#'. */
const splitAddress = (address: string) => /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address)?.slice(1) ?? []
