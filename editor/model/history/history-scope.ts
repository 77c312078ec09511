import type { HistoryParams } from '#api/admin-client.ts'
import type { PageSummary } from '#api/pages.ts'
import { readablePath, splitLocale } from '#content/address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { siteKey } from '#content/page-keys.ts'

/** The history to request: the changes of some pages. With `item`, the changes of other items are left out. */
export type Scope = Pick<HistoryParams, 'pages' | 'item'>

/**
 * Returns the scope of everything on the screen: the page at the address, even if all its blocks are deleted, the pages
 * of all blocks, and the settings of the site.
 */
export function shownScope(pages: PageSummary[], shownPages: string[], pathname = location.pathname): Scope {
  const own = ownScope(pages, pathname)
  return { ...own, pages: [...new Set([...own.pages, ...shownPages, siteKey])] }
}

/** Returns the scope of the page at an address, without the header, the footer and shared blocks. */
export function ownScope(pages: PageSummary[], pathname = location.pathname): Scope {
  const written = readablePath(pathname)
  const { path } = splitLocale(written)
  const found = findDetailPage(path)
  if (found) return { pages: [found.detail.page, found.detail.template], item: found.id }
  const own = pages.filter((page) => page.path.en === written || page.path.ar === written)
  return { pages: own.map(({ slug }) => slug) }
}
