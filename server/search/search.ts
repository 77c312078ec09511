import type { Locale } from '#content/locale.ts'
import type { SearchKind, SearchQuery, SearchResults } from '#content/search.ts'
import type { Executor } from '#server/db/schema.ts'
import { excerptOf, markWords } from './excerpt.ts'
import { type Match, rank } from './rank.ts'
import { readQuery, type Term } from './read-query.ts'
import { synonyms } from './synonyms.ts'
import { textIndex } from './text-index.ts'
import { vocabularyOf } from './vocabulary.ts'

const noCounts = (): Record<SearchKind, number> => ({ page: 0, post: 0, event: 0, story: 0, vacancy: 0 })

export type SearchRequest = SearchQuery & { locale: Locale; limit: number }

/** Best first. A query without words has no results. */
export async function search(db: Executor, { q, locale, kind, limit }: SearchRequest): Promise<SearchResults> {
  const terms = await readQuery(vocabularyOf(db, locale, synonyms[locale]), locale, q)
  const matches = await findMatches(db, locale, terms)
  const groups = terms.map(({ stems, others }) => [...stems, ...others])
  const isApproximate = terms.some(({ isGuessed }) => isGuessed) || (matches[0]?.share ?? 0) < 0.999
  const counts = noCounts()
  for (const match of matches) counts[match.kind]++
  const wanted = kind ? matches.filter((match) => match.kind === kind) : matches
  const documents = await readDocuments(db, wanted.slice(0, limit))
  const items = documents.map(({ kind, path, title, description, body }) => ({
    kind,
    url: path,
    title,
    titleParts: markWords(title, groups),
    excerpt: excerptOf([description, body], groups),
  }))
  return { items, total: wanted.length, counts, isApproximate }
}

/** What documents with other words than the written ones score. */
const otherScore = 0.5

async function findMatches(db: Executor, locale: Locale, terms: Term[]): Promise<Match[]> {
  if (terms.length === 0) return []
  const index = textIndex(db)
  const { documents } = await db
    .selectFrom('search_documents')
    .select(({ fn }) => fn.countAll<number>().as('documents'))
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow()
  const hits = await Promise.all(
    terms.map(async ({ stems, others }) => {
      const exact = await index.find(locale, stems)
      const found = new Map(exact.map((hit) => [hit.id, hit]))
      for (const hit of others.length > 0 ? await index.find(locale, others) : []) {
        const score = hit.score * otherScore
        const before = found.get(hit.id)
        if (!before || score > before.score) found.set(hit.id, { ...hit, score })
      }
      return [...found.values()]
    }),
  )
  return rank(hits, Number(documents))
}

/** Sorted as the matches are. */
async function readDocuments(db: Executor, matches: Pick<Match, 'id'>[]) {
  if (matches.length === 0) return []
  const ids = matches.map(({ id }) => id)
  const rows = await db.selectFrom('search_documents').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
