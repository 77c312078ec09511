import { describe, expect, test } from 'vitest'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'
import { pagesRepository } from './pages-repository.ts'

type Post = { id: string; type: string; title: { en: string; ar?: string }; day?: string }
const post = (id: string, day?: string, type = 'blog'): Post => ({
  id,
  type,
  title: { en: id, ar: id },
  ...(day && { day }),
})
const head = {
  title: { en: 'All' },
  filters: { all: { en: 'All' }, blog: { en: 'Blog' }, events: { en: 'Events' } },
}
const ids = (items: { id: string }[]) => items.map(({ id }) => id).join(' ')

async function withPosts(open: OpenDatabase, ...posts: object[]) {
  const site = await startSite(await open())
  const block = await site.addBlock('RESOURCES', { ...head, posts }, 'resources')
  const path = `/blocks/${block.id}`
  const whole = async () => (await site.get('/resources')).body[0]
  const put = (content: object, version?: number) => site.put(path, { type: 'RESOURCES', content, version })
  return { ...site, block, path, whole, putBlock: put }
}

describeEachDialect('the collection of a block', (open) => {
  test('is part of its content, newest first, unless it is left out by the query', async () => {
    const posts = [post('old', '2025-01-01'), post('undated'), post('new', '2026-01-01')]
    const { get, whole } = await withPosts(open, ...posts)
    expect(ids((await whole()).content.posts)).toBe('new old undated')
    expect((await get('/resources?collections=none')).body[0].content).toEqual(head)
  })

  test('is paginated, filtered by type, and without long bodies', async () => {
    const body = { detailContent: { backLinkText: { en: 'Back' } } }
    const days = ['2026-05-01', '2026-04-01', '2026-04-01', '2026-03-01', undefined, undefined]
    const posts = days.map((day, index) => ({ ...post(`p${index}`, day, index % 2 ? 'event' : 'blog'), ...body }))
    const { get, path } = await withPosts(open, ...posts)
    const seen: string[] = []
    let cursor = ''
    do {
      const { body: page } = await get(`${path}/items?limit=2${cursor}`)
      expect([page.total, page.items.length]).toEqual([6, 2])
      expect(page.items.some(({ content }: { content: object }) => 'detailContent' in content)).toBe(false)
      seen.push(...page.items.map(({ id }: { id: string }) => id))
      cursor = page.next_cursor && `&cursor=${page.next_cursor}`
    } while (cursor)
    expect(seen.join(' ')).toBe('p0 p1 p2 p3 p4 p5')
    expect((await get(`${path}/items?type=event`)).body).toMatchObject({ total: 3, next_cursor: null })
    expect((await get(`${path}/items/p0`)).body).toEqual({
      id: 'p0',
      block_id: expect.any(String),
      content: posts[0],
      version: 1,
      updated_at: expect.any(String),
    })
  })

  test('is refused for an invalid limit, cursor or name, and for an unknown block or item', async () => {
    const { get, path } = await withPosts(open)
    const nul = Buffer.from('["\\u0000",1,"a"]').toString('base64url')
    const bad = ['?limit=101', '?limit=0', '?cursor=x', `?cursor=${nul}`, '?type=%00', '/%00'].map(
      (end) => `${path}/items${end}`,
    )
    const asked = [...bad, '/%00', '/blocks/no/items', `${path}/items/no`]
    const answers = await Promise.all(asked.map((address) => get(address)))
    expect(answers.map(({ status }) => status)).toEqual([...bad.map(() => 422), 422, 404, 404])
  })
})

