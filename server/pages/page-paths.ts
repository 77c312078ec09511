import { localizeHref, readablePath } from '#content/address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { type Locale, locales } from '#content/locale.ts'
import { type Page, routeTable } from '#content/pages.ts'
import { conflict, type FieldError, invalid } from '#server/errors.ts'
import { type Addresses, arabicPathOf } from './addresses.ts'

type Paths = Record<Locale, string>

/** First segments of addresses that the site itself uses. */
export const reserved = new Set(
  'api ar assets blog default events feed healthz icons locales login readyz search social uploads'.split(' '),
)

/** English paths are easy to say and type; Arabic ones may have letters of any script. */
const segments = {
  en: {
    pattern: /^(\/[a-z0-9]+([-_][a-z0-9]+)*)+$/,
    rule: 'must look like /spring-offer: small letters, digits, hyphens',
  },
  ar: {
    pattern: /^\/ar(\/[\p{L}\p{M}\p{N}]+([-_][\p{L}\p{M}\p{N}]+)*)+$/u,
    rule: 'must look like /ar/عرض-الربيع: letters, digits, hyphens',
  },
}

export const pathsOf = (page: Pick<Page, 'path' | 'arabicPath'>): Paths => ({ en: page.path, ar: arabicPathOf(page) })

/** Both paths in the form in which they are stored: readable, and without an Arabic one that is the English under /ar. */
export function normalizePaths({ en, ar }: { en: string; ar?: string | undefined }): { en: string; ar?: string } {
  const paths = { en: readablePath(en.trim()), ar: ar && readablePath(ar.trim()) }
  return paths.ar && paths.ar !== localizeHref(paths.en, 'ar') ? { en: paths.en, ar: paths.ar } : { en: paths.en }
}

/**
 * Checks the addresses that a page is to have. Throws 422 for a malformed or reserved one, 409 for one that another page
 * has.
 */
export function requirePaths(page: Page, { pages }: Addresses): void {
  const paths = pathsOf(page)
  const errors = locales.flatMap((locale): FieldError[] => {
    const message = malformed(page, paths, locale)
    return message ? [{ path: `path.${locale}`, message }] : []
  })
  if (errors.length > 0) throw invalid(errors)
  const others = pages.filter(({ key }) => key !== page.key)
  const taken = locales.flatMap((locale) => {
    const owner = others.find((other) => pathsOf(other)[locale] === paths[locale])
    return owner ? [{ path: `path.${locale}`, message: `is the address of '${owner.name.en}'` }] : []
  })
  if (taken.length > 0) throw conflict('ADDRESS_TAKEN', { errors: taken })
}

function malformed({ key }: Page, paths: Paths, locale: Locale): string | undefined {
  if (key === 'home') return paths.en === '/' && paths.ar === '/ar' ? undefined : 'of the home page cannot change'
  const { pattern, rule } = segments[locale]
  // An Arabic path that follows the English one has no fault of its own.
  if (locale === 'ar' && paths.ar === localizeHref(paths.en, 'ar')) return undefined
  if (!pattern.test(paths[locale])) return rule
  const english = locale === 'en' ? paths.en : paths.ar.slice('/ar'.length)
  if (reserved.has(english.split('/')[1] ?? '')) return 'is used by the site itself'
  if (findDetailPage(english)) return 'is where posts, stories and vacancies have their addresses'
  // The addresses of the specification keep leading where they always led.
  const start = routeTable.find(({ path }) => path === english)
  return start && start.key !== key ? 'belongs to a page that this site always has' : undefined
}

/** The path, or with a number after it if it is taken. */
export function freePath(path: string, isTaken: (path: string) => boolean): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? path : `${path}-${number}`
    if (!isTaken(candidate)) return candidate
  }
}
