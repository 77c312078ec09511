import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'

describeEachDialect('an uncached read of a page', (open) => {
  test('is shared by concurrent requests, and includes everything saved before them', async () => {
    let queries = 0
    const db = (await open()).withPlugin({
      transformQuery({ node }) {
        queries++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const { addBlock, get, put, token } = await startSite(db)
    const { id } = await addBlock('CTA', { title: { en: 'one' } })
    const read = async () => (await get('/home', { authorization: `Bearer ${token}` })).body[0].content.title.en
    queries = 0
    await read()
    const forOne = queries
    queries = 0
    await Promise.all(Array.from({ length: 20 }, read))
    // One query for the token of each request, and far fewer reads of the page than requests.
    expect(queries).toBeLessThanOrEqual(20 + 5 * forOne)
    const running = Array.from({ length: 5 }, read)
    await put(`/blocks/${id}`, { type: 'CTA', content: { title: { en: 'two' } } })
    expect(await read()).toBe('two')
    await Promise.all(running)
  })
})
