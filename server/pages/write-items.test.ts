import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'

const head = { title: { en: 'All' }, filters: { all: { en: 'All' }, blog: { en: 'Blog' }, events: { en: 'Events' } } }
const saved = (words: string) => ({ id: 'a', type: 'blog', title: { en: words } })

describeEachDialect('an item that was deleted and recreated', (open) => {
  test.each(['by itself', 'with its whole block'])('%s continues its versions', async (way) => {
    const { addBlock, put, post, delete: remove } = await startSite(await open())
    const { id } = await addBlock('RESOURCES', { ...head, posts: [saved('first')] }, 'resources')
    const item = `/blocks/${id}/items/a`
    await put(item, { content: saved('old') })
    await remove(item)
    if (way === 'by itself') await post(`/blocks/${id}/items`, { content: saved('new') })
    else await put(`/blocks/${id}`, { type: 'RESOURCES', content: { ...head, posts: [saved('new')] } })
    const stale = await put(item, { content: saved('stale'), version: 1 })
    const current = { version: 4, content: saved('new') }
    expect(stale).toMatchObject({ status: 409, body: { type: 'urn:problem:changed-meanwhile', current } })
  })
})
