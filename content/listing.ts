export type Listing = { filter: Filter; page: number }
export type Filter = (typeof filters)[number]

/** 'all', then the item types (specification §2). Any other value in the address means 'all'. */
export const filters = ['all', 'blog', 'event'] as const

/** The maximum number of posts on a page of the grid, and in the highlight above the grid (specification §9). */
export const postsPerPage = 11
export const highlightSize = 3

/** The number of newest items that the grid leaves out. With 'all', the highlight shows them instead. */
const itemsAboveGrid = (filter: Filter) => (filter === 'all' ? highlightSize : 0)

/** Returns at least 1. */
export function pageCount(filter: Filter, count: number): number {
  return Math.max(1, Math.ceil((count - itemsAboveGrid(filter)) / postsPerPage))
}

export const startsWithHighlight = ({ filter, page }: Listing) => page === 1 && itemsAboveGrid(filter) > 0

export function itemRange(listing: Listing): { offset: number; limit: number } {
  const offset = (listing.page - 1) * postsPerPage
  if (startsWithHighlight(listing)) return { offset, limit: highlightSize + postsPerPage }
  return { offset: offset + itemsAboveGrid(listing.filter), limit: postsPerPage }
}

export function parseListing(search: URLSearchParams): Listing {
  const filter = filters.find((each) => each === search.get('filter')) ?? 'all'
  const page = search.get('page') ?? ''
  return { filter, page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 }
}

/** Returns the canonical query of a listing: '?filter=blog&page=2'. 'all' and the first page are left out. */
export function listingQuery({ filter, page }: Listing): string {
  const query = new URLSearchParams()
  if (filter !== 'all') query.set('filter', filter)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}
