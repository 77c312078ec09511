import descriptions from './page-descriptions.json' with { type: 'json' }
import { type Page, routeTable } from './pages.ts'

const byKey = new Map(Object.entries(descriptions))

/**
 * The route table with descriptions. The descriptions are in a separate file, because edit mode downloads the route
 * table and does not need the descriptions.
 */
export const describedPages: Page[] = routeTable.map((page) => ({
  ...page,
  description: byKey.get(page.key) ?? { en: '' },
}))
