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
    expect(await live.post(`${url}/rollback`)).toMatchObject({ status: 200, body: { state: 'rolled_back' } })
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
})
