import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'

const title = (en: string, ar?: string) => ({ title: ar === undefined ? { en } : { en, ar } })

describeEachDialect('reading a page', (open) => {
  test('returns its blocks by order, in the shape of the API contract', async () => {
    const { addBlock, get, post } = await startSite(await open())
    const second = await addBlock('cta', title('second'))
    await post('/home/blocks', { block_type: 'CTA', content: title('first'), order: 0 })
    const { status, body } = await get('/home?_=123')
    expect([status, body.map((block: { order: number }) => block.order)]).toEqual([200, [0, 1]])
    expect(body[1]).toEqual({
      id: second.id,
      page: 'home',
      block_type: 'CTA',
      order: 1,
      content: title('second'),
      version: 1,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
  })

  test('returns an empty list for a page without blocks, and 404 for an unknown page', async () => {
    const { get } = await startSite(await open())
    expect(await get('/home')).toMatchObject({ status: 200, body: [] })
    expect(await get('/nowhere')).toMatchObject({ status: 404, body: { type: 'urn:problem:page-not-found' } })
  })

  test('returns 304 while nothing changed, and the page after a change', async () => {
    const { addBlock, get, put } = await startSite(await open())
    const block = await addBlock('CTA', title('one'))
    const tag = (await get('/home')).headers.etag
    expect(await get('/home', { 'if-none-match': tag })).toMatchObject({ status: 304, body: undefined })
    await put(`/blocks/${block.id}`, { type: 'CTA', content: title('two') })
    const changed = await get('/home', { 'if-none-match': tag })
    expect([changed.status, changed.body[0].content]).toEqual([200, title('two')])
  })

  test('is cached and compressed until something on it changes, but with a token reads from the database', async () => {
    const { addBlock, app, db, get, put, token } = await startSite(await open())
    const { id } = await addBlock('CTA', title('one'))
    const compressed = await app.inject({ url: '/api/v1/pages/home', headers: { 'accept-encoding': 'gzip' } })
    expect(compressed.headers['content-encoding']).toBe('gzip')
    await db
      .updateTable('blocks')
      .set({ content: title('told to nobody') })
      .where('id', '=', id)
      .execute()
    const titleFor = async (headers = {}) => (await get('/home', headers)).body[0].content.title.en
    expect(await titleFor()).toBe('one')
    expect(await titleFor({ authorization: 'Bearer nonsense' })).toBe('one')
    expect(await titleFor({ authorization: 'Basic dXNlcjpwYXNz' })).toBe('one')
    expect(await titleFor({ authorization: `Bearer ${token}` })).toBe('told to nobody')
    await put(`/blocks/${id}`, { type: 'CTA', content: title('two') })
    expect(await titleFor()).toBe('two')
  })

  test('keeps languages that the site does not show, and sanitizes them like the others', async () => {
    const { addBlock, get, put } = await startSite(await open())
    const imageUrl = { en: '/uploads/a-8x6.webp', fr: '/uploads/b-8x6.webp' }
    const french = { title: { en: 'Words', fr: '<b onclick="x()">Mots</b>' }, imageUrl }
    const { id } = await addBlock('CTA', french)
    const kept = { title: { en: 'Words', fr: 'Mots' }, imageUrl }
    expect((await get('/home')).body).toMatchObject([{ content: kept }])
    const arabic = { ...kept, title: { ...kept.title, ar: 'كلمات' } }
    expect(await put(`/blocks/${id}`, { type: 'CTA', content: arabic })).toMatchObject({ status: 200 })
    expect((await get('/home')).body).toMatchObject([{ content: arabic }])
  })

  test('ignores an invalid token', async () => {
    const { get } = await startSite(await open())
    expect((await get('/home', { authorization: 'Bearer nonsense' })).status).toBe(200)
  })
})

describeEachDialect('changing a page', (open) => {
  test('is refused without a valid token, and changes nothing', async () => {
    const { addBlock, call, get } = await startSite(await open())
    const { id } = await addBlock('CTA', title('kept'))
    const attempts = [
      call('POST', '/home/blocks', { block_type: 'CTA', content: title('x') }),
      call('PUT', `/blocks/${id}`, { type: 'CTA', content: title('x') }, { authorization: 'Bearer eyJhbGciOi.x.y' }),
      call('DELETE', `/blocks/${id}`),
      call('POST', '/blocks/reorder', { page: 'home', block_ids: [id] }),
      call('POST', `/blocks/${id}/items`, { content: {} }),
      call('POST', `/blocks/${id}/items/reorder`, { item_ids: [] }),
      call('PUT', `/blocks/${id}/items/a`, { content: {} }),
      call('DELETE', `/blocks/${id}/items/a`),
    ]
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(attempts.map(() => 401))
    expect((await get('/home')).body).toMatchObject([{ version: 1, content: title('kept') }])
  })

  test('calls `onChange` after the commit and before the response', async () => {
    const changed: string[] = []
    const db = await open()
    const { addBlock, put } = await startSite(db, async (slug) => {
      const [row] = await db.selectFrom('blocks').select('version').execute()
      changed.push(`${slug} ${row?.version}`)
    })
    const { id } = await addBlock('CTA', title('one'))
    const change = { type: 'CTA', content: title('two') }
    await put(`/blocks/${id}`, change)
    expect(changed).toEqual(['home 1', 'home 2'])
    await put(`/blocks/${id}`, { ...change, content: { title: 5 } })
    expect(changed.length).toBe(2)
  })

  test('writes a revision with content, time and author', async () => {
    const { addBlock, admin, put, delete: remove, revisions } = await startSite(await open())
    const { id } = await addBlock('CTA', title('one'))
    await put(`/blocks/${id}`, { type: 'cta', content: title('two') })
    expect((await remove(`/blocks/${id}`)).status).toBe(204)
    const rows = await revisions(id)
    expect(rows.map(({ action, version, content }) => [action, version, content])).toEqual([
      ['create', 1, title('one')],
      ['update', 2, title('two')],
      ['delete', 3, title('two')],
    ])
    for (const row of rows) {
      expect(row).toMatchObject({ page_slug: 'home', author_id: admin.id, created_at: expect.any(String) })
    }
  })

  test('writes no version and no revision when the content is the same', async () => {
    const { addBlock, put, revisions } = await startSite(await open())
    const { id } = await addBlock('CTA', title('one', 'واحد'))
    const { body } = await put(`/blocks/${id}`, { type: 'CTA', content: title('one', 'واحد'), version: 1 })
    expect([body.version, (await revisions(id)).length]).toEqual([1, 1])
  })
})

describeEachDialect('an invalid block', (open) => {
  test('is refused with the path of each error', async () => {
    const { post, get } = await startSite(await open())
    const tab = { id: 'a', title: { en: 5 }, description: { en: '' } }
    const content = { mainTitle: { ar: 'x' }, tabs: [tab, { ...tab, title: { en: 'ok' }, imageSrc: 'javascript:x' }] }
    const { status, body } = await post('/home/blocks', { block_type: 'TABS', content })
    expect(status).toBe(422)
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'content.mainTitle.en',
      'content.tabs.0.title.en',
      'content.tabs.1.imageSrc',
    ])
    expect((await get('/home')).body).toEqual([])
  })

  test('is refused for duplicate item ids, for an unknown or different type, and for an unknown block', async () => {
    const { addBlock, post, put } = await startSite(await open())
    const tab = { id: 'a', title: { en: '' }, description: { en: '' } }
    const twice = { block_type: 'TABS', content: { mainTitle: { en: '' }, tabs: [tab, tab] } }
    expect(await post('/home/blocks', twice)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'content.tabs.1.id' }] },
    })
    const unknown = await post('/home/blocks', { block_type: 'NOTHING', content: {} })
    expect(unknown).toMatchObject({ status: 422, body: { errors: [{ path: 'block_type' }] } })
    const { id } = await addBlock('CTA', title('x'))
    const other = await put(`/blocks/${id}`, { type: 'HERO', content: title('x') })
    expect(other).toMatchObject({ status: 422, body: { errors: [{ path: 'type' }] } })
    expect((await put('/blocks/none', { type: 'CTA', content: title('x') })).status).toBe(404)
    expect((await post('/nowhere/blocks', { block_type: 'CTA', content: title('x') })).status).toBe(404)
  })

  test('loses its markup but not its text, and keeps unknown keys', async () => {
    const { addBlock } = await startSite(await open())
    const { content } = await addBlock('CTA', {
      title: { en: '<b>AT&T</b>, 5 < 6 \0\ud800', ar: 'نص' },
      subtitle: { en: '<p onclick="x()">a <b>b</b></p><script>alert(1)</script>' },
      campaign: { code: '<x>', count: 3 },
    })
    expect(content).toEqual({
      title: { en: 'AT&T, 5 < 6 \ufffd', ar: 'نص' },
      subtitle: { en: '<p>a <strong>b</strong></p>' },
      campaign: { code: '<x>', count: 3 },
    })
  })
})

