import type { StoredSettings } from '#api/pages.ts'
import type { SiteSettings } from '#api/site.ts'
import { type ArabicPaths, localizeHref, splitLocale } from '#content/address.ts'
import { describedPages } from '#content/page-descriptions.ts'
import { siteKey } from '#content/page-keys.ts'
import type { Page } from '#content/pages.ts'
import { withoutTimes } from '#content/visibility-times.ts'
import type { Content, Executor } from '#server/db/schema.ts'
import type { PageCache } from '#server/render/page-cache.ts'
import { type PageRow, pagesRepository } from './pages-repository.ts'
import { type RedirectRow, redirectsRepository } from './redirects-repository.ts'

export type AddressedPage = Page & Pick<PageRow, 'updated_at'> & Pick<StoredSettings, 'shows_at'>

/**
 * The pages with an address (those of the route table first), even hidden ones, the redirects, and the site's settings.
 */
export type Addresses = {
  pages: AddressedPage[]
  arabicPaths: ArabicPaths
  /** Finds a page by its English or Arabic path ('/ar/من-نحن', not percent-encoded). */
  findPage(path: string): AddressedPage | undefined
  findRedirect(path: string): RedirectRow | undefined
  /** Whether Arabic paths are missing that links of editors need. */
  isPartial?: boolean
  /** Lacks the defaults from the environment. */
  site: SiteSettings
}

/** `cache` stores them until the settings of a page or of the site, or a redirect, change. */
export const readAddresses = (db: Executor, cache?: PageCache): Promise<Addresses> =>
  cache ? cache.read(siteKey, 'addresses', () => loadAddresses(db)) : loadAddresses(db)

/** Computes the addresses without a cache. `listPages` may return another state of the pages than the stored one. */
export async function loadAddresses(
  db: Executor,
  { listPages }: Pick<ReturnType<typeof pagesRepository>, 'listPages'> = pagesRepository(db),
): Promise<Addresses> {
  const rows = await listPages()
  const pages = rows.flatMap((row) => {
    const page = toPage(row.slug, row.content)
    const { shows_at } = (page?.isHidden && settingsOf(row.slug, row.content)) || {}
    return page ? [{ ...page, updated_at: row.updated_at, ...(shows_at && { shows_at }) }] : []
  })
  const order = new Map(describedPages.map(({ key }, index) => [key, index]))
  const place = ({ key }: Page) => order.get(key) ?? order.size
  pages.sort((one, other) => place(one) - place(other) || (one.path < other.path ? -1 : 1))
  const byPath = new Map(pages.flatMap((page) => [page.path, arabicPathOf(page)].map((path) => [path, page] as const)))
  const redirects = new Map((await redirectsRepository(db).list()).map((redirect) => [redirect.from_path, redirect]))
  return {
    pages,
    arabicPaths: arabicPathsOf(pages),
    findPage: (path) => byPath.get(path),
    findRedirect: (path) => redirects.get(path),
    site: rows.find(({ slug }) => slug === siteKey)?.content ?? {},
  }
}

export function publicAddresses({ pages, findPage, findRedirect, ...addresses }: Addresses): Addresses {
  const shown = pages.filter(({ isHidden }) => !isHidden)
  return {
    ...addresses,
    pages: shown,
    arabicPaths: arabicPathsOf(shown),
    isPartial: pages.some(({ isHidden, arabicPath }) => isHidden && arabicPath),
    findPage(path) {
      const page = findPage(path)
      return page?.isHidden ? undefined : page
    },
    findRedirect(path) {
      const redirect = findRedirect(path)
      const [target = ''] = redirect?.to_path.split(/[?#]/) ?? []
      const pages = [findPage(target), findPage(splitLocale(target).path)]
      return pages.some((page) => page?.isHidden) ? undefined : redirect
    },
  }
}

const arabicPathsOf = (pages: Page[]): ArabicPaths =>
  Object.fromEntries(pages.flatMap(({ path, arabicPath }) => (arabicPath ? [[path, arabicPath]] : [])))

export const arabicPathOf = ({ path, arabicPath }: Pick<Page, 'path' | 'arabicPath'>): string =>
  arabicPath ?? localizeHref(path, 'ar')

/** Undefined for the header, the footer, templates and deleted pages; for the site what is stored. */
export function settingsOf(slug: string, stored?: Content | null): StoredSettings | undefined {
  if (slug === siteKey) return (stored ?? {}) as StoredSettings
  const start = describedPages.find(({ key }) => key === slug)
  if (!start) return (stored ?? undefined) as StoredSettings | undefined
  const { name, description, path, noindex = false, accent = 'primary' } = start
  return { name, description, path: { en: path }, state: 'public', noindex, accent, ...stored }
}

/** A page that is not in the route table gets rules from the entry of its layout. Undefined as in `settingsOf`. */
export function toPage(slug: string, stored: Content | null): Page | undefined {
  const settings = slug === siteKey ? undefined : settingsOf(slug, stored)
  if (!settings) return undefined
  const start = describedPages.find(({ key }) => key === slug)
  const { layout, path, state, accent, ...texts } = withoutTimes(settings)
  const { shows: _, listing: __, needs: ___, ...rules } = describedPages.find(({ key }) => key === layout) ?? {}
  return {
    ...(start ?? rules),
    ...texts,
    key: slug,
    path: path.en,
    ...(path.ar && { arabicPath: path.ar }),
    ...(state === 'hidden' && { isHidden: true }),
    accent: accent === 'primary' ? undefined : accent,
  }
}
