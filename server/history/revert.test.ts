import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { head, post, startHistory, tab, tabs, title } from './testing/start-history.ts'

const ids = (list: { id: string }[]) => list.map(({ id }) => id).join(' ')
const cta = (content: object) => ({ type: 'CTA', content })

describeEachDialect('reverting a change', (open) => {
  test('brings back the old values and keeps all later changes', async () => {
    const { addBlock, admin, blocks, changed, history, last, put, revert } = await startHistory(open)
    const { id } = await addBlock('CTA', title('one', 'واحد'))
    await put(`/blocks/${id}`, cta(title('two', 'واحد')))
    const change = await last()
    await put(`/blocks/${id}`, cta({ ...title('two', 'اثنان'), buttonLink: '/about' }))
    changed.length = 0
    expect(await revert(change)).toEqual({ status: 200, body: { page: 'home', version: change.version + 2 } })
    expect((await blocks())[0]?.content).toEqual({ ...title('one', 'اثنان'), buttonLink: '/about' })
    expect(changed).toEqual(['home'])
    expect((await history())[0]).toMatchObject({
      version: change.version + 2,
      reverts: change.version,
      author: { id: admin.id },
      entries: [{ action: 'update', differences: [{ path: 'title.en', before: 'two', after: 'one' }] }],
    })
  })

  test('can be reverted itself, which redoes the change; doing it twice writes nothing', async () => {
    const { addBlock, blocks, history, last, put, revert, revertLast } = await startHistory(open)
    const { id } = await addBlock('CTA', title('one'))
    await put(`/blocks/${id}`, cta(title('two')))
    const change = await last()
    await revert(change)
    const count = (await history()).length
    const again = await revert(change)
    expect([again.status, again.body.version, (await history()).length]).toEqual([200, change.version + 1, count])
    await revertLast()
    expect((await blocks())[0]?.content).toEqual(title('two'))
    await revertLast()
    expect((await blocks())[0]?.content).toEqual(title('one'))
  })

  test('is a conflict if the same values changed since, unless it is forced', async () => {
    const { addBlock, blocks, last, put, revert } = await startHistory(open)
    const { id } = await addBlock('CTA', { ...title('one'), buttonLink: '/a' })
    await put(`/blocks/${id}`, cta({ ...title('two'), buttonLink: '/b' }))
    const change = await last()
    await put(`/blocks/${id}`, cta({ ...title('three'), buttonLink: '/b' }))
    const refused = await revert(change)
    const conflict = { block_id: id, path: 'title.en', base: 'two', current: 'three', mine: 'one' }
    expect([refused.status, refused.body.type]).toEqual([409, 'urn:problem:changed-meanwhile'])
    expect(refused.body.conflicts).toEqual([conflict])
    expect((await blocks())[0]?.content).toEqual({ ...title('three'), buttonLink: '/b' })
    expect((await revert(change, true)).status).toBe(200)
    expect((await blocks())[0]?.content).toEqual({ ...title('one'), buttonLink: '/a' })
  })

  test('is refused if it would bring back a deleted upload, unless it is forced', async () => {
    const { addBlock, blocks, last, put, revert, uploads } = await startHistory(open)
    const files = ['<svg viewBox="0 0 4 3"/>', '<svg viewBox="0 0 4 4"/>'].map((file) => Buffer.from(file))
    const [deleted, other] = await Promise.all(files.map(async (file) => String((await uploads.put(file, 'a'))?.url)))
    const picture = (url = '') => ({ ...title('one'), imageUrl: { en: url } })
    const { id } = await addBlock('CTA', picture(deleted))
    await put(`/blocks/${id}`, cta(picture(other)))
    await uploads.delete(String(deleted).slice('/uploads/'.length))
    const change = await last()
    const refused = await revert(change)
    expect([refused.status, refused.body.type]).toEqual([409, 'urn:problem:upload-deleted'])
    expect((await blocks())[0]?.content).toEqual(picture(other))
    expect((await revert(change, true)).status).toBe(200)
    expect((await blocks())[0]?.content).toEqual(picture(deleted))
  })

  test('restores a list item in its place, or removes it again', async () => {
    const { addBlock, blocks, put, revertLast } = await startHistory(open)
    const { id } = await addBlock('TABS', tabs(tab('a'), tab('b'), tab('c')))
    await put(`/blocks/${id}`, { type: 'TABS', content: tabs(tab('a'), tab('c')) })
    await revertLast()
    expect((await blocks())[0]?.content).toEqual(tabs(tab('a'), tab('b'), tab('c')))
    await revertLast()
    expect((await blocks())[0]?.content).toEqual(tabs(tab('a'), tab('c')))
  })

  test('does nothing if its list item or block was deleted since', async () => {
    const { addBlock, delete: remove, last, put, revert } = await startHistory(open)
    const { id } = await addBlock('TABS', tabs(tab('a'), tab('b')))
    await put(`/blocks/${id}`, { type: 'TABS', content: tabs(tab('a'), tab('b', 'B')) })
    const change = await last()
    await put(`/blocks/${id}`, { type: 'TABS', content: tabs(tab('a')) })
    expect(await revert(change)).toMatchObject({ status: 200, body: { version: change.version + 1 } })
    await remove(`/blocks/${id}`)
    expect(await revert(change)).toMatchObject({ status: 200, body: { version: change.version + 2 } })
  })

  test('is refused for an unknown page or change, and if the schema no longer accepts the old content', async () => {
    const { addBlock, db, last, put, revert } = await startHistory(open)
    const { id } = await addBlock('CTA', title('one'))
    await put(`/blocks/${id}`, cta(title('two')))
    expect((await revert({ page: 'nowhere', version: 1 })).body.type).toBe('urn:problem:page-not-found')
    expect((await revert({ page: 'home', version: 99 })).body.type).toBe('urn:problem:change-not-found')
    await db
      .updateTable('revisions')
      .set({ content: { title: 5 } })
      .where('version', '=', 1)
      .execute()
    const refused = await revert(await last())
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'content.title'])
  })
})