describeEachDialect('two editors', (open) => {
  const change = (content: object, version?: number) => ({ type: 'CTA', content, version })

  test('who delete the same block at once get one success, and for the others there is no such block', async () => {
    const site = await startSite(await open())
    const { id } = await site.addBlock('CTA', title('A'))
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.delete(`/blocks/${id}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404])
  })

  test('both keep their changes of different languages and fields from one version', async () => {
    const { addBlock, put } = await startSite(await open())
    const { id } = await addBlock('CTA', { ...title('en', 'ar'), buttonLink: '/a' })
    await put(`/blocks/${id}`, change({ ...title('EN', 'ar'), buttonLink: '/a' }, 1))
    await put(`/blocks/${id}`, change({ ...title('en', 'AR'), buttonLink: '/a' }, 1))
    const { status, body } = await put(`/blocks/${id}`, change({ ...title('en', 'ar'), buttonLink: '/b' }, 1))
    expect([status, body.version, body.content]).toEqual([200, 4, { ...title('EN', 'AR'), buttonLink: '/b' }])
  })

  test('get a conflict with both values when they change the same text, and nothing is stored', async () => {
    const { addBlock, get, put } = await startSite(await open())
    const { id } = await addBlock('CTA', title('start'))
    const { body: current } = await put(`/blocks/${id}`, change(title('theirs'), 1))
    const { status, body } = await put(`/blocks/${id}`, change(title('mine'), 1))
    expect(status).toBe(409)
    expect(body).toMatchObject({ type: 'urn:problem:changed-meanwhile', status: 409 })
    expect(body.conflicts).toEqual([{ path: 'title.en', base: 'start', current: 'theirs', mine: 'mine' }])
    expect(body.current).toEqual(current)
    expect((await get('/home')).body).toEqual([current])
  })

  test('overwrite each other when no version is sent: the last one wins', async () => {
    const { addBlock, put } = await startSite(await open())
    const { id } = await addBlock('CTA', title('start'))
    await put(`/blocks/${id}`, change(title('theirs'), 1))
    expect(await put(`/blocks/${id}`, change(title('mine')))).toMatchObject({
      status: 200,
      body: { content: title('mine') },
    })
  })

  test('get a conflict for every difference from a version that never existed', async () => {
    const { addBlock, put } = await startSite(await open())
    const { id } = await addBlock('CTA', title('start'))
    const { status, body } = await put(`/blocks/${id}`, change(title('mine'), 99))
    expect([status, body.conflicts.length]).toEqual([409, 1])
  })

  test('save at the same moment without losing a save', async () => {
    const { addBlock, put, revisions } = await startSite(await open())
    const { id } = await addBlock('CTA', title('start'))
    const saves = Array.from({ length: 12 }, (_, index) =>
      put(`/blocks/${id}`, change({ ...title('start'), [`key${index}`]: index }, 1)),
    )
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(saves.map(() => 200))
    const rows = await revisions(id)
    expect(rows.map(({ version }) => version)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
    expect(Object.keys(rows.at(-1)?.content ?? {}).length).toBe(13)
  })
})

describeEachDialect('the order of blocks', (open) => {
  async function threeBlocks() {
    const site = await startSite(await open())
    const ids: string[] = []
    for (const order of [2, 5, 7]) {
      const block = { block_type: 'CTA', content: title(String(order)), order }
      ids.push((await site.post('/home/blocks', block)).body.id)
    }
    return { ...site, ids: ids as [string, string, string] }
  }

  test('reuses the order numbers of the page', async () => {
    const {
      ids: [a, b, c],
      get,
      post,
      revisions,
    } = await threeBlocks()
    const { status, body } = await post('/blocks/reorder', { page: 'home', block_ids: [c, b, a] })
    expect([status, body.map(({ id, order, version }: Record<string, unknown>) => [id, order, version])]).toEqual([
      200,
      [
        [c, 2, 2],
        [b, 5, 1],
        [a, 7, 2],
      ],
    ])
    expect((await get('/home')).body).toEqual(body)
    expect((await revisions(a)).at(-1)).toMatchObject({ action: 'reorder', position: 7 })
  })

  test('is as requested even if two blocks had the same number', async () => {
    const { db, ids, get, post } = await threeBlocks()
    await db.updateTable('blocks').set({ position: 2 }).execute()
    for (const block_ids of [ids.toReversed(), ids]) {
      const { status, body } = await post('/blocks/reorder', { page: 'home', block_ids })
      expect([status, body.map(({ id }: { id: string }) => id)]).toEqual([200, block_ids])
      expect(body.map(({ order }: { order: number }) => order)).toEqual([2, 3, 4])
      expect((await get('/home')).body).toEqual(body)
    }
  })

  test('stays unchanged when a block is missing, foreign or named twice, or the page is unknown', async () => {
    const {
      ids: [a, b, c],
      addBlock,
      get,
      post,
    } = await threeBlocks()
    const foreign = await addBlock('CTA', title('x'), 'resources')
    const before = (await get('/home')).body
    for (const block_ids of [[a, b], [a, b, c, foreign.id], [a, b, b], [a, b, foreign.id], []]) {
      expect((await post('/blocks/reorder', { page: 'home', block_ids })).status).toBe(422)
    }
    expect((await post('/blocks/reorder', { page: 'nowhere', block_ids: [] })).status).toBe(422)
    expect((await get('/home')).body).toEqual(before)
  })
})
