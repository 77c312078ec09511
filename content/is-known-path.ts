import { findDetailPage } from './detail-pages.ts'
import { searchPath } from './search.ts'

const fixedPaths = [searchPath, '/login', '/blog', '/events', '/feed.xml', '/sitemap.xml']

/**
 * Whether an English path leads to one of the pages or to a file of the site. Does not check whether the item of a
 * detail page ('/resources/any-post') or an uploaded file exists.
 */
export function isKnownPath(path: string, pages: { path: { en: string } }[]): boolean {
  const [bare = ''] = path.split(/[?#]/)
  if (/^\/(uploads|api\/uploads)\//.test(bare)) return true
  if (pages.some((page) => page.path.en === bare) || fixedPaths.includes(bare)) return true
  return findDetailPage(bare) !== undefined
}
