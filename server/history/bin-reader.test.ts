import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { head, post, startHistory, tab, tabs, title } from './testing/start-history.ts'

describeEachDialect('the bin', (open) => {
  test('lists blocks, items and list items, newest first, each with the change to revert', async () => {
    const { addBlock, admin, bin, delete: remove, put, revert } = await startHistory(open)
    const list = await addBlock('RESOURCES', { ...head, posts: [post('a'), post('b')] }, 'resources')
    const steps = await addBlock('TABS', tabs(tab('a'), tab('b', 'B')))
    const cta = await addBlock('CTA', title('Gone', 'ذهب'))
    await remove(`/blocks/${list.id}/items/b`)
    await put(`/blocks/${steps.id}`, { type: 'TABS', content: tabs(tab('a')) })
    await remove(`/blocks/${cta.id}`)
    const found = await bin()
    const shared = {
      version: expect.any(Number),
      at: expect.any(String),
      author: { id: admin.id, email: admin.email, name: admin.name },
    }
    expect(found).toEqual([
      {
        ...shared,
        page: 'home',
        kind: 'block',
        block_id: cta.id,
        block_type: 'CTA',
        path: '',
        name: { en: 'Gone', ar: 'ذهب' },
      },
      {
        ...shared,
        page: 'home',
        kind: 'entry',
        block_id: steps.id,
        block_type: 'TABS',
        path: 'tabs.b',
        name: { en: 'B' },
        excerpt: { en: 'b' },
      },
      {
        ...shared,
        page: 'resources',
        kind: 'item',
        block_id: list.id,
        block_type: 'RESOURCES',
        path: 'b',
        name: { en: 'b', ar: 'b' },
      },
    ])
    for (const { page, version } of found) expect((await revert({ page, version })).status).toBe(200)
    expect(await bin()).toEqual([])
  })

  test('lists something that was deleted more than once only by its last deletion', async () => {
    const { addBlock, bin, delete: remove, last, put, revertLast } = await startHistory(open)
    const { id } = await addBlock('TABS', tabs(tab('a'), tab('b')))
    const save = (...list: object[]) => put(`/blocks/${id}`, { type: 'TABS', content: tabs(...list) })
    await save(tab('a'))
    await save(tab('a'), tab('b'))
    await save(tab('a'))
    const entry = await last()
    const other = await addBlock('CTA', title('x'))
    await remove(`/blocks/${other.id}`)
    await revertLast()
    await remove(`/blocks/${other.id}`)
    const block = await last()
    expect((await bin()).map(({ kind, version }) => [kind, version])).toEqual([
      ['block', block.version],
      ['entry', entry.version],
    ])
  })

  test('does not list the contents of a deleted block or item, which come back with it', async () => {
    const { addBlock, bin, delete: remove, put } = await startHistory(open)
    const detail = (...body: object[]) => post('a', { detailContent: { body } })
    const { id } = await addBlock(
      'RESOURCES',
      { ...head, posts: [detail({ id: 'p' }, { id: 'q' }), post('b')] },
      'resources',
    )
    await put(`/blocks/${id}/items/a`, { content: detail({ id: 'p' }) })
    await remove(`/blocks/${id}/items/b`)
    const paths = async () => (await bin()).map(({ kind, path }) => `${kind} ${path}`)
    expect(await paths()).toEqual(['item b', 'entry posts.a.detailContent.body.q'])
    await remove(`/blocks/${id}/items/a`)
    expect(await paths()).toEqual(['item a', 'item b'])
    await remove(`/blocks/${id}`)
    expect(await paths()).toEqual(['block '])
  })

  test('is paginated', async () => {
    const { addBlock, ask, delete: remove, put } = await startHistory(open)
    const ids = Array.from({ length: 12 }, (_, index) => `tab-${index}`)
    const { id } = await addBlock('TABS', tabs(...ids.map((each) => tab(each))))
    for (let count = 11; count >= 0; count--) {
      await put(`/blocks/${id}`, { type: 'TABS', content: tabs(...ids.slice(0, count).map((each) => tab(each))) })
    }
    for (let count = 0; count < 30; count++) await remove(`/blocks/${(await addBlock('CTA', title('x'))).id}`)
    const first = await ask('GET', '/bin')
    const second = await ask('GET', `/bin?cursor=${first.body.next_cursor}`)
    expect([first.body.items.length, second.body.items.map(({ path }: { path: string }) => path)]).toEqual([
      30,
      ids.map((each) => `tabs.${each}`),
    ])
    expect(second.body.next_cursor).toBeNull()
    expect((await ask('GET', '/bin?cursor=x')).status).toBe(422)
  })
})
