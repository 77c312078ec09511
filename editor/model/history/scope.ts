import type { HistoryParams } from '#api/admin-client.ts'
import { splitLocale } from '#content/address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { pages } from '#content/pages.ts'
import type { EditorStore } from '../store.ts'

/** Which history to ask for: that of pages, and of a page about one item only what was changed of that. */
export type Scope = Pick<HistoryParams, 'pages' | 'item'>

/** Everything that stands on the screen: the page, also where all its blocks are deleted, its frame, and what it borrows. */
export function shownScope(store: Pick<EditorStore, 'shownPages'>, pathname = location.pathname): Scope {
  const own = ownScope(pathname)
  return { ...own, pages: [...new Set([...own.pages, ...store.shownPages()])] }
}

/** The page at an address, apart from header, footer and what it borrows. */
export function ownScope(pathname = location.pathname): Scope {
  const { path } = splitLocale(pathname)
  const found = findDetailPage(path)
  if (found) return { pages: [found.detail.page, found.detail.template], item: found.id }
  return { pages: pages.filter((page) => page.path === path).map(({ key }) => key) }
}
