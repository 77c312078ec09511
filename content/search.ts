export const searchKinds = ['page', 'post', 'event', 'story', 'vacancy'] as const
export type SearchKind = (typeof searchKinds)[number]

export const searchPath = '/search'
/** The maximum length of a query in characters; longer queries are cut. */
export const maxQueryLength = 200
/** The maximum number of results on the search page. */
export const resultsOnPage = 30

export type SearchQuery = { q: string; kind?: SearchKind | undefined }

export type TextPart = { text: string; isFound?: true }
/** `url` is a path in the language of the search. */
export type SearchResult = { kind: SearchKind; url: string; title: string; titleParts: TextPart[]; excerpt: TextPart[] }
export type SearchResults = {
  items: SearchResult[]
  total: number
  counts: Record<SearchKind, number>
  /** Whether no document has all words of the query. The results then have similar words or only some of the words. */
  isApproximate: boolean
}

/** Reads a query from an address, without control characters and cut to the maximum length. */
export function parseSearch(search: URLSearchParams): SearchQuery {
  const q = (search.get('q') ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}\s]+/gu, ' ')
    .trim()
  return {
    q: q.slice(0, maxQueryLength).toWellFormed().trim(),
    kind: searchKinds.find((kind) => kind === search.get('kind')),
  }
}

export function searchQuery({ q, kind }: SearchQuery): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (kind) query.set('kind', kind)
  return query.size > 0 ? `?${query}` : ''
}
