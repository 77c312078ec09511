import type { Locale } from './locale.ts'

/** Whether `path` is a page's English path: '/about', not '//host', '/ar/about', or a file's that is one for all languages. */
function isPagePath(path: string): boolean {
  const isFile = /\.\w+$/.test(path) && path !== '/feed.xml'
  return /^\/(?!\/|(ar|api|uploads|locales|assets)(\/|$))/.test(path) && !isFile
}

/** The address of a page in a language: '/about' stands at '/ar/about' in Arabic; other addresses stay as they are. */
export function localizeHref(href: string, locale: Locale): string {
  const [path = ''] = href.split(/[?#]/)
  if (locale === 'en' || !isPagePath(path)) return href
  return path === '/' ? `/ar${href.slice(1)}` : `/ar${href}`
}

/** Of the query only these go along: a document is kept for all its visitors, whatever they wrote behind the '?'. */
const keptQueryParameters = [
  ['edit', /^true$/],
  ['filter', /^(blog|event)$/],
  ['page', /^[1-9]\d{0,3}$/],
] as const

/** A page in a language, as it is shown: `path` is its English path, `search` the query it was asked for with. */
export function hrefInLanguage(path: string, search: string, locale: Locale): string {
  const asked = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const [name, valid] of keptQueryParameters) {
    const value = asked.get(name)
    if (value && valid.test(value)) query.set(name, value)
  }
  return localizeHref(path, locale) + (query.size > 0 ? `?${query}` : '')
}

/** Takes a path apart: '/ar/about' is Arabic '/about'. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const arabic = pathname === '/ar' || pathname.startsWith('/ar/')
  return arabic ? { locale: 'ar', path: pathname.slice(3) || '/' } : { locale: 'en', path: pathname }
}

/** Editing and signing in need the application (hydrated); every other address is a document (not hydrated). */
export function isApplication({ pathname, searchParams }: URL): boolean {
  return searchParams.get('edit') === 'true' || /^\/login(\/|$)/.test(splitLocale(pathname).path)
}

/**
 * The English path of a page whose address was taken in any language, whole (of the site at `origin`) or without its
 * host, also in edit mode, in its one spelling; other addresses stay as they are.
 */
export function pathOfHref(href: string, origin?: string): string {
  const isWhole = origin !== undefined && `${href}/`.startsWith(`${origin}/`)
  const local = isWhole ? href.slice(origin.length) || '/' : href
  if (!local.startsWith('/')) return href
  const [pathname = ''] = local.split(/[?#]/)
  const rest = local.slice(pathname.length)
  return (
    canonicalPath(splitLocale(pathname).path) + rest.replace('?edit=true&', '?').replace(/[?&]edit=true(?=[&#]|$)/, '')
  )
}

/** Escapes that `decodeURI` leaves alone: `%2F` is no slash, and `encodeURI` would escape it once more. */
const reservedEscape = /(%(?:2[346BCF]|3[ABDF]|40))/i

/** One spelling for each page's path: no trailing or double slash, no letter encoded that need not be. */
export function canonicalPath(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const parts = single.split(reservedEscape)
  try {
    return parts.map((part, index) => (index % 2 ? part.toUpperCase() : encodeURI(decodeURI(part)))).join('')
  } catch {
    return single
  }
}
