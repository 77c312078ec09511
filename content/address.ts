import type { Locale } from './locale.ts'

/**
 * Whether `path` is the English path of a page: '/about', but not '//host', '/ar/about' or a file shared by all
 * languages.
 */
function isPagePath(path: string): boolean {
  const isFile = /\.\w+$/.test(path) && path !== '/feed.xml'
  return /^\/(?!\/|(ar|api|uploads|locales|assets)(\/|$))/.test(path) && !isFile
}

/** The Arabic paths by English path, of pages whose Arabic path is not the English one under /ar. */
export type ArabicPaths = Record<string, string>

/** Localizes the address of a page: '/about' becomes '/ar/about' in Arabic. Other addresses are unchanged. */
export function localizeHref(href: string, locale: Locale, arabicPaths: ArabicPaths = {}): string {
  const [path = ''] = href.split(/[?#]/)
  if (locale === 'en' || !isPagePath(path)) return href
  const own = arabicPaths[path]
  if (own) return own + href.slice(path.length)
  return path === '/' ? `/ar${href.slice(1)}` : `/ar${href}`
}

/** Query parameters that links keep. Others are dropped, because a cached document is sent to all its visitors. */
const keptQueryParameters = [
  ['edit', /^true$/],
  ['filter', /^(blog|event)$/],
  ['page', /^[1-9]\d{0,3}$/],
  ['q', /^.{1,200}$/s],
  ['kind', /^[a-z]+$/],
] as const

/** The address of the current page in a language; `path` is its English path, `search` the query as requested. */
export function hrefInLanguage(path: string, search: string, locale: Locale, arabicPaths?: ArabicPaths): string {
  const requestedQuery = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const [name, valid] of keptQueryParameters) {
    const value = requestedQuery.get(name)
    if (value && valid.test(value)) query.set(name, value)
  }
  return localizeHref(path, locale, arabicPaths) + (query.size > 0 ? `?${query}` : '')
}

/** Splits a path into locale and English path: '/ar/about' is '/about' in Arabic. */
export function splitLocale(pathname: string, arabicPaths: ArabicPaths = {}): { locale: Locale; path: string } {
  const arabic = pathname === '/ar' || pathname.startsWith('/ar/')
  if (!arabic) return { locale: 'en', path: pathname }
  const written = readablePath(pathname)
  const [own] = Object.entries(arabicPaths).find(([, path]) => path === written) ?? []
  return { locale: 'ar', path: own ?? (pathname.slice(3) || '/') }
}

/** A path as people write it: '/ar/من-نحن' for its percent-encoded form. An invalid encoding stays as it is. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname).normalize('NFC')
  } catch {
    return pathname
  }
}

export function isEditMode(search: string | URLSearchParams): boolean {
  return new URLSearchParams(search).get('edit') === 'true'
}

/** Edit mode and login need the application (hydrated); every other address is a document (not hydrated). */
export function isApplication({ pathname, searchParams }: URL): boolean {
  return isEditMode(searchParams) || /^\/login(\/|$)/.test(splitLocale(pathname).path)
}

/**
 * Converts the address of a page in any language to its canonical English path, without `origin` and edit mode. The
 * rest of the query and the fragment are kept. Other addresses are unchanged.
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

/** Escaped reserved characters. `decodeURI` keeps them (`%2F` is not a slash); `encodeURI` would escape them again. */
const reservedEscape = /(%(?:2[346BCF]|3[ABDF]|40))/i

/** The canonical form of a path: no trailing or double slash, no unnecessary percent-encoding. */
export function canonicalPath(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const parts = single.split(reservedEscape)
  try {
    return parts.map((part, index) => (index % 2 ? part.toUpperCase() : encodeURI(decodeURI(part)))).join('')
  } catch {
    return single
  }
}
