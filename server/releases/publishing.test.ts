import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { allRows, cta, startReleases } from './testing/start-releases.ts'

type Call = [kind: 'add' | 'edit' | 'delete' | 'reorder' | 'settings', at: number, text: string]

const call = fc.tuple(
  fc.constantFrom<Call[0][]>('add', 'edit', 'delete', 'reorder', 'settings'),
  fc.nat({ max: 5 }),
  fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 3 }),
)

/** Makes a change of a page, live or in the release. `at` chooses one of the blocks that the page has. */
async function make({ get, post, put, delete: remove, patch }: Calls, page: string, [kind, at, text]: Call) {
  const { body: blocks } = await get(`/pages/${page}`)
  const block = blocks[at % blocks.length]
  if (kind === 'add') await post(`/pages/${page}/blocks`, { block_type: 'CTA', content: cta(text), before: block?.id })
  else if (kind === 'settings') await patch(`/pages/${page}`, { name: { en: text } })
  else if (!block) return
  else if (kind === 'edit') await put(`/pages/blocks/${block.id}`, { type: 'CTA', content: cta(text) })
  else if (kind === 'delete') await remove(`/pages/blocks/${block.id}`)
  else {
    const ids = blocks.map(({ id }: { id: string }) => id)
    await post('/pages/blocks/reorder', { page, block_ids: [...ids.slice(at), ...ids.slice(0, at)] })
  }
}
type Calls = Awaited<ReturnType<typeof startReleases>>['live']

async function seed({ addBlock }: Awaited<ReturnType<typeof startReleases>>, page = 'home') {
  for (const title of ['One', 'Two', 'Three']) await addBlock('CTA', cta(title), page)
}

async function summary({ get, titles }: Calls, page: string) {
  const { body: blocks } = await get(`/pages/${page}`)
  const { name } = (await get(`/pages/${page}/settings`)).body
  return { name, titles: await titles(page), orders: blocks.map(({ order }: { order: number }) => order) }
}

