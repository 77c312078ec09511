import { detailPages } from '#content/detail-pages.ts'
import type { BilingualText } from '#content/locale.ts'
import { describedPages } from '#content/page-descriptions.ts'
import { startPages } from '#seed/testing/start-content.ts'

/** A page of the site. Only the pages of the route table have `name` and `description`. */
export type Route = {
  path: string
  name?: BilingualText
  description?: BilingualText
  noindex?: boolean
  /** Only of the page of a collection item: the kind of item, for example 'event'. Items of one kind share a layout. */
  kind?: string
}

type Item = { id: string; type?: string }

/** Returns the collection items (posts, stories or vacancies) of a page in the start content. */
function itemsOf(page: string): Item[] {
  const blocks = startPages.find(({ slug }) => slug === page)?.blocks ?? []
  return blocks.flatMap(({ content }) => {
    const { posts, stories, jobs } = content as { posts?: Item[]; stories?: Item[]; jobs?: Item[] }
    return posts ?? stories ?? jobs ?? []
  })
}

/** Every page of the route table, and the page of each story, vacancy and post of the start content. */
export const routes: Route[] = [
  ...describedPages.map(({ path, name, description, noindex }) => ({ path, name, description, noindex })),
  ...detailPages.flatMap(({ base, page }) =>
    itemsOf(page).map(({ id, type }) => ({ path: `${base}/${id}`, kind: type ?? page })),
  ),
]

/** Every page of the route table, the search, and one page of each kind of item. */
export const layouts: Pick<Route, 'path'>[] = [
  { path: '/search?q=totara' },
  ...routes.filter(({ kind }, index) => !kind || routes.findIndex((route) => route.kind === kind) === index),
]
