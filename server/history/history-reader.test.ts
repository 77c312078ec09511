import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { head, post, startHistory, tab, tabs, title } from './testing/start-history.ts'

describeEachDialect('the history', (open) => {
  test('can be read and written by administrators only', async () => {
    const { ask } = await startHistory(open)
    const change = { page: 'home', version: 1 }
    const answers = [
      ask('GET', '?pages=home', undefined, null),
      ask('GET', '/bin', undefined, null),
      ask('POST', '/revert', change, null),
      ask('POST', '/restore', change, null),
    ]
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })

  test('lists changes newest first, with author and differences of each value', async () => {
    const { addBlock, admin, history, put } = await startHistory(open)
    const { id } = await addBlock('TABS', tabs(tab('a'), tab('b')))
    await put(`/blocks/${id}`, { type: 'TABS', content: tabs(tab('b'), tab('c'), tab('a', 'A')) })
    const [second, first] = await history()
    const entry = { block_id: id, block_type: 'TABS', item_id: null, name: { en: 'Tabs' } }
    const author = { id: admin.id, email: admin.email, name: admin.name }
    const shared = {
      page: 'home',
      at: expect.any(String),
      author,
      is_mine: true,
      is_start: false,
      reverts: null,
      files: {},
    }
    expect(first).toEqual({ ...shared, version: 2, entries: [{ ...entry, action: 'create', differences: [] }] })
    const differences = [
      { path: 'tabs.a.title.en', before: 'a', after: 'A' },
      { path: 'tabs.c', after: tab('c') },
      { path: 'tabs', before: ['a', 'b'], after: ['b', 'c', 'a'] },
    ]
    expect(second).toEqual({ ...shared, version: 3, entries: [{ ...entry, action: 'update', differences }] })
  })

  test('has one change for one call that wrote much, and none for a save without differences', async () => {
    const { addBlock, history, put } = await startHistory(open)
    const { id } = await addBlock('RESOURCES', { ...head, posts: [post('a'), post('b')] }, 'resources')
    const save = { type: 'RESOURCES', content: { ...head, posts: [post('c'), post('a', { note: { en: 'n' } })] } }
    await put(`/blocks/${id}`, save)
    await put(`/blocks/${id}`, save)
    const changes = await history('pages=resources')
    const written = changes.map(({ entries }) => entries.map(({ action, item_id }) => `${action} ${item_id}`).sort())
    expect(written).toEqual([
      ['create c', 'delete b', 'update a'],
      ['create a', 'create b', 'create null'],
    ])
  })

  test('can be filtered by page, item and own changes, and is paginated', async () => {
    const { addBlock, ask, db, history, post: send, put } = await startHistory(open)
    const { id } = await addBlock('RESOURCES', { ...head, posts: [post('a'), post('b')] }, 'resources')
    for (const item of ['a', 'b']) {
      await put(`/blocks/${id}/items/${item}`, { content: post(item, { note: { en: 'n' } }) })
    }
    await send('/home/blocks', { block_type: 'CTA', content: title('x') })
    expect((await history('pages=home,resources')).map(({ page }) => page)).toEqual([
      'home',
      ...Array(3).fill('resources'),
    ])
    expect((await history('pages=resources&item=b')).map(({ entries }) => entries.length)).toEqual([1, 3])
    expect((await history('pages=nowhere')).length).toBe(0)

    const seen: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await ask('GET', `?pages=home,resources&limit=2&mine=true${cursor && `&cursor=${cursor}`}`)
      seen.push(body.items.length)
      cursor = body.next_cursor
    }
    expect(seen).toEqual([2, 2])
    const stranger = {
      id: 'stranger',
      email: 'stranger@example.com',
      role: 'admin',
      password_hash: '',
      created_at: '',
    } as const
    await db.insertInto('users').values(stranger).execute()
    await db.updateTable('revisions').set({ author_id: 'stranger' }).where('item_id', '=', 'b').execute()
    expect((await history('pages=resources&mine=true&limit=1'))[0]?.entries[0]?.item_id).toBe('a')
    expect(await history('pages=resources&limit=1')).toMatchObject([{ is_mine: false, author: { id: 'stranger' } }])
    await db.deleteFrom('users').where('id', '=', 'stranger').execute()
    expect(await history('pages=resources&limit=1')).toMatchObject([{ is_start: false, author: null }])
    await db.updateTable('revisions').set({ author_id: null }).where('author_id', '=', 'stranger').execute()
    expect(await history('pages=resources&limit=1')).toMatchObject([{ is_start: true, author: null }])
    for (const bad of ['', '?pages=', '?pages=home&cursor=x', '?pages=home&limit=101']) {
      expect((await ask('GET', bad)).status).toBe(422)
    }
  })

  test('can be searched by person, time, word and text', async () => {
    const { addBlock, admin, ask, history, put } = await startHistory(open)
    const { id } = await addBlock('TABS', tabs(tab('a'), tab('b')))
    const save = (...list: object[]) => put(`/blocks/${id}`, { type: 'TABS', content: tabs(...list) })
    await save(tab('a', 'Alpha'), tab('b'))
    await save(tab('a', 'Alpha'), tab('b', 'Beta'))
    await save(tab('a', 'Last résumé'), tab('b', 'Beta'))
    const found = async (query: string) => (await history(`pages=home&${query}`)).map(({ version }) => version)
    expect(await found('q=alpha')).toEqual([5, 3])
    expect(await found('q=ALPHA&limit=1')).toEqual([5])
    expect(await found(`text=${id}:tabs.b.title`)).toEqual([4, 2])
    expect(await found(`text=${id}:tabs.a.title&q=RESUME%20last`)).toEqual([5])
    expect(await found(`author=${admin.id}`)).toEqual([5, 4, 3, 2])
    expect(await found('author=nobody')).toEqual([])
    expect(await found('since=2100-01-01T00:00:00.000Z')).toEqual([])
    expect(await found('until=2000-01-01T00:00:00.000Z')).toEqual([])
    expect((await found('since=2000-01-01T00:00:00.000Z')).length).toBeGreaterThan(3)
    expect((await ask('GET', '?pages=home&q=alpha&limit=1')).body.next_cursor).toEqual(expect.any(String))
    expect((await ask('GET', '?pages=home&since=x')).status).toBe(422)
  })

  test('limits the size of a response, whatever was changed', async () => {
    const { addBlock, ask, put } = await startHistory(open)
    const long = (id: string, letter: string) => ({
      ...tab(id),
      description: { en: `<p>${letter.repeat(49_000)}</p>` },
    })
    const ids = Array.from({ length: 12 }, (_, index) => `tab-${index}`)
    const { id } = await addBlock('TABS', tabs(...ids.map((each) => long(each, 'a'))))
    for (const letter of ['b', 'c', 'd']) {
      await put(`/blocks/${id}`, { type: 'TABS', content: tabs(...ids.map((each) => long(each, letter))) })
    }
    const { body } = await ask('GET', '?pages=home')
    expect(body.items.length).toBe(1)
    expect(body.items[0].entries[0].differences.length).toBeGreaterThan(5)
    expect(JSON.stringify(body).length).toBeLessThan(1_200_000)
    const next = await ask('GET', `?pages=home&cursor=${body.next_cursor}`)
    expect(next.body.items[0].version).toBe(body.items[0].version - 1)
  })
})
