import { detailPages } from './detail-pages.ts'
import { routeTable } from './pages.ts'

/** The keys of everything stored as a page: header and footer, the pages of the route table, the detail templates. */
export const pageKeys = [
  'header',
  'footer',
  ...routeTable.map(({ key }) => key),
  ...detailPages.map(({ template }) => template),
]
