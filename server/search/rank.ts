import type { Hit } from './text-index.ts'

export type Match = Pick<Hit, 'id' | 'kind'> & { score: number; share: number }

/** A match must have at least this part of the best match's share of the query. */
const minShare = 0.4

/** A document with all words in the title scores this much more. */
const titleBonus = 10

/**
 * Joins the hits of each word of a query, best match first. `share` is the share of the words that the document has;
 * rare words count more. Without it, a document that repeats one word of a question would come before one with all.
 */
export function rank(hitsOfWords: Hit[][], documents: number): Match[] {
  const weights = hitsOfWords.map(({ length }) => Math.log(1 + documents / (0.5 + length)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const matches = new Map<number, Match & { titles: number }>()
  for (const [word, hits] of hitsOfWords.entries()) {
    const share = (weights[word] ?? 0) / sum
    for (const { id, kind, score, isInTitle } of hits) {
      const match = matches.get(id) ?? { id, kind, score: 0, share: 0, titles: 0 }
      match.score += score
      match.share += share
      if (isInTitle) match.titles += share
      matches.set(id, match)
    }
  }
  const ranked = [...matches.values()].map(({ titles, ...match }) => ({
    ...match,
    score: match.score * match.share ** 2 * (1 + titleBonus * titles ** 1.5),
  }))
  const best = ranked.reduce((max, { share }) => Math.max(max, share), 0)
  return ranked
    .filter(({ share }) => share >= best * minShare)
    .sort((one, other) => other.score - one.score || one.id - other.id)
}
