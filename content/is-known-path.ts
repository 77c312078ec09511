import { findDetailPage } from './detail-pages.ts'
import { routeTable } from './pages.ts'

const fixedPaths = ['/login', '/blog', '/events', '/feed.xml', '/sitemap.xml']

/** Whether an English path leads to a page or a file of the site. Item ids ('/resources/any-post') are not checked. */
export function isKnownPath(path: string): boolean {
  const [bare = ''] = path.split(/[?#]/)
  if (/^\/(uploads|api\/uploads)\//.test(bare)) return true
  if (routeTable.some((page) => page.path === bare) || fixedPaths.includes(bare)) return true
  return findDetailPage(bare) !== undefined
}
