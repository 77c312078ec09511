import descriptions from './page-descriptions.json' with { type: 'json' }
import { type Page, routeTable } from './pages.ts'

const byKey = new Map(Object.entries(descriptions))

/** The route table with its descriptions, which are apart from it because edit mode downloads the table. */
export const describedPages: Page[] = routeTable.map((page) => ({
  ...page,
  description: byKey.get(page.key) ?? { en: '' },
}))
