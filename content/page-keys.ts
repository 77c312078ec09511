import { detailPages } from './detail-pages.ts'
import { pages } from './pages.ts'

/** The keys of everything that is stored as a page: the frame, the pages of the route table, and the templates. */
export const pageKeys = [
  'header',
  'footer',
  ...pages.map(({ key }) => key),
  ...detailPages.map(({ template }) => template),
]