describeEachDialect('a deleted block', (open) => {
  test('comes back with its id, order and items, and can be deleted again', async () => {
    const { addBlock, blocks, delete: remove, get, last, revert, revertLast } = await startHistory(open)
    await addBlock('CTA', title('first'), 'resources')
    const { id } = await addBlock('RESOURCES', { ...head, posts: [post('b'), post('a')] }, 'resources')
    await addBlock('CTA', title('last'), 'resources')
    await remove(`/blocks/${id}/items/b`)
    const before = await blocks('resources')
    await remove(`/blocks/${id}`)
    const change = await last('resources')
    await revert(change)
    expect(await blocks('resources')).toMatchObject(
      before.map(({ id, order, content }: { id: string; order: number; content: object }) => ({ id, order, content })),
    )
    expect((await get(`/blocks/${id}/items/a`)).body.version).toBe(2)
    const whole = await blocks('resources')
    await remove(`/blocks/${id}/items/a`)
    expect((await revert(change)).status).toBe(200)
    expect((await blocks('resources'))[1]?.content).toMatchObject({ posts: [] })
    await revertLast('resources')
    expect((await blocks('resources'))[1]?.content).toEqual(whole[1]?.content)
    await revert({ page: 'resources', version: change.version + 1 })
    expect(await blocks('resources')).toHaveLength(2)
  })

  test('gets the next order number if its own is taken', async () => {
    const { addBlock, blocks, delete: remove, last, revert } = await startHistory(open)
    await addBlock('CTA', title('first'))
    const { id, order } = await addBlock('CTA', title('gone'))
    await remove(`/blocks/${id}`)
    const change = await last()
    const other = await addBlock('CTA', title('other'))
    expect(other.order).toBe(order)
    await revert(change)
    expect((await blocks()).map((block) => [block.id, block.order]).slice(1)).toEqual([
      [other.id, order],
      [id, order + 1],
    ])
  })

  test('can be saved with the version that an editor had before the deletion', async () => {
    const { addBlock, blocks, delete: remove, put, revertLast } = await startHistory(open)
    const { id } = await addBlock('CTA', title('one', 'واحد'))
    await remove(`/blocks/${id}`)
    await revertLast()
    expect((await put(`/blocks/${id}`, { ...cta(title('two', 'واحد')), version: 1 })).status).toBe(200)
    expect((await blocks())[0]?.content).toEqual(title('two', 'واحد'))
  })
})

describeEachDialect('an added block', (open) => {
  test('is deleted by the revert, but only with force if it was edited since', async () => {
    const { addBlock, blocks, last, post: send, put, revert, revertLast } = await startHistory(open)
    const { id } = await addBlock('RESOURCES', { ...head, posts: [post('a')] }, 'resources')
    const change = await last('resources')
    await put(`/blocks/${id}`, { type: 'RESOURCES', content: { ...head, title: { en: 'New' } } })
    await send(`/blocks/${id}/items`, { content: post('b') })
    const refused = await revert(change)
    expect([refused.status, refused.body.conflicts.map(({ path }: { path: string }) => path)]).toEqual([
      409,
      ['', 'posts.b'],
    ])
    expect((await revert(change, true)).status).toBe(200)
    expect(await blocks('resources')).toEqual([])
    await revertLast('resources')
    expect((await blocks('resources'))[0]).toMatchObject({
      id,
      content: { title: { en: 'New' }, posts: [post('a'), post('b')] },
    })
  })

  test('leaves the numbers of the others unchanged when its addition is reverted', async () => {
    const { addBlock, blocks, post: send, revertLast } = await startHistory(open)
    await addBlock('CTA', title('a'))
    const { id } = await addBlock('CTA', title('b'))
    const before = await blocks()
    await send('/home/blocks', { block_type: 'CTA', content: title('x'), before: id })
    await revertLast()
    expect((await blocks()).map(({ id, order }) => [id, order])).toEqual(before.map(({ id, order }) => [id, order]))
  })
})

