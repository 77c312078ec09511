import { findDetailPage } from './detail-pages.ts'
import { searchPath } from './search.ts'

const fixedPaths = [searchPath, '/login', '/blog', '/events', '/feed.xml', '/sitemap.xml']

/** Whether it leads to a page or a file of the site. An item ('/resources/any-post') or upload may not exist. */
export function isKnownPath(path: string, pages: { path: { en: string } }[]): boolean {
  const [bare = ''] = path.split(/[?#]/)
  if (/^\/(uploads|api\/uploads)\//.test(bare)) return true
  if (pages.some((page) => page.path.en === bare) || fixedPaths.includes(bare)) return true
  return findDetailPage(bare) !== undefined
}
