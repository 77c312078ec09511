/** A page for each item of a collection: a story, a vacancy, a post (specification §2). */
export type DetailPage = {
  kind: 'story' | 'vacancy' | 'resource'
  /** The English address of the list; the item's id follows `base`. */
  base: string
  /** Where its back link leads. */
  list: string
  /** The page whose block of this type holds the collection. */
  page: string
  block_type: 'GALLERY' | 'JOBS' | 'RESOURCES'
  /** The page whose blocks follow the item. */
  template: string
}

export const detailPages: DetailPage[] = [
  {
    kind: 'story',
    base: '/customer-stories',
    list: '/customer-stories',
    page: 'customer-stories',
    block_type: 'GALLERY',
    template: 'story-detail-template',
  },
  {
    kind: 'vacancy',
    base: '/vacancy-details',
    list: '/careers',
    page: 'careers',
    block_type: 'JOBS',
    template: 'vacancy-detail-template',
  },
  {
    kind: 'resource',
    base: '/resources',
    list: '/resources',
    page: 'resources',
    block_type: 'RESOURCES',
    template: 'resource-detail-template',
  },
]

/** What an English path of an item names: '/resources/a-post'. Whether it is there only the data tell. */
export function findDetailPage(path: string): { detail: DetailPage; id: string } | undefined {
  const slash = path.lastIndexOf('/')
  const detail = detailPages.find(({ base }) => base === path.slice(0, slash))
  const id = path.slice(slash + 1)
  return detail && id ? { detail, id } : undefined
}

/** Addresses that lead elsewhere (specification §2). */
export const redirects = [
  { path: '/blog', to: '/resources?filter=blog' },
  { path: '/events', to: '/resources?filter=event' },
]
