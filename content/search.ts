/** What a search result is: a page, an article, an event, a customer story or a job. */
export const searchKinds = ['page', 'post', 'event', 'story', 'vacancy'] as const
export type SearchKind = (typeof searchKinds)[number]

export const searchPath = '/search'
/** The longest query that is searched for, in characters. */
export const maxQueryLength = 200
/** The number of results on the search page. */
export const resultsOnPage = 30

export type SearchQuery = { q: string; kind?: SearchKind | undefined }

/** A part of a text; `isFound` marks the words that were searched for. */
export type TextPart = { text: string; isFound?: true }
/** `url` is a path in the language of the search. */
export type SearchResult = { kind: SearchKind; url: string; title: string; titleParts: TextPart[]; excerpt: TextPart[] }
export type SearchResults = {
  items: SearchResult[]
  /** How many documents of the requested kind were found. */
  total: number
  /** How many documents of each kind were found. */
  counts: Record<SearchKind, number>
  /** No document has all of the words: the results have similar words or only some of them. */
  isApproximate: boolean
}

/** The query of an address, without control characters and not longer than allowed. */
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
