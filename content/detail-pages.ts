import { readablePath } from './address.ts'

/** One kind of collection item: customer story, job or post (specification §2). */
export type DetailPage = {
  kind: 'story' | 'vacancy' | 'resource'
  /** The English path that precedes the item's id: '/resources' in '/resources/a-post'. */
  base: string
  /** The English path of the page that lists the items. The back link leads there. */
  list: string
  /** The key of the page whose block of type `block_type` contains the collection. */
  page: string
  block_type: 'GALLERY' | 'JOBS' | 'RESOURCES'
  /** The key of the template page, whose blocks follow the item. */
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

/** Finds the detail pages of the items that the block of type `type` on `page` contains. */
export const detailPagesOf = (page: string, type: string): DetailPage | undefined =>
  detailPages.find((detail) => detail.page === page && detail.block_type === type)

/** '/resources/a-post' into the kind of detail page and the item's id, which may not exist. */
export function findDetailPage(path: string): { detail: DetailPage; id: string } | undefined {
  const slash = path.lastIndexOf('/')
  const detail = detailPages.find(({ base }) => base === path.slice(0, slash))
  const id = readablePath(path.slice(slash + 1))
  return detail && id ? { detail, id } : undefined
}

/** The redirects that every site has (specification §2). */
export const redirects = [
  { path: '/blog', to: '/resources?filter=blog' },
  { path: '/events', to: '/resources?filter=event' },
]
