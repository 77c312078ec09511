import type { Locale } from '#content/locale.ts'
import { foldText } from '#content/match-words.ts'
import { inOtherLayout } from './other-layout.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type Word, wordsOf } from './words.ts'

/**
 * A word of a query: documents may have any of `stems`, or with a lower score any of `others`. `isGuessed`: no document
 * has the word as it was written.
 */
export type Term = { stems: string[]; others: string[]; isGuessed?: true }

const maxTerms = 10
/** How many unknown words of a query are looked up by their letters. Each takes milliseconds of the processor. */
const maxCorrected = 3

/** Words of nearly every text. They are searched for only if a query has no other words. */
const commonWords = new Set(
  `a about an and any are as at be by can could did do does for from get give had has have how i if in into is it its me my
  need of on one or our out should so tell than that the their them there they this to up us use want was we were what when
  where which who why will with would you your
  في من على الى عن مع هل ما كيف هذا هذه ان او هي هو لا متي اين ماذا كم التي الذي لماذا بدون كل بعد قبل عند اذا لكم لنا`.split(
    /\s+/,
  ),
)

/** Reads what was meant by a query: also words in the other keyboard layout, joined, apart, misspelt or transcribed. */
export async function readQuery(vocabulary: Vocabulary, locale: Locale, q: string): Promise<Term[]> {
  const text = withNamedMonths(q, locale)
  const written = await knownWords(vocabulary, text)
  let words = written
  if (written.every(({ isKnown }) => !isKnown)) {
    const others = await Promise.all(inOtherLayout(text).map((other) => knownWords(vocabulary, other)))
    words = others.find((each) => each.length > 0 && each.every(({ isKnown }) => isKnown)) ?? written
  }
  const rare = words.filter(({ forms: [first] }) => !commonWords.has(first?.word ?? ''))
  const searched = (rare.length > 0 ? rare : words).slice(0, maxTerms)
  const joined = await joinedNeighbours(vocabulary, words)
  const unknown = searched.filter((word) => !word.isKnown && !joined.has(word)).slice(0, maxCorrected)
  const terms = await Promise.all(
    searched.map(async (word): Promise<Term[]> => {
      const [written = '', stems] = [word.forms[0]?.word, word.forms.map(({ stem }) => stem)]
      const others = [...(joined.get(word) ?? []), ...vocabulary.synonymsOf(stems)]
      if (word === searched.at(-1)) others.push(...word.completed)
      if (!unknown.includes(word) || others.length > 0) return [{ stems, others }]
      const parts = await vocabulary.partsOf(written)
      if (parts) return parts.map((stem) => ({ stems: [stem], others: [] }))
      const [similar, transcribed] = await Promise.all([
        vocabulary.similarTo(written),
        vocabulary.transcriptionsOf(written),
      ])
      return [{ stems, others: [...similar, ...transcribed], isGuessed: true }]
    }),
  )
  return [...new Map(terms.flat().map((term) => [term.stems.join(' '), term])).values()]
}

type QueryWord = { forms: Word[]; isKnown: boolean; completed: string[] }

async function knownWords(vocabulary: Vocabulary, text: string): Promise<QueryWord[]> {
  const words = [...wordsOf(text)].map(({ words }) => words)
  const known = await vocabulary.known(words.flatMap((forms) => forms.map(({ stem }) => stem)))
  return Promise.all(
    words.map(async (forms, position) => {
      const completed = position === words.length - 1 ? await vocabulary.completionsOf(forms[0]?.word ?? '') : []
      const isKnown = completed.length > 0 || forms.some(({ stem }) => known.has(stem))
      return { forms, isKnown, completed }
    }),
  )
}

/** Returns the stems of neighbours that the texts write as one word: 'on boarding' as 'onboarding'. */
async function joinedNeighbours(vocabulary: Vocabulary, words: QueryWord[]): Promise<Map<QueryWord, string[]>> {
  const pairs = words.slice(1).map((second, at) => [words[at] as QueryWord, second])
  const joined = (pair: QueryWord[]) => pair.map(({ forms }) => forms[0]?.word).join('')
  const stems = await vocabulary.stemsOf(pairs.map(joined))
  const found = new Map<QueryWord, string[]>()
  for (const pair of pairs)
    for (const word of pair) {
      const stem = stems.get(joined(pair))
      if (stem) found.set(word, [...(found.get(word) ?? []), stem])
    }
  return found
}

const namesIn = (language: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
  )
const monthNames: Record<Locale, string[]> = { en: namesIn('en'), ar: namesIn('ar') }

/** Day, month and year, as in '9/12/2026', with the name of the month, as in texts. */
const withNamedMonths = (q: string, locale: Locale) =>
  q.replace(/(?<!\p{Nd})(\p{Nd}{1,2})[./-](\p{Nd}{1,2})[./-](\p{Nd}{4})(?!\p{Nd})/gu, (written, day, month, year) => {
    const [d, m, y] = [day, month, year].map((digits) => Number(foldText(digits)))
    const name = monthNames[locale][(m ?? 0) - 1]
    return name ? `${d} ${name} ${y}` : written
  })