describeEachDialect('an item', (open) => {
  test('is added last, or before another, and only once', async () => {
    const { path, post: send, whole } = await withPosts(open, post('a'), post('b'))
    expect(await send(`${path}/items`, { content: post('c') })).toMatchObject({
      status: 201,
      body: { id: 'c', version: 1 },
    })
    await send(`${path}/items`, { content: post('d'), before: 'b' })
    await send(`${path}/items`, { content: post('e'), before: 'b' })
    await send(`${path}/items`, { content: post('f'), before: 'a' })
    expect(ids((await whole()).content.posts)).toBe('f a d e b c')
    const again = await send(`${path}/items`, { content: post('c') })
    expect(again).toMatchObject({ status: 409, body: { type: 'urn:problem:item-exists' } })
    expect((await send(`${path}/items`, { content: post('g'), before: 'no' })).status).toBe(422)
  })

  test('is placed where it was inserted, however many were inserted there before', async () => {
    const { path, post: send, whole } = await withPosts(open, post('first'), post('last'))
    const added = Array.from({ length: 60 }, (_, index) => `z${99 - index}`)
    for (const id of added) await send(`${path}/items`, { content: post(id), before: 'last' })
    expect(ids((await whole()).content.posts)).toBe(['first', ...added, 'last'].join(' '))
    for (const id of ['y', 'x']) await send(`${path}/items`, { content: post(id), before: 'first' })
    expect(ids((await whole()).content.posts)).toBe(['y', 'x', 'first', ...added, 'last'].join(' '))
  })

  test('can be read, changed and deleted by an id of the maximum length', async () => {
    const long = post('i'.repeat(120))
    const { get, path, put, delete: remove } = await withPosts(open, long)
    const item = `${path}/items/${long.id}`
    expect((await get(item)).body.id).toBe(long.id)
    expect((await put(item, { content: { ...long, note: { en: 'n' } } })).status).toBe(200)
    expect((await remove(item)).status).toBe(204)
  })

  test('is validated by its own schema, and keeps its id', async () => {
    const { path, post: send, put } = await withPosts(open, post('a'))
    const bad = await send(`${path}/items`, { content: { ...post('b'), type: 'novel', title: { en: 1 } } })
    expect(bad.body.errors.map(({ path }: { path: string }) => path)).toEqual(['content.type', 'content.title.en'])
    const renamed = await put(`${path}/items/a`, { content: post('b') })
    expect(renamed).toMatchObject({ status: 422, body: { errors: [{ path: 'content.id' }] } })
    expect((await put(`${path}/items/no`, { content: post('no') })).status).toBe(404)
  })

  test('keeps the changes of two editors, or is a conflict with both values', async () => {
    const { path, put } = await withPosts(open, post('a'))
    const change = (title: object) => ({ content: { ...post('a'), title }, version: 1 })
    await put(`${path}/items/a`, change({ en: 'EN', ar: 'a' }))
    const merged = await put(`${path}/items/a`, change({ en: 'a', ar: 'AR' }))
    expect(merged).toMatchObject({ status: 200, body: { version: 3, content: { title: { en: 'EN', ar: 'AR' } } } })
    const refused = await put(`${path}/items/a`, change({ en: 'mine', ar: 'a' }))
    expect([refused.status, refused.body.conflicts]).toEqual([
      409,
      [{ path: 'title.en', base: 'a', current: 'EN', mine: 'mine' }],
    ])
    expect(refused.body.current).toEqual(merged.body)
  })

  test('moves in the list when its day changes, and disappears when it is deleted', async () => {
    const { path, put, delete: remove, whole } = await withPosts(open, post('a', '2026-01-02'), post('b', '2026-01-01'))
    await put(`${path}/items/b`, { content: post('b', '2026-01-03') })
    expect(ids((await whole()).content.posts)).toBe('b a')
    expect((await remove(`${path}/items/b`)).status).toBe(204)
    expect((await remove(`${path}/items/b`)).status).toBe(404)
    expect(ids((await whole()).content.posts)).toBe('a')
  })

  test('has its own revisions, and increments the version of its block', async () => {
    const { admin, block, path, put, delete: remove, revisions, whole } = await withPosts(open, post('a'))
    await put(`${path}/items/a`, { content: { ...post('a'), note: { en: 'n' } } })
    await remove(`${path}/items/a`)
    const rows = (await revisions(block.id)).filter(({ item_id }) => item_id === 'a')
    expect(rows.map(({ action, version, block_version }) => [action, version, block_version])).toEqual([
      ['create', 1, 1],
      ['update', 2, 2],
      ['delete', 3, 3],
    ])
    expect(rows.every(({ author_id }) => author_id === admin.id)).toBe(true)
    expect((await whole()).version).toBe(3)
  })

  test('gets no revision when its block is deleted', async () => {
    const { block, path, delete: remove, revisions } = await withPosts(open, post('a'))
    await remove(path)
    const deletions = (await revisions(block.id)).filter(({ action }) => action === 'delete')
    expect(deletions.map(({ content }) => content)).toEqual([head])
  })

  test('does not exist in a block without a collection', async () => {
    const { addBlock, post: send } = await startSite(await open())
    const { id } = await addBlock('CTA', { title: { en: 'x' } })
    expect((await send(`/blocks/${id}/items`, { content: post('a') })).status).toBe(422)
  })
})

