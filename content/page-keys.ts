import { detailPages } from './detail-pages.ts'
import { routeTable } from './pages.ts'

export const frameKeys = ['header', 'footer']

/** The keys of what is stored like a page but has no address: header, footer and the templates of detail pages. */
export const partKeys = [...frameKeys, ...detailPages.map(({ template }) => template)]

/**
 * The row with the settings of the site, without blocks. Its version also grows with the settings of any page, which
 * outdates all documents: links depend on the addresses of pages.
 */
export const siteKey = 'site'

export const pageKeys = [...partKeys, ...routeTable.map(({ key }) => key)]