describeEachDialect('publishing a release', (open) => {
  test('does what its changes would have done live, and nothing is seen before', async () => {
    const site = await startReleases(open)
    const { live, calls, begin } = site
    const newPage = async (path: string) => {
      const { slug } = (await live.post('/pages', { path: { en: path }, name: { en: 'Page' } })).body
      await seed(site, slug)
      return slug
    }
    let runs = 0
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 6 }), async (made) => {
        const [released, direct] = [await newPage(`/released-${++runs}`), await newPage(`/direct-${runs}`)]
        const url = await begin()
        const inRelease = calls(url.split('/').at(-1))
        const start = await summary(live, released)
        for (const each of made) await make(live, direct, each)
        const before = await allRows(site)
        for (const each of made) await make(inRelease, released, each)
        expect(await allRows(site)).toBe(before)
        const wanted = await summary(live, direct)
        expect(await summary(inRelease, released)).toEqual(wanted)
        const { status, body } = await live.post(`${url}/publish`)
        expect(body.type ?? 'published').toBe(status === 409 ? 'urn:problem:release-empty' : 'published')
        expect(await summary(live, released)).toEqual(wanted)
        if (status === 200) await live.post(`${url}/rollback`)
        const { name, titles } = await summary(live, released)
        expect({ name, titles }).toEqual({ name: start.name, titles: start.titles })
      }),
      { numRuns: 8 },
    )
  })

  test('keeps what others changed live meanwhile, also in the order of blocks', async () => {
    const site = await startReleases(open)
    await seed(site)
    const { inRelease, live, url } = site
    const [one, two, three] = (await live.get('/pages/home')).body
    const add = (calls: Calls, title: string, before?: string) =>
      calls.post('/pages/home/blocks', { block_type: 'CTA', content: cta(title), before })
    await add(inRelease, 'New', two.id)
    await inRelease.delete(`/pages/blocks/${three.id}`)
    await add(live, 'First', one.id)
    await add(live, 'Last')
    await live.put(`/pages/blocks/${one.id}`, { type: 'CTA', content: cta('Changed') })
    expect(await inRelease.titles('home')).toEqual(['First', 'Changed', 'New', 'Two', 'Last'])
    await inRelease.put(`/pages/blocks/${two.id}`, { type: 'CTA', content: cta('2') })
    expect((await live.get(url)).body).toMatchObject({ changes: 3 })
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    expect(await live.titles('home')).toEqual(['First', 'Changed', 'New', '2', 'Last'])
    expect((await live.post(`${url}/rollback`)).status).toBe(200)
    expect(await live.titles('home')).toEqual(['First', 'Changed', 'Two', 'Three', 'Last'])
  })

  test.each(['release', 'live'])('asks about what was changed live, too: the %s is kept', async (keep) => {
    const { addBlock, inRelease, live, url } = await startReleases(open)
    const block = await addBlock('CTA', cta('Old'))
    const save = (calls: Calls, content: object) => calls.put(`/pages/blocks/${block.id}`, { type: 'CTA', content })
    await save(inRelease, { ...cta('Mine'), description: { en: 'My words' } })
    await save(live, cta('Theirs'))
    const conflict = { page: 'home', block_id: block.id, path: 'title.en', current: 'Theirs', mine: 'Mine' }
    const refused = await live.post(`${url}/publish`)
    expect(refused).toMatchObject({ status: 409, body: { type: 'urn:problem:changed-meanwhile' } })
    expect(refused.body.conflicts).toContainEqual(expect.objectContaining(conflict))
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect(await live.post(`${url}/publish`, { at })).toEqual(refused)
    expect((await live.get(url)).body.items[0].conflicts).toContainEqual(expect.objectContaining(conflict))
    expect(await live.titles('home')).toEqual(['Theirs'])
    // Whoever approves decides without handing it back.
    expect((await live.post(`${url}/hand-in`)).status).toBe(200)
    const decide = { block_id: block.id, keep }
    expect((await live.post(`${url}/resolve`, decide)).status).toBe(200)
    expect((await live.get(url)).body.items[0].conflicts).toEqual([])
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    const title = keep === 'release' ? 'Mine' : 'Theirs'
    expect((await live.get('/pages/home')).body).toMatchObject([
      { content: { title: { en: title }, description: { en: 'My words' } } },
    ])
  })

  test('asks about what was deleted live, and about what was changed in a block that it deletes', async () => {
    const { addBlock, inRelease, live, url } = await startReleases(open)
    const [one, two] = [await addBlock('CTA', cta('One')), await addBlock('CTA', cta('Two'))]
    await inRelease.put(`/pages/blocks/${one.id}`, { type: 'CTA', content: cta('Changed') })
    await inRelease.delete(`/pages/blocks/${two.id}`)
    await live.delete(`/pages/blocks/${one.id}`)
    await live.put(`/pages/blocks/${two.id}`, { type: 'CTA', content: cta('Changed, too') })
    expect((await live.post(`${url}/publish`)).body.conflicts).toMatchObject([
      { block_id: two.id, current: { title: { en: 'Changed, too' } } },
      { block_id: one.id, mine: { title: { en: 'Changed' } } },
    ])
    await live.post(`${url}/resolve`, { block_id: one.id, keep: 'release' })
    await live.post(`${url}/resolve`, { block_id: two.id, keep: 'live' })
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    expect((await live.titles('home')).toSorted()).toEqual(['Changed', 'Changed, too'])
  })

  test('can be opened again after it was rolled back, with its changes and what is known about its Arabic', async () => {
    const { addBlock, inRelease, live, url } = await startReleases(open)
    const block = await addBlock('CTA', cta('Old'))
    await inRelease.put(`/pages/blocks/${block.id}`, { type: 'CTA', content: cta('New') })
    const approved = { locale: 'ar', items: [{ block: block.id, path: 'title', source: 'New' }] }
    expect((await inRelease.post('/translations/approve', approved)).status).toBe(200)
    const known = async () => {
      const { items } = (await inRelease.get('/translations?locale=ar&page=home')).body
      return items.filter((item: { block: string }) => item.block === block.id)
    }
    const before = await known()
    expect(before).toMatchObject([{ path: 'title', source: 'New', state: 'approved' }])
    expect((await live.post(`${url}/reopen`)).body.type).toBe('urn:problem:release-not-rolled-back')
    await live.post(`${url}/publish`)
    await live.post(`${url}/rollback`)
    await live.put(`/pages/blocks/${block.id}`, {
      type: 'CTA',
      content: { ...cta('Old'), description: { en: 'Since' } },
    })
    const reopened = { state: 'open', changes: 1, published_at: null, publisher: null, rolled_back_at: null }
    expect((await live.post(`${url}/reopen`)).body).toMatchObject(reopened)
    expect(await known()).toEqual(before)
    expect(await live.titles('home')).toEqual(['Old'])
    expect(await inRelease.titles('home')).toEqual(['New'])
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    expect((await live.get('/pages/home')).body).toMatchObject([
      { content: { title: { en: 'New' }, description: { en: 'Since' } } },
    ])
  })

  test('names the hidden pages that it changes or leads to, and shows them if it is published so', async () => {
    const { addBlock, begin, calls, inRelease, live, url } = await startReleases(open)
    const block = await addBlock('CTA', cta('Old'))
    await live.patch('/pages/resources', { state: 'hidden' })
    await inRelease.put(`/pages/blocks/${block.id}`, {
      type: 'CTA',
      content: { ...cta('New'), buttonLink: '/ar/resources?page=2#top' },
    })
    await inRelease.post('/pages', { path: { en: '/offer' }, name: { en: 'Offer' } })
    const { slug } = (await live.post('/pages', { path: { en: '/unused' }, name: { en: 'Unused' } })).body
    const hidden = [
      { path: '/resources', key: 'resources' },
      { path: '/offer', name: { en: 'Offer' } },
    ]
    const { hidden_pages } = (await live.get(url)).body
    expect(hidden_pages).toMatchObject(hidden)
    const show = hidden_pages.map(({ key }: { key: string }) => key)
    const at = new Date(Date.now() + 3_600_000).toISOString()
    await live.post(`${url}/hand-in`)
    expect((await live.post(`${url}/publish`, { at, show })).body).toMatchObject({ state: 'scheduled' })
    expect((await live.get(url)).body.hidden_pages).toEqual([])
    const states = async () =>
      (await live.get('/pages')).body.items
        .filter(({ path }: { path: { en: string } }) => ['/resources', '/offer', '/unused'].includes(path.en))
        .map(({ path, state }: { path: { en: string }; state: string }) => `${path.en} ${state}`)
        .toSorted()
    expect(await states()).toEqual(['/resources hidden', '/unused hidden'])
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    expect(await states()).toEqual(['/offer public', '/resources public', '/unused hidden'])
    await live.post(`${url}/rollback`)
    expect(await states()).toEqual(['/resources hidden', '/unused hidden'])

    const other = await begin()
    await calls(other.slice('/releases/'.length)).patch(`/pages/${slug}`, { name: { en: 'Used' } })
    expect((await live.post(`${other}/publish`, { show: ['site'] })).status).toBe(404)
    expect((await live.post(`${other}/publish`)).status).toBe(200)
    expect(await states()).toContain('/unused hidden')
  })
})