describeEachDialect('the order of items', (open) => {
  test('is stored in one change, and days take precedence over it', async () => {
    const {
      path,
      post: send,
      revisions,
      block,
      whole,
    } = await withPosts(open, post('a'), post('b'), post('c'), post('d'))
    const { status, body } = await send(`${path}/items/reorder`, { item_ids: ['c', 'a', 'b', 'd'] })
    expect([status, body, ids((await whole()).content.posts)]).toEqual([204, undefined, 'c a b d'])
    const written = (await revisions(block.id)).filter(({ block_version }) => block_version === 2)
    expect(written.map(({ item_id, action }) => `${action} ${item_id}`).sort()).toEqual([
      'reorder a',
      'reorder b',
      'reorder c',
    ])
    await send(`${path}/items`, { content: post('dated', '2026-01-01') })
    await send(`${path}/items/reorder`, { item_ids: ['d', 'dated', 'c', 'b', 'a'] })
    expect(ids((await whole()).content.posts)).toBe('dated d c b a')
  })

  test('stays unchanged when an item is missing, unknown or named twice, or the block has no items', async () => {
    const { addBlock, path, post: send, whole } = await withPosts(open, post('a'), post('b'))
    for (const item_ids of [['a'], ['a', 'b', 'x'], ['a', 'a'], []]) {
      expect((await send(`${path}/items/reorder`, { item_ids })).status).toBe(422)
    }
    const { id } = await addBlock('CTA', { title: { en: 'x' } })
    for (const item_ids of [['a'], []]) {
      expect((await send(`/blocks/${id}/items/reorder`, { item_ids })).status).toBe(422)
    }
    expect((await send('/blocks/none/items/reorder', { item_ids: [] })).status).toBe(404)
    expect((await whole()).version).toBe(1)
  })
})

