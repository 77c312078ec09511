import type { Locale } from '#content/locale.ts'
import type { Executor } from '#server/db/schema.ts'
import { consonantsOf } from './consonants.ts'
import { editDistance } from './edit-distance.ts'

export type Vocabulary = ReturnType<typeof vocabularyOf>

const maxCompletions = 30
/** The minimum length of a prefix that is completed. */
const minPrefix = 2
const maxSimilar = 8
/** The minimum length of a part of a word that was written together. */
const minPart = 3
/** Latin letters are before it, and words are compared by their code points. */
const firstArabicLetter = '\u0600'
/** Fewer consonants are in too many words. */
const minConsonants = 2

/** The words of the index in one language. */
export function vocabularyOf(db: Executor, locale: Locale, synonyms: Map<string, string[]>) {
  const words = () => db.selectFrom('search_words').where('locale', '=', locale)

  async function stemsOf(written: string[]): Promise<Map<string, string>> {
    if (written.length === 0) return new Map()
    const rows = await words().select(['word', 'stem']).where('word', 'in', written).execute()
    return new Map(rows.map(({ word, stem }) => [word, stem]))
  }

  return {
    stemsOf,

    synonymsOf: (stems: string[]): string[] => stems.flatMap((stem) => synonyms.get(stem) ?? []),

    async known(stems: string[]): Promise<Set<string>> {
      if (stems.length === 0) return new Set()
      const rows = await words().select('stem').distinct().where('stem', 'in', stems).execute()
      return new Set(rows.map(({ stem }) => stem))
    },

    async completionsOf(prefix: string): Promise<string[]> {
      if (prefix.length < minPrefix) return []
      const longer = words().where('word', '>=', prefix).where('word', '<', `${prefix}\u{10ffff}`)
      const rows = await longer.select('stem').distinct().limit(maxCompletions).execute()
      return rows.map(({ stem }) => stem)
    },

    /** 'openedx' in two: the stems of 'open' and 'edx'. */
    async partsOf(word: string): Promise<[string, string] | undefined> {
      const cuts = Array.from({ length: Math.max(0, word.length - 2 * minPart + 1) }, (_, at) => at + minPart)
      const stems = await stemsOf(cuts.flatMap((at) => [word.slice(0, at), word.slice(at)]))
      // The longest first part, as in 'open|edx'.
      for (const at of cuts.toReversed()) {
        const [first, second] = [stems.get(word.slice(0, at)), stems.get(word.slice(at))]
        if (first && second) return [first, second]
      }
      return undefined
    },

    /** The words of the other script that sound alike: 'totara' for 'توتارا'. */
    async transcriptionsOf(word: string): Promise<string[]> {
      const consonants = consonantsOf(word)
      if (consonants.length < minConsonants) return []
      const isArabic = /^\p{Script=Arabic}/u.test(word)
      const otherScript = words().where('word', isArabic ? '<' : '>=', firstArabicLetter)
      const rows = await otherScript.select(['word', 'stem']).execute()
      const alike = rows.filter((row) => consonantsOf(row.word) === consonants)
      return [...new Set(alike.map(({ stem }) => stem))].slice(0, maxSimilar)
    },

    /** They differ in one letter, or up to two with more than 6 letters; the first or last letter is the same. */
    async similarTo(misspelt: string): Promise<string[]> {
      const max = misspelt.length > 6 ? 2 : misspelt.length > 2 ? 1 : 0
      if (max === 0) return []
      const rows = await words()
        .select(['word', 'stem'])
        .where((eb) => eb.between(eb.fn<number>('length', ['word']), misspelt.length - max, misspelt.length + max))
        .where((eb) => eb.or([eb('word', 'like', `${misspelt[0]}%`), eb('word', 'like', `%${misspelt.at(-1)}`)]))
        .execute()
      const near = rows
        .map(({ word, stem }) => ({ stem, distance: editDistance(misspelt, word, max) }))
        .filter(({ distance }) => distance <= max)
        .sort((one, other) => one.distance - other.distance)
      const nearest = near.filter(({ distance }) => distance === near[0]?.distance)
      return [...new Set(nearest.map(({ stem }) => stem))].slice(0, maxSimilar)
    },
  }
}
