import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { allRows, cta, startReleases } from './testing/start-releases.ts'

describeEachDialect('a release', (open) => {
  test('holds a changed text that visitors see once it is published', async () => {
    const { addBlock, inRelease, live, url, get } = await startReleases(open)
    const block = await addBlock('CTA', cta('Old'))
    const saved = await inRelease.put(`/pages/blocks/${block.id}`, { type: 'CTA', content: cta('New'), version: 1 })
    expect(saved).toMatchObject({ status: 200, body: { version: 100_001, content: { title: { en: 'New' } } } })
    expect((await get('/home')).body).toEqual([block])
    expect(await live.titles('home')).toEqual(['Old'])
    expect((await inRelease.get('/pages/home')).body).toMatchObject([{ version: 100_001, content: cta('New') }])
    expect((await live.get(url)).body).toMatchObject({
      changes: 1,
      items: [{ page: 'home', block_id: block.id, kind: 'changed', author: { email: 'editor@example.com' } }],
    })
    expect(await live.post(`${url}/publish`)).toMatchObject({ status: 200, body: { state: 'published' } })
    expect((await get('/home')).body).toMatchObject([{ version: 2, content: cta('New') }])
    const by = { email: 'editor@example.com' }
    expect(await live.post(`${url}/rollback`)).toMatchObject({
      ...{ status: 200, body: { state: 'rolled_back', publisher: by, rolled_back_by: by } },
    })
    expect((await get('/home')).body).toMatchObject([{ version: 3, content: cta('Old') }])
  })

  test('is discarded without a trace, whatever was done in it', async () => {
    const site = await startReleases(open)
    const { addBlock, inRelease, live, url } = site
    const [one, two] = [await addBlock('CTA', cta('One')), await addBlock('CTA', cta('Two'))]
    const before = await allRows(site)
    await inRelease.delete(`/pages/blocks/${one.id}`)
    await inRelease.post('/pages/home/blocks', { block_type: 'CTA', content: cta('Three'), before: two.id })
    const path = { en: '/offer' }
    await inRelease.post('/pages', { path, name: { en: 'Offer' } })
    await inRelease.patch('/site', { brand: { en: 'Acme' } })
    expect(await inRelease.titles('home')).toEqual(['Three', 'Two'])
    expect(await allRows(site)).toBe(before)
    expect((await live.get(url)).body.items).toMatchObject([
      { kind: 'deleted', block_id: one.id },
      { kind: 'added' },
      { kind: 'added', block_id: 'page:offer' },
      { kind: 'changed', block_id: 'page:site' },
    ])
    expect((await live.delete(url)).status).toBe(204)
    expect(await allRows(site)).toBe(before)
    expect((await live.get(url)).status).toBe(404)
    expect((await inRelease.get('/pages/home')).status).toBe(404)
  })

  test('merges by field what two people change in it, by its own versions, and keeps live ones apart', async () => {
    const { addBlock, inRelease, live } = await startReleases(open)
    const block = await addBlock('CTA', cta('Old'))
    const save = (calls: typeof live, content: object, version: number) =>
      calls.put(`/pages/blocks/${block.id}`, { type: 'CTA', content, version })
    const words = (title: string, description: string) => ({ title: { en: title }, description: { en: description } })
    await save(inRelease, words('New', 'Old'), 1)
    await save(live, { ...words('Old', 'Old'), buttonText: { en: 'Live' } }, 1)
    const shown = (await inRelease.get('/pages/home')).body[0]
    expect(shown).toMatchObject({ version: 100_002, content: { title: { en: 'New' }, buttonText: { en: 'Live' } } })
    // Both saves start from the same version.
    const one = await save(inRelease, { ...shown.content, title: { en: 'Newer' } }, shown.version)
    const other = await save(inRelease, { ...shown.content, description: { en: 'Words' } }, shown.version)
    expect([one.body.version, other.body.version]).toEqual([200_002, 300_002])
    expect(other.body.content).toEqual({ ...words('Newer', 'Words'), buttonText: { en: 'Live' } })
    expect((await save(inRelease, { ...shown.content, title: { en: 'Mine' } }, shown.version)).body).toMatchObject({
      status: 409,
      conflicts: [{ path: 'title.en', base: 'New', current: 'Newer', mine: 'Mine' }],
    })
    expect((await save(live, words('From the release', 'Words'), other.body.version)).status).toBe(409)
    // A save of the live text removes the block from the changes of the release; the versions continue.
    const back = await save(inRelease, { ...words('Old', 'Old'), buttonText: { en: 'Live' } }, other.body.version)
    expect(back.body.version).toBe(400_002)
    expect((await live.get('/releases')).body.items).toMatchObject([{ changes: 0 }])
    expect((await save(inRelease, { ...back.body.content, title: { en: 'Again' } }, back.body.version)).status).toBe(
      200,
    )
  })

  test('holds items that are added, changed, moved and deleted', async () => {
    const { addBlock, inRelease, live, url, get } = await startReleases(open)
    const words = { en: 'Words' }
    const head = { title: words, filters: { all: words, blog: words, events: words } }
    const post = (id: string) => ({ id, type: 'blog', title: { en: id } })
    const posts = ['a', 'b', 'c', 'd'].map(post)
    const block = await addBlock('RESOURCES', { ...head, posts }, 'resources')
    const items = `/pages/blocks/${block.id}/items`
    const list = async ({ get: read }: typeof live) => {
      const { items: found, total } = (await read(items)).body
      expect(found.length).toBe(total)
      return found.map(({ content }: { content: { title: { en: string } } }) => content.title.en)
    }
    const added = await inRelease.post(items, { content: { ...post('new'), draft: true }, before: 'b' })
    expect(added).toMatchObject({ status: 201, body: { version: 100_000 } })
    const changed = await inRelease.put(`${items}/b`, { content: { ...post('b'), title: { en: 'B' } }, version: 1 })
    expect(changed).toMatchObject({ status: 200, body: { version: 200_001 } })
    await inRelease.delete(`${items}/c`)
    await inRelease.post(`${items}/reorder`, { item_ids: ['d', 'a', 'new', 'b'] })
    expect(await list(inRelease)).toEqual(['d', 'a', 'new', 'B'])
    expect(await list(live)).toEqual(['a', 'b', 'c', 'd'])
    expect((await inRelease.get(`${items}/new`)).body).toMatchObject({ content: { title: { en: 'new' } } })
    expect((await inRelease.get(`${items}/c`)).status).toBe(404)
    expect((await inRelease.patch(`${items}/b`, { id: 'other' })).body.type).toBe('urn:problem:not-in-release')
    const whole = (await inRelease.get('/pages/resources')).body[0]
    expect(whole.content.posts.map(({ id }: { id: string }) => id)).toEqual(['d', 'a', 'new', 'b'])
    // The whole block is saved with a version from before the changes of its items.
    const late = { ...block.content, title: { en: 'Head' }, posts }
    const saved = await inRelease.put(`/pages/blocks/${block.id}`, { type: 'RESOURCES', content: late, version: 1 })
    expect(saved.status).toBe(200)
    expect(await list(inRelease)).toEqual(['d', 'a', 'new', 'B'])
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    expect(await list(live)).toEqual(['d', 'a', 'new', 'B'])
    expect((await get(`/blocks/${block.id}/items`)).body.total).toBe(3)
    expect((await live.post(`${url}/rollback`)).status).toBe(200)
    expect(await list(live)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('holds new pages, addresses, menus and settings of the site', async () => {
    const { inRelease, live, url, get } = await startReleases(open)
    const page = { path: { en: '/offer' }, name: { en: 'Offer', ar: 'عرض' } }
    expect((await inRelease.post('/pages', page)).status).toBe(201)
    expect((await inRelease.post('/pages', page)).body.type).toBe('urn:problem:address-taken')
    await inRelease.post('/pages/offer/blocks', { block_type: 'CTA', content: cta('Buy') })
    await inRelease.patch('/pages/offer', { state: 'public', path: { en: '/spring' } })
    await inRelease.patch('/site', { brand: { en: 'Acme' }, version: 0 })
    const listed = async ({ get: read }: typeof live) =>
      (await read('/pages')).body.items.map(({ path }: { path: { en: string } }) => path.en)
    expect(await listed(inRelease)).toContain('/spring')
    expect(await listed(live)).not.toContain('/spring')
    expect((await inRelease.get('/pages/offer/settings')).body).toMatchObject({
      path: { en: '/spring' },
      version: 300_000,
    })
    expect((await inRelease.get('/site')).body).toMatchObject({ brand: { en: 'Acme' } })
    expect((await live.get('/site')).body).not.toHaveProperty('brand')
    // The block of a new page is not listed as a change of its own.
    expect((await live.get(url)).body.items.map(({ block_id }: { block_id: string }) => block_id)).toEqual([
      'page:offer',
      'page:site',
    ])
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    expect(await listed(live)).toContain('/spring')
    expect((await get('/offer')).body).toMatchObject([{ content: cta('Buy') }])
    expect((await live.get('/site')).body).toMatchObject({ brand: { en: 'Acme' } })
    expect((await live.post(`${url}/rollback`)).status).toBe(200)
    expect([await listed(live), (await live.get('/site')).body]).not.toContainEqual(
      expect.objectContaining({ brand: 1 }),
    )
    expect(await listed(live)).not.toContain('/spring')
  })

  test('leaves out single changes', async () => {
    const { addBlock, inRelease, live, url } = await startReleases(open)
    const [one, two] = [await addBlock('CTA', cta('One')), await addBlock('CTA', cta('Two'))]
    await inRelease.put(`/pages/blocks/${one.id}`, { type: 'CTA', content: cta('Changed') })
    await inRelease.delete(`/pages/blocks/${two.id}`)
    const { id } = (await inRelease.post('/pages/home/blocks', { block_type: 'CTA', content: cta('New') })).body
    await inRelease.post('/pages', { path: { en: '/offer' }, name: { en: 'Offer' } })
    await inRelease.post('/pages/offer/blocks', { block_type: 'CTA', content: cta('Buy') })
    expect(await inRelease.titles('home')).toEqual(['Changed', 'New'])
    for (const block_id of [one.id, two.id, 'page:offer']) {
      expect((await live.post(`${url}/leave-out`, { block_id })).status).toBe(200)
      expect((await live.post(`${url}/leave-out`, { block_id })).body.type).toBe('urn:problem:document-not-in-release')
    }
    expect(await inRelease.titles('home')).toEqual(['One', 'Two', 'New'])
    expect((await inRelease.get('/pages/offer')).status).toBe(404)
    expect((await live.get(url)).body.items).toMatchObject([{ kind: 'added', block_id: id }])
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    expect(await live.titles('home')).toEqual(['One', 'Two', 'New'])
  })

  test('is handed in, commented and handed back, and changed only while it is open', async () => {
    const { addBlock, inRelease, live, url, outbox, tokenOf, app } = await startReleases(open)
    const block = await addBlock('CTA', cta('Old'))
    const save = () => inRelease.put(`/pages/blocks/${block.id}`, { type: 'CTA', content: cta('New') })
    const editor = await tokenOf('editor', null)
    const asEditor = async (path: string, payload: object) =>
      (
        await app.inject({
          method: 'POST',
          url: `/api/v1${url}${path}`,
          payload,
          headers: { authorization: `Bearer ${editor}` },
        })
      ).json()
    expect((await live.post(`${url}/hand-in`)).body.type).toBe('urn:problem:release-empty')
    await save()
    expect((await live.post(`${url}/hand-in`, { note: 'Please look' })).body).toMatchObject({ state: 'handed_in' })
    expect((await save()).body.type).toBe('urn:problem:release-closed')
    expect(await inRelease.titles('home')).toEqual(['New'])
    await asEditor('/notes', { note: 'A question' })
    expect(await asEditor('/hand-back', { note: 'Not yet' })).toMatchObject({ state: 'open' })
    expect((await save()).status).toBe(200)
    expect((await live.get(url)).body.notes).toMatchObject([
      { kind: 'handed_in', text: 'Please look', author: { email: 'editor@example.com' } },
      { kind: 'comment', text: 'A question' },
      { kind: 'handed_back', text: 'Not yet' },
    ])
    const mails = (await outbox()).map(({ headers }) => headers.subject)
    expect(mails.toSorted()).toEqual([
      'Comment on Spring (iLearn)',
      'For your approval: Spring (iLearn)',
      'Handed back: Spring (iLearn)',
    ])
    expect(await asEditor('/publish', {})).toMatchObject({ state: 'published' })
    expect((await outbox()).map(({ headers }) => headers.subject)).toContain('Published: Spring (iLearn)')
  })
})
