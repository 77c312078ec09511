import { expect, test, vi } from 'vitest'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { type Answer, allRows, cta, startReleases } from './testing/start-releases.ts'

async function start(open: OpenDatabase) {
  const site = await startReleases(open)
  const { inRelease } = site
  const changes = async (page = 'home') => (await inRelease.get(`/history?pages=${page}&mine=true`)).body.items
  const undo = async (page = 'home') => {
    const [{ version }] = await changes(page)
    return inRelease.post('/history/revert', { page, version })
  }
  return { ...site, changes, undo }
}

describeEachDialect('undo in a release', (open) => {
  test('takes back a save and does it again, keeps what the release changed since, and writes nothing live', async () => {
    const site = await start(open)
    const { addBlock, inRelease, changes, undo, live } = site
    const block = await addBlock('CTA', cta('Old'))
    const before = await allRows(site)
    const save = (content: object) => inRelease.put(`/pages/blocks/${block.id}`, { type: 'CTA', content })
    await save(cta('One'))
    await save(cta('Two'))
    expect(await changes()).toMatchObject([
      {
        ...{ page: 'home', version: 2, is_mine: true, reverts: null },
        entries: [{ action: 'update', differences: [{ before: 'One', after: 'Two' }, {}] }],
      },
      { version: 1, entries: [{ differences: [{ path: 'title.en', before: 'Old', after: 'One' }, {}] }] },
    ])
    expect(await undo()).toEqual({ status: 200, body: { page: 'home', version: 3 } })
    expect(await inRelease.titles('home')).toEqual(['One'])
    expect((await changes())[0]).toMatchObject({ version: 3, reverts: 2 })
    expect((await undo()).status).toBe(200)
    expect(await inRelease.titles('home')).toEqual(['Two'])
    await save({ ...cta('Two'), description: { en: 'Later' } })
    expect((await inRelease.post('/history/revert', { page: 'home', version: 1 })).body).toMatchObject({
      status: 409,
      conflicts: [{ path: 'title.en', base: 'One', current: 'Two', mine: 'Old' }, {}],
    })
    expect(await live.titles('home')).toEqual(['Old'])
    expect(await allRows(site)).toBe(before)
    expect((await inRelease.post('/history/revert', { page: 'home', version: 99 })).status).toBe(404)
    const refused = [
      inRelease.post('/history/restore', { page: 'home', version: 1 }),
      inRelease.get('/history/preview?page=home&version=1&path=/'),
      inRelease.get('/history/bin'),
    ]
    for (const { body } of await Promise.all(refused)) expect(body.type).toBe('urn:problem:not-in-release')
  })

  test('takes back the only change of a document, also after it was changed live, and leaves nothing of it', async () => {
    const { addBlock, inRelease, live, undo, url } = await start(open)
    const block = await addBlock('CTA', cta('Old'))
    const save = (calls: typeof live, content: object) =>
      calls.put(`/pages/blocks/${block.id}`, { type: 'CTA', content, version: 1 })
    await save(inRelease, cta('New'))
    await save(live, { ...cta('Old'), description: { en: 'Live' } })
    expect((await undo()).status).toBe(200)
    expect((await inRelease.get('/pages/home')).body[0].content).toMatchObject({
      title: { en: 'Old' },
      description: { en: 'Live' },
    })
    expect((await live.get(url)).body.items).toEqual([])
  })

  test('takes back added, deleted and moved blocks', async () => {
    const { addBlock, inRelease, undo, changes } = await start(open)
    const one = await addBlock('CTA', cta('One'))
    const two = await addBlock('CTA', cta('Two'))
    const titles = () => inRelease.titles('home')
    await inRelease.post('/pages/home/blocks', { block_type: 'CTA', content: cta('New'), before: two.id })
    expect(await titles()).toEqual(['One', 'New', 'Two'])
    await undo()
    expect(await titles()).toEqual(['One', 'Two'])
    await undo()
    expect(await titles()).toEqual(['One', 'New', 'Two'])
    await inRelease.delete(`/pages/blocks/${one.id}`)
    await undo()
    expect(await titles()).toEqual(['One', 'New', 'Two'])
    const ids = (await inRelease.get('/pages/home')).body.map(({ id }: { id: string }) => id)
    await inRelease.post('/pages/blocks/reorder', { page: 'home', block_ids: ids.toReversed() })
    expect(await titles()).toEqual(['Two', 'New', 'One'])
    expect((await changes())[0].entries).toMatchObject([{ action: 'reorder', block_type: 'ORDER' }])
    await undo()
    expect(await titles()).toEqual(['One', 'New', 'Two'])
  })

  test('keeps the order of blocks when it takes back a text, also if blocks were added live since', async () => {
    const ways = {
      'L,M,C,B,A': ({ inRelease }, ids) =>
        inRelease.post('/pages/blocks/reorder', { page: 'home', block_ids: ids.toReversed() }),
      'L,M,A,B': ({ inRelease }, [, , last]) => inRelease.delete(`/pages/blocks/${last}`),
      'L,M,A,N,B,C': ({ inRelease }, [, before]) =>
        inRelease.post('/pages/home/blocks', { block_type: 'CTA', content: cta('N'), before }),
    } satisfies Record<string, (site: Awaited<ReturnType<typeof start>>, ids: string[]) => Promise<Answer>>
    for (const [order, prepare] of Object.entries(ways)) {
      const site = await start(open)
      const { addBlock, inRelease, live, undo } = site
      const ids: string[] = []
      for (const title of ['A', 'B', 'C']) ids.push((await addBlock('CTA', cta(title))).id)
      await prepare(site, ids)
      for (const title of ['L', 'M'])
        await live.post('/pages/home/blocks', { block_type: 'CTA', content: cta(title), before: ids[0] })
      expect((await inRelease.titles('home')).join()).toBe(order)
      await inRelease.put(`/pages/blocks/${ids[0]}`, { type: 'CTA', content: cta('Changed') })
      expect((await undo()).status).toBe(200)
      expect((await inRelease.titles('home')).join()).toBe(order)
    }
  })

  test('takes back changes of items, of page settings, new pages and what was left out', async () => {
    const { db, addBlock, inRelease, live, changes, undo, url } = await start(open)
    const words = { en: 'Words' }
    const head = { title: words, filters: { all: words, blog: words, events: words } }
    const post = (id: string) => ({ id, type: 'blog', title: { en: id } })
    const { id } = await addBlock('RESOURCES', { ...head, posts: ['a', 'b'].map(post) }, 'resources')
    const items = `/pages/blocks/${id}/items`
    const list = async () => (await inRelease.get(items)).body.items.map((item: { id: string }) => item.id)
    await inRelease.post(items, { content: post('new'), before: 'b' })
    await undo('resources')
    expect(await list()).toEqual(['a', 'b'])
    await inRelease.delete(`${items}/a`)
    expect(await list()).toEqual(['b'])
    await undo('resources')
    expect(await list()).toEqual(['a', 'b'])
    await inRelease.post(`${items}/reorder`, { item_ids: ['b', 'a'] })
    const queries = vi.spyOn(db.getExecutor(), 'executeQuery')
    await changes('resources')
    const past = queries.mock.calls.filter(([{ sql }]) => sql.includes('max('))
    expect(past).toHaveLength((await changes('resources')).length)
    queries.mockRestore()
    await undo('resources')
    expect(await list()).toEqual(['a', 'b'])

    await live.post('/pages', { path: { en: '/plans' }, name: { en: 'Plans' } })
    await inRelease.patch('/pages/plans', { name: { en: 'Our plans' } })
    const name = async () => (await inRelease.get('/pages/plans/settings')).body.name.en
    await live.post(`${url}/leave-out`, { block_id: 'page:plans' })
    expect(await name()).toBe('Plans')
    await undo('plans')
    expect(await name()).toBe('Our plans')
    await inRelease.patch('/pages/plans', { name: { en: 'Prices' } })
    await undo('plans')
    expect(await name()).toBe('Our plans')

    await inRelease.post('/pages', { path: { en: '/offer' }, name: { en: 'Offer' } })
    await undo('offer')
    expect((await inRelease.get('/pages/offer')).status).toBe(404)
    await undo('offer')
    expect((await inRelease.get('/pages/offer/settings')).body.path.en).toBe('/offer')
  })
})
