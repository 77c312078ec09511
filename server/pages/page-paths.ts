import type { RefusedField } from '#api/problem.ts'
import { localizeHref } from '#content/address.ts'
import { canonicalAddress } from '#content/canonical-address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { type Locale, locales } from '#content/locale.ts'
import { isPagePath } from '#content/page-path.ts'
import { type Page, routeTable } from '#content/pages.ts'
import { conflict, invalid } from '#server/errors.ts'
import { type Addresses, arabicPathOf } from './addresses.ts'

type Paths = Record<Locale, string>

/** The first segments of paths that the site itself uses ('api' in '/api/v1'). Pages cannot have such a path. */
export const reserved = new Set(
  'api ar assets blog default events feed healthz icons locales login metrics preview readyz search social uploads'.split(
    ' ',
  ),
)

/** Folders in `reserved` of which the site uses only these addresses. Others may be addresses of an earlier site. */
const usedPaths = new Set(['/blog', '/events', '/feed.xml', '/search'])
const freeFolders = /^\/(blog|events|feed|search)(\/|$)/

/** Whether the site itself uses an English path or its folder, so that no redirect can lead from there. */
export function isUsedBySite(path: string): boolean {
  if (usedPaths.has(path) || /\.data$|^\/(sitemap|robots|favicon|icon-180)\./.test(path)) return true
  return reserved.has(path.slice(1).split(/[/.]/)[0] ?? '') && !freeFolders.test(path)
}

const rules = {
  en: 'must look like /spring-offer: small letters, digits, hyphens',
  ar: 'must look like /ar/عرض-الربيع: letters, digits, hyphens',
}

export const pathsOf = (page: Pick<Page, 'path' | 'arabicPath'>): Paths => ({ en: page.path, ar: arabicPathOf(page) })

/** Canonical, not percent-encoded, and without an Arabic path that is the English one under /ar. */
export function normalizePaths({ en, ar }: { en: string; ar?: string | undefined }): { en: string; ar?: string } {
  const paths = { en: canonicalAddress(en), ar: ar && canonicalAddress(ar) }
  return paths.ar && paths.ar !== localizeHref(paths.en, 'ar') ? { en: paths.en, ar: paths.ar } : { en: paths.en }
}

/** Throws 422 if a path of the page is malformed or reserved, and 409 if another page has it. */
export function requirePaths(page: Page, { pages }: Addresses): void {
  const paths = pathsOf(page)
  const errors = locales.flatMap((locale): RefusedField[] => {
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
  if (taken.length > 0) throw conflict('ADDRESS_TAKEN', { errors: follows(paths) ? taken.slice(0, 1) : taken })
}

/** Whether the Arabic path is the English one under /ar. An error of both is reported for the English path only. */
const follows = ({ en, ar }: Paths) => ar === localizeHref(en, 'ar')

function unusable({ key }: Page, paths: Paths, locale: Locale): string | undefined {
  if (key === 'home') return paths.en === '/' && paths.ar === '/ar' ? undefined : 'of the home page cannot change'
  if (locale === 'ar' && follows(paths)) return undefined
  if (!isPagePath(locale, paths[locale])) return rules[locale]
  const english = locale === 'en' ? paths.en : paths.ar.slice('/ar'.length)
  if (reserved.has(english.split('/')[1] ?? '')) return 'is used by the site itself'
  return findDetailPage(english) ? 'is where posts, stories and vacancies have their addresses' : undefined
}

/** The path itself, or the first free one of '<path>-2', '<path>-3' and so on. */
export function freePath(path: string, isTaken: (path: string) => boolean): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? path : `${path}-${number}`
    if (!isTaken(candidate)) return candidate
  }
}
