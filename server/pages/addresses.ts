import type { StoredSettings } from '#api/pages.ts'
import type { SiteSettings } from '#api/site.ts'
import { type ArabicPaths, localizeHref } from '#content/address.ts'
import { describedPages } from '#content/page-descriptions.ts'
import { siteKey } from '#content/page-keys.ts'
import type { Page } from '#content/pages.ts'
import type { Content, Executor } from '#server/db/schema.ts'
import type { PageCache } from '#server/render/page-cache.ts'
import { type PageRow, pagesRepository } from './pages-repository.ts'
import { type Redirect, redirectsRepository } from './redirects-repository.ts'

export type AddressedPage = Page & Pick<PageRow, 'updated_at'>

/** The pages that have an address, and what their addresses are in each language. */
export type Addresses = {
  pages: AddressedPage[]
  arabicPaths: ArabicPaths
  /** The page at a readable path in either language, also if it is hidden. */
  findPage(path: string): AddressedPage | undefined
  findRedirect(path: string): Redirect | undefined
  /** The settings of the site, without those of the environment. */
  site: SiteSettings
}

/** The addresses and settings of the site, kept in `cache` until the settings of a page or of the site change. */
export const readAddresses = (db: Executor, cache?: PageCache): Promise<Addresses> =>
  cache ? cache.read(siteKey, 'addresses', () => loadAddresses(db)) : loadAddresses(db)

/** Builds the addresses from the pages of `listPages`, without a cache. */
export async function loadAddresses(
  db: Executor,
  { listPages }: Pick<ReturnType<typeof pagesRepository>, 'listPages'> = pagesRepository(db),
): Promise<Addresses> {
  const rows = await listPages()
  const pages = rows.flatMap((row) => {
    const page = toPage(row.slug, row.content)
    return page ? [{ ...page, updated_at: row.updated_at }] : []
  })
  const order = new Map(describedPages.map(({ key }, index) => [key, index]))
  const place = ({ key }: Page) => order.get(key) ?? order.size
  pages.sort((one, other) => place(one) - place(other) || (one.path < other.path ? -1 : 1))
  const byPath = new Map(pages.flatMap((page) => [page.path, arabicPathOf(page)].map((path) => [path, page] as const)))
  const redirects = new Map((await redirectsRepository(db).list()).map((redirect) => [redirect.from_path, redirect]))
  return {
    pages,
    arabicPaths: Object.fromEntries(pages.flatMap(({ path, arabicPath }) => (arabicPath ? [[path, arabicPath]] : []))),
    findPage: (path) => byPath.get(path),
    findRedirect: (path) => redirects.get(path),
    site: rows.find(({ slug }) => slug === siteKey)?.content ?? {},
  }
}

/** The Arabic path of a page: its own one, else the English one under /ar. */
export const arabicPathOf = ({ path, arabicPath }: Pick<Page, 'path' | 'arabicPath'>): string =>
  arabicPath ?? localizeHref(path, 'ar')

/**
 * The settings of a page: the stored ones, completed by those of the route table. Undefined for header, footer,
 * templates and deleted pages. Those of the site are complete as they are stored.
 */
export function settingsOf(slug: string, stored?: Content | null): StoredSettings | undefined {
  if (slug === siteKey) return (stored ?? {}) as StoredSettings
  const start = describedPages.find(({ key }) => key === slug)
  if (!start) return (stored ?? undefined) as StoredSettings | undefined
  const { name, description, path, noindex = false, accent = 'primary' } = start
  return { name, description, path: { en: path }, state: 'public', noindex, accent, ...stored }
}

/**
 * A page with an address, from its stored settings and from what the route table says about it or about its layout;
 * undefined for header, footer, templates, deleted pages and the site itself.
 */
export function toPage(slug: string, stored: Content | null): Page | undefined {
  const settings = slug === siteKey ? undefined : settingsOf(slug, stored)
  if (!settings) return undefined
  const start = describedPages.find(({ key }) => key === slug)
  const { layout, path, state, accent, ...texts } = settings
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
