import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { head, post, startHistory, tab, tabs, title } from './testing/start-history.ts'

const ids = (list: { id: string }[]) => list.map(({ id }) => id).join(' ')
const cta = (content: object) => ({ type: 'CTA', content })

describeEachDialect('taking a change back', (open) => {
  test('brings the old words again and keeps everything that was changed since', async () => {
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

  test('and again is to redo it; a second time there is nothing left to do, and nothing is written', async () => {
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

  test('is a conflict where the same words were changed since, unless the old ones shall win', async () => {
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

  test('is refused where it would show a file that was deleted since, unless the rest of it shall come back', async () => {
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

  test('brings an entry of a list back to its place, or takes it out again', async () => {
    const { addBlock, blocks, put, revertLast } = await startHistory(open)
    const { id } = await addBlock('TABS', tabs(tab('a'), tab('b'), tab('c')))
    await put(`/blocks/${id}`, { type: 'TABS', content: tabs(tab('a'), tab('c')) })
    await revertLast()
    expect((await blocks())[0]?.content).toEqual(tabs(tab('a'), tab('b'), tab('c')))
    await revertLast()
    expect((await blocks())[0]?.content).toEqual(tabs(tab('a'), tab('c')))
  })

  test('that was made of an entry or a block which is gone does nothing', async () => {
    const { addBlock, delete: remove, last, put, revert } = await startHistory(open)
    const { id } = await addBlock('TABS', tabs(tab('a'), tab('b')))
    await put(`/blocks/${id}`, { type: 'TABS', content: tabs(tab('a'), tab('b', 'B')) })
    const change = await last()
    await put(`/blocks/${id}`, { type: 'TABS', content: tabs(tab('a')) })
    expect(await revert(change)).toMatchObject({ status: 200, body: { version: change.version + 1 } })
    await remove(`/blocks/${id}`)
    expect(await revert(change)).toMatchObject({ status: 200, body: { version: change.version + 2 } })
  })

  test('is refused for no page and no change, and where the schema refuses the old content today', async () => {
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

describeEachDialect('a block that was deleted', (open) => {
  test('comes back with its id, its order and its items, and goes again', async () => {
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

  test('takes the next number where its own is not free', async () => {
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

  test('may be saved from the version that an editor had before it went', async () => {
    const { addBlock, blocks, delete: remove, put, revertLast } = await startHistory(open)
    const { id } = await addBlock('CTA', title('one', 'واحد'))
    await remove(`/blocks/${id}`)
    await revertLast()
    expect((await put(`/blocks/${id}`, { ...cta(title('two', 'واحد')), version: 1 })).status).toBe(200)
    expect((await blocks())[0]?.content).toEqual(title('two', 'واحد'))
  })
})

describeEachDialect('a block that was added', (open) => {
  test('goes again, but not unasked where somebody wrote in it since', async () => {
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

  test('between others leaves their numbers as they were', async () => {
    const { addBlock, blocks, post: send, revertLast } = await startHistory(open)
    await addBlock('CTA', title('a'))
    const { id } = await addBlock('CTA', title('b'))
    const before = await blocks()
    await send('/home/blocks', { block_type: 'CTA', content: title('x'), before: id })
    await revertLast()
    expect((await blocks()).map(({ id, order }) => [id, order])).toEqual(before.map(({ id, order }) => [id, order]))
  })
})

describeEachDialect('a sequence that was changed', (open) => {
  async function three() {
    const site = await startHistory(open)
    const ids: string[] = []
    for (const each of 'abc') ids.push((await site.addBlock('CTA', title(each))).id)
    const names = async () => (await site.blocks()).map(({ content }) => content.title.en).join('')
    const order = (block_ids: (string | undefined)[]) => site.post('/blocks/reorder', { page: 'home', block_ids })
    return { ...site, ids: ids as [string, string, string], names, order }
  }

  test('is what it was again, with what was added since in its place', async () => {
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

  test('once more in another way is a conflict', async () => {
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

  test('that was deleted comes back where it stood, one that was added goes', async () => {
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

  test('has its old words again and keeps the newer ones; conflicts name it in its block', async () => {
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

  test('moved among others stands again where it stood; moved once more since it is a conflict', async () => {
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
