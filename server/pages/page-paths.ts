import { localizeHref, readablePath } from '#content/address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { type Locale, locales } from '#content/locale.ts'
import { isPagePath } from '#content/page-path.ts'
import { type Page, routeTable } from '#content/pages.ts'
import { conflict, type FieldError, invalid } from '#server/errors.ts'
import { type Addresses, arabicPathOf } from './addresses.ts'

type Paths = Record<Locale, string>

/** First segments of addresses that the site itself uses. */
export const reserved = new Set(
  'api ar assets blog default events feed healthz icons locales login preview readyz search social uploads'.split(' '),
)

const rules = {
  en: 'must look like /spring-offer: small letters, digits, hyphens',
  ar: 'must look like /ar/عرض-الربيع: letters, digits, hyphens',
}

export const pathsOf = (page: Pick<Page, 'path' | 'arabicPath'>): Paths => ({ en: page.path, ar: arabicPathOf(page) })

/** Both paths as they are stored: readable, and without an Arabic path that equals the English one under /ar. */
export function normalizePaths({ en, ar }: { en: string; ar?: string | undefined }): { en: string; ar?: string } {
  const paths = { en: readablePath(en.trim()), ar: ar && readablePath(ar.trim()) }
  return paths.ar && paths.ar !== localizeHref(paths.en, 'ar') ? { en: paths.en, ar: paths.ar } : { en: paths.en }
}

/**
 * Checks the addresses that a page is to have. Throws 422 for a malformed or reserved one, 409 for one of another page.
 */
export function requirePaths(page: Page, { pages }: Addresses): void {
  const paths = pathsOf(page)
  const errors = locales.flatMap((locale): FieldError[] => {
    const message = unusable(page, paths, locale)
    return message ? [{ path: `path.${locale}`, message }] : []
  })
  if (errors.length > 0) throw invalid(errors)
  // An address of the route table stays reserved for its page, even if the page has moved.
  const others = [...pages, ...routeTable].filter(({ key }) => key !== page.key)
  const taken = locales.flatMap((locale) => {
    const owner = others.find((other) => pathsOf(other)[locale] === paths[locale])
    return owner ? [{ path: `path.${locale}`, message: `is the address of '${owner.name.en}'` }] : []
  })
  if (taken.length > 0) throw conflict('ADDRESS_TAKEN', { errors: taken })
}

function unusable({ key }: Page, paths: Paths, locale: Locale): string | undefined {
  if (key === 'home') return paths.en === '/' && paths.ar === '/ar' ? undefined : 'of the home page cannot change'
  // An Arabic path that follows the English one has no fault of its own.
  if (locale === 'ar' && paths.ar === localizeHref(paths.en, 'ar')) return undefined
  if (!isPagePath(locale, paths[locale])) return rules[locale]
  const english = locale === 'en' ? paths.en : paths.ar.slice('/ar'.length)
  if (reserved.has(english.split('/')[1] ?? '')) return 'is used by the site itself'
  return findDetailPage(english) ? 'is where posts, stories and vacancies have their addresses' : undefined
}

/** The path, with a number appended if it is taken. */
export function freePath(path: string, isTaken: (path: string) => boolean): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? path : `${path}-${number}`
    if (!isTaken(candidate)) return candidate
  }
}
