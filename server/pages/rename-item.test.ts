import { expect, test } from 'vitest'
import type { Change } from '#api/history.ts'
import { startPages } from '#server/render/testing/start-pages.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'

/** Starts a site with posts. `rename` changes the id of a post; `at` returns status and location for a visitor. */
async function startPosts(open: OpenDatabase) {
  const site = await startPages(await open())
  const [list] = (await site.get('/resources')).body
  const items = `/blocks/${list.id}/items`
  const api = async (method: 'GET' | 'POST', path: string, payload?: object) =>
    (
      await site.app.inject({
        method,
        url: `/api/v1${path}`,
        payload,
        headers: { authorization: `Bearer ${site.token}` },
      })
    ).json()
  const history = async (page = 'resources'): Promise<Change[]> => (await api('GET', `/history?pages=${page}`)).items
  return {
    ...site,
    list,
    items,
    api,
    history,
    rename: (from: string, id: string) => site.patch(`${items}/${from}`, { id }),
    save: (at: string, content: object, version?: number) => site.put(`${items}/${at}`, { content, version }),
    revert: async ({ page, version }: { page: string; version: number }) =>
      api('POST', '/history/revert', { page, version }),
    body: async (path: string) => (await site.app.inject(path)).body,
    async at(path: string) {
      const { statusCode, headers } = await site.ask(encodeURI(path))
      return [statusCode, headers.location]
    },
  }
}

const post = { type: 'blog', title: { en: 'Words' }, day: '2026-01-01' }

