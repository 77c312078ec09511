import { findDetailPage } from './detail-pages.ts'
import { pages } from './pages.ts'

const fixedPaths = ['/login', '/blog', '/events', '/feed.xml', '/sitemap.xml']

/** Whether an English path leads to a page or a file of the site. Item ids ('/resources/any-post') are not checked. */
export function isKnownPath(path: string): boolean {
  const [bare = ''] = path.split(/[?#]/)
  if (/^\/(uploads|api\/uploads)\//.test(bare)) return true
  if (pages.some((page) => page.path === bare) || fixedPaths.includes(bare)) return true
  return findDetailPage(bare) !== undefined
}
