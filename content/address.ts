import type { Locale } from './locale.ts'

/** Whether `path` can be an English page's: '/about', not '//host', '/ar/about' or a file; '/feed.xml' can. */
function isPagePath(path: string): boolean {
  const isFile = /\.\w+$/.test(path) && path !== '/feed.xml'
  return /^\/(?!\/|(ar|api|uploads|locales|assets)(\/|$))/.test(path) && !isFile
}

/** Maps English paths to Arabic ones that are not the English one under /ar: { '/about': '/ar/من-نحن' }. */
export type ArabicPaths = Record<string, string>

/** Localizes the address of a page: '/about' becomes '/ar/about' in Arabic. Other addresses are unchanged. */
export function localizeHref(href: string, locale: Locale, arabicPaths: ArabicPaths = {}): string {
  const [path = ''] = href.split(/[?#]/)
  if (locale === 'en' || !isPagePath(path)) return href
  const own = arabicPaths[path]
  if (own) return own + href.slice(path.length)
  return path === '/' ? `/ar${href.slice(1)}` : `/ar${href}`
}

/** Links to the current page keep these parameters; others are dropped, since all visitors get the links. */
const keptQueryParameters = [
  ['edit', /^true$/],
  ['filter', /^(blog|event)$/],
  ['page', /^[1-9]\d{0,3}$/],
  ['q', /^.{1,200}$/s],
  ['kind', /^[a-z]+$/],
] as const

/** `path` is the English path of the current page, `search` the query string as requested. */
export function hrefInLanguage(path: string, search: string, locale: Locale, arabicPaths?: ArabicPaths): string {
  const requestedQuery = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const [name, valid] of keptQueryParameters) {
    const value = requestedQuery.get(name)
    if (value && valid.test(value)) query.set(name, value)
  }
  return localizeHref(path, locale, arabicPaths) + (query.size > 0 ? `?${query}` : '')
}

/** Splits a path into language and English path: '/ar/about' is '/about' in Arabic. */
export function splitLocale(pathname: string, arabicPaths: ArabicPaths = {}): { locale: Locale; path: string } {
  const arabic = pathname === '/ar' || pathname.startsWith('/ar/')
  if (!arabic) return { locale: 'en', path: pathname }
  const written = readablePath(pathname)
  const [own] = Object.entries(arabicPaths).find(([, path]) => path === written) ?? []
  return { locale: 'ar', path: own ?? (pathname.slice(3) || '/') }
}

/** '%25' stays, so that no two paths have the same decoded form. A path with an invalid encoding is unchanged. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname.replaceAll('%25', '%2525')).normalize('NFC')
  } catch {
    return pathname
  }
}

export function isEditMode(search: string | URLSearchParams): boolean {
  return new URLSearchParams(search).get('edit') === 'true'
}

/** True in edit mode and under /login. All other pages are documents without hydration. */
export function isApplication({ pathname, searchParams }: URL): boolean {
  return isEditMode(searchParams) || /^\/login(\/|$)/.test(splitLocale(pathname).path)
}