describeEachDialect('a new address of a post', (open) => {
  test('is where visitors find it, and where its old addresses lead in both languages', async () => {
    const { at, body, getAsAdmin, items, rename } = await startPosts(open)
    const before = (await getAsAdmin(`${items}/post-0`)).body
    const renamed = await rename('post-0', 'first')
    const content = { ...before.content, id: 'first' }
    expect(renamed).toMatchObject({ status: 200, body: { id: 'first', content, version: 2 } })
    await rename('first', 'better')
    expect([await at('/resources/better'), await at('/resources/post-0'), await at('/ar/resources/first')]).toEqual([
      [200, undefined],
      [301, '/resources/better'],
      [301, '/ar/resources/better'],
    ])
    const list = await body('/resources?page=3')
    expect([list.includes('"better"'), list.includes('"post-0"')]).toEqual([true, false])
  })

  test('may have Arabic letters', async () => {
    const { at, body, rename } = await startPosts(open)
    expect((await rename('post-0', 'مقال-أوّل')).status).toBe(200)
    expect(await at('/ar/resources/post-0')).toEqual([301, encodeURI('/ar/resources/مقال-أوّل')])
    expect(JSON.parse(await body(encodeURI('/resources/مقال-أوّل')))).toMatchObject({ path: '/resources/مقال-أوّل' })
  })

  test('leaves the links to the old one known, so that they can be updated', async () => {
    const { addBlock, api, rename } = await startPosts(open)
    await addBlock('CTA', { title: { en: 'x' }, buttonLink: '/ar/resources/post-0#top' })
    await rename('post-0', 'first')
    expect((await api('GET', '/links?page=resources/first')).items).toMatchObject([
      { page: 'home', path: 'buttonLink', link: '/ar/resources/post-0#top' },
    ])
  })

  test('can be taken back', async () => {
    const { api, at, rename } = await startPosts(open)
    await rename('post-0', 'other')
    expect((await rename('other', 'post-0')).status).toBe(200)
    expect([await at('/resources/post-0'), await at('/resources/other')]).toEqual([
      [200, undefined],
      [301, '/resources/post-0'],
    ])
    expect((await api('GET', '/redirects')).items.length).toBe(2)
  })

  test('is refused if another post has it, if it is malformed, and to others than administrators', async () => {
    const { call, items, rename } = await startPosts(open)
    const [one, other] = await Promise.all([rename('post-0', 'same'), rename('post-1', 'same')])
    const refused = one.status === 409 ? one : other
    expect([one.status, other.status].sort()).toEqual([200, 409])
    expect(refused.body).toMatchObject({ type: 'urn:problem:address-taken', errors: [{ path: 'id' }] })
    for (const id of ['', 'a b', 'a/b', '../a', 'a.html', 'é', 'أ'.normalize('NFD'), 'i'.repeat(121)]) {
      const { status, body } = await rename('post-2', id)
      expect([status, body.errors?.[0].path]).toEqual([422, 'id'])
    }
    expect((await call('PATCH', `${items}/post-2`, { id: 'x' })).status).toBe(401)
    expect((await rename('no', 'x')).status).toBe(404)
  })

  test('leaves no redirect if it is of a draft, and ends redirects from it', async () => {
    const { api, at, rename, save } = await startPosts(open)
    await rename('post-0', 'first')
    await save('first', { ...post, draft: true })
    await rename('first', 'second')
    await rename('second', 'post-0')
    expect((await api('GET', '/redirects')).items).toEqual([])
    expect(await at('/resources/first')).toEqual([404, undefined])
  })

  test('of a new post ends the redirects from it', async () => {
    const { api, items, post: send, rename } = await startPosts(open)
    await rename('post-0', 'first')
    await send(items, { content: { ...post, id: 'post-0' } })
    expect((await api('GET', '/redirects')).items).toEqual([])
  })

  test('is in the history, can be undone there, and comes back with the page', async () => {
    const { at, history, rename, revert, api } = await startPosts(open)
    await rename('post-0', 'first')
    const [change] = await history()
    expect(change?.entries[0]).toMatchObject({ differences: [{ path: 'id', before: 'post-0', after: 'first' }] })
    await revert(change as Change)
    expect([await at('/resources/post-0'), await at('/resources/first')]).toEqual([
      [200, undefined],
      [301, '/resources/post-0'],
    ])
    await api('POST', '/history/restore', { page: 'resources', version: change?.version })
    expect(await at('/resources/post-0')).toEqual([301, '/resources/first'])
  })

  test('keeps the history, in which earlier changes can be undone', async () => {
    const { getAsAdmin, history, items, rename, revert, save } = await startPosts(open)
    await save('post-0', { ...post, title: { en: 'Changed' } })
    await rename('post-0', 'first')
    const [, change] = await history()
    expect(change?.entries[0]).toMatchObject({
      item_id: 'first',
      differences: [{ path: 'title.en', after: 'Changed' }],
    })
    await revert(change as Change)
    const title = async () => (await getAsAdmin(`${items}/first`)).body.content.title.en
    expect(await title()).toBe('Words')
    expect((await getAsAdmin(items)).body.total).toBe(30)
  })

  test('that a deleted post had leaves this one in the bin, from where it comes back under another', async () => {
    const { api, delete: remove, getAsAdmin, history, items, rename, revert } = await startPosts(open)
    await remove(`${items}/post-1`)
    const [deletion] = await history()
    await rename('post-0', 'post-1')
    expect((await api('GET', '/history/bin')).items).toMatchObject([{ path: 'post-1-2' }])
    await revert(deletion as Change)
    const ids = (await getAsAdmin(items)).body.items.map(({ id }: { id: string }) => id)
    expect([ids.includes('post-1'), ids.includes('post-1-2'), ids.length]).toEqual([true, true, 30])
  })

  test('is found by the search, and is the one of a post that a section leaves out', async () => {
    const { addBlock, ask, body, get, history, rename, revert, save } = await startPosts(open)
    await save('post-29', { type: 'event', title: { en: 'Needle' }, day: '2026-01-30' })
    const insights = await addBlock('INSIGHTS', { title: { en: 'New' }, hiddenPosts: ['post-28', 'post-29'] })
    await rename('post-29', 'newest')
    const found = (await ask('/api/v1/search?locale=en&q=needle')).json().items
    expect(found.map(({ url }: { url: string }) => url)).toEqual(['/resources/newest'])
    const hidden = async () => (await get('/home')).body[0].content.hiddenPosts
    expect(await hidden()).toEqual(['post-28', 'newest'])
    const home = await body('/')
    expect([home.includes('"post-27"'), home.includes('"posts":[{"id":"newest"')]).toEqual([true, false])

    const [made] = await history('home')
    expect(insights.id).toBe(made?.entries[0]?.block_id)
    await revert(made as Change)
    await revert({ page: 'home', version: (await history('home'))[0]?.version ?? 0 })
    expect(await hidden()).toEqual(['post-28', 'newest'])
  })

  test('is the one of a post that a section names', async () => {
    const { addBlock, get, rename } = await startPosts(open)
    await addBlock('INSIGHTS', { title: { en: 'Chosen' }, posts: ['post-29', 'post-1'] })
    await rename('post-29', 'newest')
    expect((await get('/home')).body[0].content.posts).toEqual(['newest', 'post-1'])
  })
})

describeEachDialect('a save under the old address of a post', (open) => {
  test('changes the post, and keeps what others changed meanwhile', async () => {
    const { getAsAdmin, items, rename, save } = await startPosts(open)
    const { content, version } = (await getAsAdmin(`${items}/post-0`)).body
    await rename('post-0', 'first')
    await save('first', { ...content, id: 'first', tag: { en: 'Theirs' } }, version)
    const { status, body } = await save('post-0', { ...content, title: { en: 'Mine' } }, version)
    expect([status, body.id, body.content]).toEqual([
      200,
      'first',
      { ...content, id: 'first', title: { en: 'Mine' }, tag: { en: 'Theirs' } },
    ])
    expect((await getAsAdmin(`${items}/post-0`)).body).toEqual(body)
  })

  test('does not reach another post to which the address of a deleted one leads', async () => {
    const { api, delete: remove, items, save } = await startPosts(open)
    await remove(`${items}/post-0`)
    await api('POST', '/redirects', { from: '/resources/post-0', to: '/resources/post-1' })
    expect((await save('post-0', { ...post, title: { en: 'Mine' } }, 1)).status).toBe(404)
  })
})
