import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'

const head = { title: { en: 'All' }, filters: { all: { en: 'All' }, blog: { en: 'Blog' }, events: { en: 'Events' } } }
const lost = '/uploads/0123456789abcdef-8x6.webp'
const cta = (imageUrl?: string) => ({ title: { en: 'A' }, ...(imageUrl && { imageUrl: { en: imageUrl } }) })
const post = (id: string, image?: string) => ({ id, type: 'blog', title: { en: id }, ...(image && { image }) })

describeEachDialect('an upload that was deleted after it was chosen', (open) => {
  test('is refused in new and changed blocks and items, which change nothing', async () => {
    const { addBlock, post: send, put, get } = await startSite(await open())
    const { id } = await addBlock('CTA', cta())
    const list = await addBlock('RESOURCES', { ...head, posts: [post('a')] }, 'resources')
    const before = [(await get('/home')).body, (await get('/resources')).body]
    for (const answer of [
      await put(`/blocks/${id}`, { type: 'CTA', content: cta(lost) }),
      await send('/home/blocks', { block_type: 'CTA', content: cta(lost) }),
      await put(`/blocks/${list.id}/items/a`, { content: post('a', lost) }),
      await send(`/blocks/${list.id}/items`, { content: post('b', lost) }),
      await put(`/blocks/${list.id}`, { type: 'RESOURCES', content: { ...head, posts: [post('a', lost)] } }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { type: 'urn:problem:upload-deleted' } })
    expect([(await get('/home')).body, (await get('/resources')).body]).toEqual(before)
  })

  test('may stay where it is used already', async () => {
    const { addBlock, put, uploads } = await startSite(await open())
    const file = await uploads.put(Buffer.from('<svg viewBox="0 0 4 3"/>'), 'a.svg')
    const url = String(file?.url)
    const { id } = await addBlock('CTA', cta(url))
    await uploads.delete(url.slice('/uploads/'.length))
    const changed = { ...cta(url), title: { en: 'B' } }
    expect(await put(`/blocks/${id}`, { type: 'CTA', content: changed })).toMatchObject({ status: 200 })
  })

  test.each(['https://elsewhere.example/uploads/photo.jpg', '/default/photo.jpg'])(
    'is not assumed for a foreign address: %s',
    async (address) => {
      const { addBlock } = await startSite(await open())
      expect(await addBlock('CTA', cta(address))).toMatchObject({ version: 1 })
    },
  )
})
