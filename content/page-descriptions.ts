import descriptions from './page-descriptions.json' with { type: 'json' }
import { type Page, routeTable } from './pages.ts'

const byKey = new Map(Object.entries(descriptions))

/** Apart from the route table, because edit mode downloads that and needs no descriptions. */
export const describedPages: Page[] = routeTable.map((page) => ({
  ...page,
  description: byKey.get(page.key) ?? { en: '' },
}))
