import descriptions from './page-descriptions.json' with { type: 'json' }
import { type Page, routeTable } from './pages.ts'

const byKey = new Map(Object.entries(descriptions))

/**
 * The route table with its descriptions. They are apart from the table, because edit mode downloads the table but does
 * not need them.
 */
export const describedPages: Page[] = routeTable.map((page) => ({
  ...page,
  description: byKey.get(page.key) ?? { en: '' },
}))
