import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { head, post, startHistory, title } from './testing/start-history.ts'

type Shown = { id: string; order: number; content: unknown }
const shown = (blocks: Shown[]) => blocks.map(({ id, order, content }) => ({ id, order, content }))

describeEachDialect('restoring a page', (open) => {
  test('sets it to its state after a change, in one change that can be reverted', async () => {
    const site = await startHistory(open)
    const { addBlock, blocks, changed, delete: remove, history, last, post: send, put, restore, revertLast } = site
    const kept = await addBlock('CTA', title('kept'), 'resources')
    const list = await addBlock('RESOURCES', { ...head, posts: [post('a'), post('b')] }, 'resources')
    const gone = await addBlock('CTA', title('gone'), 'resources')
    const [then, change] = [await blocks('resources'), await last('resources')]

    await put(`/blocks/${kept.id}`, { type: 'CTA', content: title('new') })
    await put(`/blocks/${list.id}/items/a`, { content: post('a', { note: { en: 'new' } }) })
    await send(`/blocks/${list.id}/items`, { content: post('c'), before: 'a' })
    await remove(`/blocks/${list.id}/items/b`)
    await remove(`/blocks/${gone.id}`)
    const added = await addBlock('CTA', title('added'), 'resources')
    await send('/blocks/reorder', { page: 'resources', block_ids: [list.id, added.id, kept.id] })
    const now = await blocks('resources')

    changed.length = 0
    expect((await restore(change)).status).toBe(200)
    expect(shown(await blocks('resources'))).toEqual(shown(then))
    expect(changed).toEqual(['resources'])
    const [restored] = await history('pages=resources')
    expect([restored?.reverts, restored?.entries.map(({ action }) => action).sort()]).toEqual([
      null,
      ['create', 'create', 'delete', 'delete', 'reorder', 'update', 'update'],
    ])
    await revertLast('resources')
    expect(shown(await blocks('resources'))).toEqual(shown(now))
  })

  test('recreates a block with the items that it had at that time', async () => {
    const { addBlock, blocks, delete: remove, last, post: send, restore } = await startHistory(open)
    const { id } = await addBlock('RESOURCES', { ...head, posts: [post('a')] }, 'resources')
    const first = await last('resources')
    await send(`/blocks/${id}/items`, { content: post('b') })
    const second = await last('resources')
    await remove(`/blocks/${id}`)
    await restore(first)
    const third = await last('resources')
    const posts = async () => (await blocks('resources'))[0]?.content.posts.map((item) => item.id).join(' ')
    expect(await posts()).toBe('a')
    await restore(second)
    expect(await posts()).toBe('a b')
    await restore(third)
    expect(await posts()).toBe('a')
  })

  test('changes nothing for the current state, and is refused for an unknown one', async () => {
    const { addBlock, last, restore } = await startHistory(open)
    await addBlock('CTA', title('x'))
    const change = await last()
    expect(await restore(change)).toEqual({ status: 200, body: change })
    expect(await restore({ ...change, version: 99 })).toMatchObject({
      status: 404,
      body: { type: 'urn:problem:change-not-found' },
    })
    expect((await restore({ page: 'nowhere', version: 1 })).status).toBe(404)
    expect((await restore({ page: 'home', version: 0 })).status).toBe(422)
  })
})
