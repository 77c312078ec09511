import { detailPages } from '#content/detail-pages.ts'
import type { BilingualText } from '#content/locale.ts'
import { pages } from '#content/pages.ts'
import { seedPages } from '#seed/index.ts'

/** An address of the site: what its title names, and, for pages of the table, its description. */
export type Route = {
  path: string
  name?: BilingualText
  description?: BilingualText
  noindex?: boolean
  isItem?: true
}

type Item = { id: string }

/** The items of the start content's collections, by the page that shows them. */
function itemsOf(page: string): Item[] {
  const blocks = seedPages.find(({ slug }) => slug === page)?.blocks ?? []
  return blocks.flatMap(({ content }) => {
    const { posts, stories, jobs } = content as { posts?: Item[]; stories?: Item[]; jobs?: Item[] }
    return posts ?? stories ?? jobs ?? []
  })
}

/** Every page of the route table, and one for each story, vacancy and post of the start content. */
export const routes: Route[] = [
  ...pages.map(({ path, name, description, noindex }) => ({ path, name, description, noindex })),
  ...detailPages.flatMap(({ base, page }) =>
    itemsOf(page).map(({ id }) => ({ path: `${base}/${id}`, isItem: true as const })),
  ),
]
