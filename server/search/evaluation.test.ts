import { expect, test } from 'vitest'
import type { Locale } from '#content/locale.ts'
import { startFolder } from '#seed/testing/start-content.ts'
import { checkContent, storeMedia, storePages } from '#server/content-folder/import.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { uploadStore } from '#server/uploads/store.ts'
import arabic from './evaluation.ar.json' with { type: 'json' }
import english from './evaluation.en.json' with { type: 'json' }
import { search } from './search.ts'

/** By kind and query: what must be among the first ten results, and which of these may be the first. */
type Evaluation = Record<string, Record<string, { wanted: string[]; best: string[] }>>

const evaluations: [Locale, Evaluation][] = [
  ['en', english],
  ['ar', arabic],
]

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describeEachDialect('the search in the start content', (open) => {
  test('has what readers look for among its first ten results', { timeout: 60_000 }, async () => {
    const db = await open()
    const { pages, media } = await checkContent(startFolder)
    await storeMedia(uploadStore(db, await temporaryFolder()), media)
    await db.transaction().execute((transaction) => storePages(transaction, pages))
    for (const [locale, { nothing = {}, ...kinds }] of evaluations) {
      const recalls: Record<string, number[]> = {}
      const firsts: number[] = []
      for (const [kind, queries] of Object.entries(kinds)) {
        recalls[kind] = []
        for (const [q, { wanted, best }] of Object.entries(queries)) {
          const found = (await search(db, { q, locale, limit: 10 })).items.map(({ url }) => url)
          recalls[kind].push(mean(wanted.map((url) => Number(found.includes(url)))))
          firsts.push(Number(best.includes(found[0] ?? '')))
        }
      }
      const { synonym = [], ...others } = recalls
      expect(mean(Object.values(others).flat()), locale).toBeGreaterThan(0.93)
      // Other words for the same thing are found as far as the list of synonyms has them.
      expect(mean(synonym), locale).toBeGreaterThan(0.45)
      expect(mean(firsts), locale).toBeGreaterThan(0.72)
      const quiet = await Promise.all(Object.keys(nothing).map((q) => search(db, { q, locale, limit: 10 })))
      expect(mean(quiet.map(({ total }) => Number(total === 0))), locale).toBeGreaterThan(0.7)
    }
  })
})
