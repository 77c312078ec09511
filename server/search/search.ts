import type { Locale } from '#content/locale.ts'
import type { SearchKind, SearchQuery, SearchResults } from '#content/search.ts'
import type { Executor } from '#server/db/schema.ts'
import { editDistance } from './edit-distance.ts'
import { excerptOf, markWords } from './excerpt.ts'
import { type Match, type StemGroups, textIndex } from './text-index.ts'
import { type Word, wordsOf } from './words.ts'

const maxWords = 10

const noCounts = (): Record<SearchKind, number> => ({ page: 0, post: 0, event: 0, story: 0, vacancy: 0 })

export type SearchRequest = SearchQuery & { locale: Locale; limit: number }

/** Best first. A query without words has no results. */
export async function search(db: Executor, { q, locale, kind, limit }: SearchRequest): Promise<SearchResults> {
  const { matches, groups, isApproximate } = await findMatches(db, locale, wordsOfQuery(q))
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

type Found = { matches: Match[]; groups: StemGroups; isApproximate: boolean }

/** Finds documents with all words; else with all or similar ones; else with any of these. */
async function findMatches(db: Executor, locale: Locale, words: Word[][]): Promise<Found> {
  if (words.length === 0) return { matches: [], groups: [], isApproximate: false }
  const index = textIndex(db)
  const completed = await completions(db, locale, words.at(-1)?.[0]?.word ?? '')
  const exact = words.map((forms, position) => {
    const stems = forms.map(({ stem }) => stem)
    return position === words.length - 1 ? [...new Set([...stems, ...completed])] : stems
  })
  const matches = await index.query(locale, exact, 'all')
  if (matches.length > 0) return { matches, groups: exact, isApproximate: false }
  const known = await knownStems(db, locale, exact.flat())
  let corrected = 0
  const similar = await Promise.all(
    words.map(async ([first], position) => {
      const group = exact[position] as string[]
      if (group.some((stem) => known.has(stem)) || ++corrected > maxCorrected) return group
      return [...group, ...(await similarStems(db, locale, first?.word ?? ''))]
    }),
  )
  const withAll = await index.query(locale, similar, 'all')
  const found = withAll.length > 0 ? withAll : await index.query(locale, similar, 'any')
  return { matches: found, groups: similar, isApproximate: true }
}

/** Words of nearly every text. They are searched for only if a query has no other words. */
const commonWords = new Set(
  `a an and are as at be by can do does for from has have how i in is it me my of on or our that the their this to was we
  what when where which who will with you your في من على الى عن مع هل ما كيف هذا هذه ان او هي هو لا متي اين ماذا كم التي الذي`.split(
    /\s+/,
  ),
)

function wordsOfQuery(q: string): Word[][] {
  const distinct = [...new Map([...wordsOf(q)].map(({ words }) => [words[0]?.stem, words])).values()]
  const rare = distinct.filter(([first]) => !commonWords.has(first?.word ?? ''))
  return (rare.length > 0 ? rare : distinct).slice(0, maxWords)
}

const maxCompletions = 30
/** The minimum length of a prefix that is completed. */
const minPrefix = 2

async function completions(db: Executor, locale: Locale, prefix: string): Promise<string[]> {
  if (prefix.length < minPrefix) return []
  const rows = await db
    .selectFrom('search_words')
    .select('stem')
    .distinct()
    .where('locale', '=', locale)
    .where('word', '>=', prefix)
    .where('word', '<', `${prefix}\u{10ffff}`)
    .limit(maxCompletions)
    .execute()
  return rows.map(({ stem }) => stem)
}

async function knownStems(db: Executor, locale: Locale, stems: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('search_words')
    .select('stem')
    .distinct()
    .where('locale', '=', locale)
    .where('stem', 'in', stems)
    .execute()
  return new Set(rows.map(({ stem }) => stem))
}

const maxSimilar = 8

/** How many unknown words of a query are corrected. Each takes a millisecond and more of the processor. */
const maxCorrected = 3

/** They differ in one letter, or up to two with more than 6 letters; the first or last letter is the same. */
async function similarStems(db: Executor, locale: Locale, misspelt: string): Promise<string[]> {
  const max = misspelt.length > 6 ? 2 : misspelt.length > 2 ? 1 : 0
  if (max === 0) return []
  const rows = await db
    .selectFrom('search_words')
    .select(['word', 'stem'])
    .where('locale', '=', locale)
    .where((eb) => eb.between(eb.fn<number>('length', ['word']), misspelt.length - max, misspelt.length + max))
    .where((eb) => eb.or([eb('word', 'like', `${misspelt[0]}%`), eb('word', 'like', `%${misspelt.at(-1)}`)]))
    .execute()
  const near = rows
    .map(({ word, stem }) => ({ stem, distance: editDistance(misspelt, word, max) }))
    .filter(({ distance }) => distance <= max)
    .sort((one, other) => one.distance - other.distance)
  const nearest = near.filter(({ distance }) => distance === near[0]?.distance)
  return [...new Set(nearest.map(({ stem }) => stem))].slice(0, maxSimilar)
}

/** Sorted as the matches are. */
async function readDocuments(db: Executor, matches: Match[]) {
  if (matches.length === 0) return []
  const ids = matches.map(({ id }) => id)
  const rows = await db.selectFrom('search_documents').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