describeEachDialect('a block saved whole', (open) => {
  test('stores only the items that changed', async () => {
    const posts = [post('a'), post('b'), post('c')]
    const { block, putBlock, revisions, whole } = await withPosts(open, ...posts)
    const changed = { ...post('b'), note: { en: 'new' } }
    const { body } = await putBlock({ ...head, posts: [post('a'), changed, post('d')] })
    expect(body.content.posts).toEqual([post('a'), changed, post('d')])
    expect(await whole()).toEqual(body)
    const written = (await revisions(block.id)).filter(({ block_version }) => block_version === 2)
    expect(written.map(({ item_id, action }) => `${action} ${item_id}`).sort()).toEqual([
      'create d',
      'delete c',
      'update b',
    ])
  })

  test('leaves its collection unchanged when it is sent without it', async () => {
    const { putBlock, whole } = await withPosts(open, post('a'))
    const { status, body } = await putBlock({ ...head, title: { en: 'New' } })
    expect([status, body.content]).toEqual([200, { ...head, title: { en: 'New' } }])
    expect((await whole()).content).toEqual({ ...head, title: { en: 'New' }, posts: [post('a')] })
  })

  test('stores a new order of items', async () => {
    const { putBlock, whole } = await withPosts(open, post('a'), post('b'), post('c'))
    await putBlock({ ...head, posts: [post('c'), post('x'), post('a'), post('b')] })
    expect(ids((await whole()).content.posts)).toBe('c x a b')
  })

  test('from an old version keeps changes by others to other items and to the order', async () => {
    const posts = [post('a'), post('b'), post('c')]
    const { path, post: send, put, delete: remove, putBlock, whole } = await withPosts(open, ...posts)
    const edited = { ...post('b'), note: { en: 'theirs' } }
    await put(`${path}/items/b`, { content: edited })
    await send(`${path}/items`, { content: post('new'), before: 'b' })
    await remove(`${path}/items/c`)
    const mine = { ...post('a'), note: { en: 'mine' } }
    const { status, body } = await putBlock({ ...head, posts: [mine, post('b'), post('c'), post('last')] }, 1)
    expect([status, body.content.posts]).toEqual([200, [mine, post('new'), edited, post('last')]])
    expect(await whole()).toEqual(body)
  })

  test('from an old version is a conflict if the same item was changed, with its id in the path', async () => {
    const { path, put, putBlock, whole } = await withPosts(open, post('a'), post('b'))
    await put(`${path}/items/b`, { content: { ...post('b'), note: { en: 'theirs' } } })
    const before = await whole()
    const { status, body } = await putBlock({ ...head, posts: [post('a'), { ...post('b'), note: { en: 'mine' } }] }, 1)
    expect([status, body.conflicts.map(({ path }: { path: string }) => path)]).toEqual([409, ['posts.b.note.en']])
    expect(body.current).toEqual(before)
  })
})

describe('the customer stories', () => {
  const story = (id: string) => ({ id, title: { en: id }, company: { en: id } })
  const page = 'customer-stories'

  async function withStories(open: OpenDatabase, stories: object[]) {
    const site = await startSite(await open())
    await pagesRepository(site.db).insertPage({ slug: page, version: 1, updated_at: '2026-01-01T00:00:00.000Z' })
    const { id } = await site.addBlock('GALLERY', { title: { en: 'Stories' }, stories }, page)
    return { ...site, path: `/blocks/${id}`, whole: async () => (await site.get(`/${page}`)).body[0] }
  }

  describeEachDialect('are a collection too', (open) => {
    test('in the order in which they were saved', async () => {
      const { whole } = await withStories(open, [story('z'), story('a')])
      expect(ids((await whole()).content.stories)).toBe('z a')
    })

    test('with a maximum number, even when a deleted one would come back', async () => {
      const stories = Array.from({ length: 200 }, (_, index) => story(`s${index}`))
      const { app, delete: remove, path, post: send, put, token, whole } = await withStories(open, stories)
      const add = async (id: string) => (await send(`${path}/items`, { content: story(id) })).status
      expect(await add('one-more')).toBe(422)
      const { content } = await whole()
      expect(ids(content.stories)).toBe(ids(stories))
      expect((await put(path, { type: 'GALLERY', content })).status).toBe(200)

      await remove(`${path}/items/s0`)
      const [change] = (await app.inject(asAdmin(token, 'GET', `/history?pages=${page}`))).json().items
      expect(await add('another')).toBe(201)
      const { page: slug, version } = change
      const reverted = await app.inject(asAdmin(token, 'POST', '/history/revert', { page: slug, version }))
      expect([reverted.statusCode, reverted.json().errors?.[0].path]).toEqual([422, 'content'])
      expect((await whole()).content.stories.length).toBe(200)
    })
  })
})

function asAdmin(token: string, method: 'GET' | 'POST', path: string, payload?: object) {
  return { method, url: `/api/v1${path}`, payload, headers: { authorization: `Bearer ${token}` } }
}