describeEachDialect('a changed order of blocks', (open) => {
  async function three() {
    const site = await startHistory(open)
    const ids: string[] = []
    for (const each of 'abc') ids.push((await site.addBlock('CTA', title(each))).id)
    const names = async () => (await site.blocks()).map(({ content }) => content.title.en).join('')
    const order = (block_ids: (string | undefined)[]) => site.post('/blocks/reorder', { page: 'home', block_ids })
    return { ...site, ids: ids as [string, string, string], names, order }
  }

  test('is reverted, and blocks added since stay', async () => {
    const { ids, last, names, order, post: send, revert, revertLast } = await three()
    const [a, b, c] = ids
    await order([c, b, a])
    const change = await last()
    await send('/home/blocks', { block_type: 'CTA', content: title('x'), before: b })
    await revert(change)
    expect(await names()).toBe('abcx')
    await revertLast()
    expect(await names()).toBe('cxba')
  })

  test('is a conflict if it was changed again since', async () => {
    const { ids, last, names, order, revert } = await three()
    const [a, b, c] = ids
    await order([b, a, c])
    const change = await last()
    await order([b, c, a])
    const refused = await revert(change)
    expect(refused).toMatchObject({ status: 409, body: { conflicts: [{ path: 'blocks', block_id: '' }] } })
    expect((await revert(change, true)).status).toBe(200)
    expect(await names()).toBe('abc')
  })
})

describeEachDialect('an item', (open) => {
  async function withPosts(...posts: object[]) {
    const site = await startHistory(open)
    const { id } = await site.addBlock('RESOURCES', { ...head, posts }, 'resources')
    const names = async () => ids((await site.blocks('resources'))[0]?.content.posts ?? [])
    return { ...site, path: `/blocks/${id}/items`, names, undo: () => site.revertLast('resources') }
  }

  test('comes back in its place if it was deleted, and is deleted if it was added', async () => {
    const { delete: remove, names, path, post: send, undo } = await withPosts(post('a'), post('b'), post('c'))
    await remove(`${path}/b`)
    await undo()
    expect(await names()).toBe('a b c')
    await send(path, { content: post('x'), before: 'b' })
    await undo()
    expect(await names()).toBe('a b c')
    await undo()
    expect(await names()).toBe('a x b c')
  })

  test('gets its old values back and keeps newer ones; the path of a conflict includes its id', async () => {
    const { get, last, path, put, revert } = await withPosts(post('a'), post('b'))
    await put(`${path}/a`, { content: { ...post('a'), title: { en: 'A', ar: 'a' } } })
    const change = await last('resources')
    await put(`${path}/a`, { content: { ...post('a'), title: { en: 'A', ar: 'AR' } } })
    await put(`${path}/b`, { content: post('b', { note: { en: 'kept' } }) })
    await revert(change)
    expect((await get(`${path}/a`)).body.content.title).toEqual({ en: 'a', ar: 'AR' })
    expect((await get(`${path}/b`)).body.content.note).toEqual({ en: 'kept' })
    await put(`${path}/a`, { content: { ...post('a'), title: { en: 'AA', ar: 'a' } } })
    expect((await revert(change)).body.conflicts).toMatchObject([{ path: 'posts.a.title.en', mine: 'a' }])
  })

  test('moves back to its place, or is a conflict if it was moved again since', async () => {
    const { last, names, path, post: send, revert, undo } = await withPosts(post('a'), post('b'), post('c'))
    await send(`${path}/reorder`, { item_ids: ['c', 'a', 'b'] })
    const change = await last('resources')
    await undo()
    expect(await names()).toBe('a b c')
    await send(`${path}/reorder`, { item_ids: ['b', 'a', 'c'] })
    const refused = await revert({ ...change, version: change.version + 1 })
    expect(refused.body.conflicts).toMatchObject([{ path: 'posts', current: ['b', 'a', 'c'], mine: ['c', 'a', 'b'] }])
  })
})
