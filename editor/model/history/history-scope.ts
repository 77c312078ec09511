import type { HistoryParams } from '#api/admin-client.ts'
import { splitLocale } from '#content/address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { routeTable } from '#content/pages.ts'

/** The history to request: the changes of some pages; on the page of one item only the changes of that item. */
export type Scope = Pick<HistoryParams, 'pages' | 'item'>

/** Everything on the screen: the page at the address, even if all its blocks are deleted, and the pages of all blocks. */
export function shownScope(shownPages: string[], pathname = location.pathname): Scope {
  const own = ownScope(pathname)
  return { ...own, pages: [...new Set([...own.pages, ...shownPages])] }
}

/** The page at an address, without header, footer and shared blocks. */
export function ownScope(pathname = location.pathname): Scope {
  const { path } = splitLocale(pathname)
  const found = findDetailPage(path)
  if (found) return { pages: [found.detail.page, found.detail.template], item: found.id }
  return { pages: routeTable.filter((page) => page.path === path).map(({ key }) => key) }
}
