import { detailPages } from './detail-pages.ts'
import { routeTable } from './pages.ts'

/** The keys of header and footer, which have one block each. */
export const frameKeys = ['header', 'footer']

/** The keys of what is stored like a page but has no address: header, footer and the templates of detail pages. */
export const partKeys = [...frameKeys, ...detailPages.map(({ template }) => template)]

/**
 * The key of the row that stores the settings of the site. The row has no blocks. The version of the row also grows
 * with each change of a page's settings. All documents then become outdated, because their links depend on the
 * addresses of pages.
 */
export const siteKey = 'site'

/** The keys of all pages that a new site has, including header, footer and templates. */
export const pageKeys = [...partKeys, ...routeTable.map(({ key }) => key)]
