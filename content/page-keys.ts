import { detailPages } from './detail-pages.ts'
import { routeTable } from './pages.ts'

/** The keys of what is stored as a page but has no address: header, footer, the detail templates. */
export const partKeys = ['header', 'footer', ...detailPages.map(({ template }) => template)]

/**
 * The key of the row that holds the settings of the site; it has no blocks. Its version also grows with each change of
 * a page's settings, because every document depends on these: they contain the addresses that links lead to.
 */
export const siteKey = 'site'

/** The keys of everything that each site has. */
export const pageKeys = [...partKeys, ...routeTable.map(({ key }) => key)]
