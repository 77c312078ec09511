import type { HistoryParams } from '#api/admin-client.ts'
import { splitLocale } from '#content/address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { pages } from '#content/pages.ts'
import type { EditorStore } from '../store.ts'

/** Which history to request: that of some pages; for the page of one item only the changes of that item. */
export type Scope = Pick<HistoryParams, 'pages' | 'item'>

/** Everything on the screen: the page, even if all its blocks are deleted, header, footer and shared blocks. */
export function shownScope(store: Pick<EditorStore, 'shownPages'>, pathname = location.pathname): Scope {
  const own = ownScope(pathname)
  return { ...own, pages: [...new Set([...own.pages, ...store.shownPages()])] }
}

/** The page at an address, without header, footer and shared blocks. */
export function ownScope(pathname = location.pathname): Scope {
  const { path } = splitLocale(pathname)
  const found = findDetailPage(path)
  if (found) return { pages: [found.detail.page, found.detail.template], item: found.id }
  return { pages: pages.filter((page) => page.path === path).map(({ key }) => key) }
}
