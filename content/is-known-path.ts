import { findDetailPage } from './detail-pages.ts'
import { pages } from './pages.ts'

const fixedPaths = ['/login', '/blog', '/events', '/feed.xml', '/sitemap.xml']

/**
 * Whether an English path exists according to the route table; the id of an item is not checked
 * ('/resources/any-post').
 */
export function isKnownPath(path: string): boolean {
  const [bare = ''] = path.split(/[?#]/)
  if (/^\/(uploads|api\/uploads)\//.test(bare)) return true
  if (pages.some((page) => page.path === bare) || fixedPaths.includes(bare)) return true
  return findDetailPage(bare) !== undefined
}
