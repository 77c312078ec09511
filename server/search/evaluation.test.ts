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

const evaluations: [Locale, Record<string, string[]>][] = [
  ['en', english],
  ['ar', arabic],
]

describeEachDialect('the search in the start content', (open) => {
  test('has what each query must find among its first ten results', async () => {
    const db = await open()
    const { pages, media } = await checkContent(startFolder)
    await storeMedia(uploadStore(db, await temporaryFolder()), media)
    await db.transaction().execute((transaction) => storePages(transaction, pages))
    const missed: string[] = []
    for (const [locale, queries] of evaluations) {
      expect(Object.keys(queries).length).toBeGreaterThanOrEqual(60)
      for (const [q, wanted] of Object.entries(queries)) {
        const { items } = await search(db, { q, locale, limit: 10 })
        const found = items.map(({ url }) => url)
        const lost = wanted.filter((url) => !found.includes(url))
        if (lost.length > 0) missed.push(`${q}: ${lost.join(', ')} not in ${found.join(', ')}`)
      }
    }
    expect(missed).toEqual([])
  })
})
