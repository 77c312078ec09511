import type { HistoryAsked } from '#api/administration.ts'
import { splitLocale } from '#content/address.ts'
import { details } from '#content/details.ts'
import { pages } from '#content/pages.ts'
import type { Desk } from '../desk.ts'

/** Which history to ask for: that of pages, and of a page about one item only what was changed of that. */
export type Scope = Pick<HistoryAsked, 'pages' | 'item'>

/** Everything that stands on the screen: the page, header and footer, and what it borrows. */
export function shownScope(desk: Desk, pathname = location.pathname): Scope {
  return { ...ownScope(pathname), pages: desk.shownPages() }
}

/** The page at an address, apart from header, footer and what it borrows. */
export function ownScope(pathname = location.pathname): Scope {
  const { path } = splitLocale(pathname)
  const detail = details.find(({ base }) => path.startsWith(`${base}/`))
  if (detail) return { pages: [detail.page, detail.template], item: path.slice(detail.base.length + 1) }
  return { pages: pages.filter((page) => page.path === path).map(({ key }) => key) }
}
