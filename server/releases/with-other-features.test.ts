import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { cta, startReleases } from './testing/start-releases.ts'

describeEachDialect('a release', (open) => {
  test('keeps the files that it uses from being deleted', async () => {
    const { addBlock, inRelease, live, db, url } = await startReleases(open)
    const key = '0123456789abcdef-680x340.webp'
    const file = { key, mime: 'image/webp', bytes: 1, width: 680, height: 340, original_name: 'a', created_by: null }
    await db
      .insertInto('uploads')
      .values({ ...file, created_at: '2026-01-01T00:00:00.000Z' })
      .execute()
    const block = await addBlock('HERO', { title: { en: 'Hero' } })
    const content = { ...block.content, image: { en: `/uploads/${key}` } }
    expect((await inRelease.put(`/pages/blocks/${block.id}`, { type: 'HERO', content })).status).toBe(200)
    expect((await live.delete(`/uploads/${key}`)).body).toMatchObject({ uses: [{ page: 'home', block_id: block.id }] })
    await live.delete(url)
    expect((await live.delete(`/uploads/${key}`)).status).not.toBe(409)
  })

  test('cannot hold redirects, or changes of the whole site, and says so', async () => {
    const { addBlock, inRelease, live } = await startReleases(open)
    await addBlock('CTA', { ...cta('Old'), buttonLink: '/nowhere' })
    const before = (await live.get('/pages/home')).body
    const refused = [
      await inRelease.post('/redirects', { from: '/old', to: '/' }),
      await inRelease.post('/links/replace', { from: '/nowhere', to: 'https://example.com' }),
    ]
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 409, body: { type: 'urn:problem:not-in-release' } })
    }
    expect((await live.get('/pages/home')).body).toEqual(before)
  })

  test('is found by its id alone: bad and unknown ids are a clear 404, also for public reads', async () => {
    const { calls, live } = await startReleases(open)
    for (const id of ['nonsense', '2f1c5b0e-6a3f-4c7e-8f55-0f2f8d2a1b11']) {
      const answer = await calls(id).get('/pages/home')
      expect(answer).toMatchObject({ status: 404, body: { type: 'urn:problem:release-not-found' } })
    }
    expect((await live.get('/releases/nonsense')).status).toBe(422)
  })

  test('takes no save that was begun in it once it is closed, and the live site takes those that name it', async () => {
    const { addBlock, begin, calls, live } = await startReleases(open)
    const block = await addBlock('CTA', cta('Old'))
    const save = (place: string, title: string) =>
      calls(place).put(`/pages/blocks/${block.id}`, { type: 'CTA', content: cta(title) })
    for (const close of ['DELETE', 'POST'] as const) {
      const url = await begin()
      const id = url.slice('/releases/'.length)
      expect((await save(id, 'Prepared')).status).toBe(200)
      if (close === 'DELETE') await live.delete(url)
      else await live.post(`${url}/hand-in`)
      expect(await save(id, 'Late')).toMatchObject({ status: 409, body: { type: 'urn:problem:release-closed' } })
    }
    expect(await live.titles('home')).toEqual(['Old'])
    expect((await save('live', 'New')).status).toBe(200)
    expect(await live.titles('home')).toEqual(['New'])
  })

  test('lets translators change only their language in it, and not publish it', async () => {
    const { addBlock, tokenOf, app, id, url } = await startReleases(open)
    const block = await addBlock('CTA', cta('Old'))
    const token = await tokenOf('translator', ['ar'])
    const ask = (method: 'PUT' | 'POST', path: string, payload: object) =>
      app.inject({
        method,
        url: `/api/v1${path}`,
        payload,
        headers: { authorization: `Bearer ${token}`, 'x-release': id },
      })
    const save = async (title: object) => {
      const content = { ...block.content, title }
      return (await ask('PUT', `/pages/blocks/${block.id}`, { type: 'CTA', content })).statusCode
    }
    expect(await save({ ...block.content.title, ar: 'جديد' })).toBe(200)
    expect(await save({ en: 'New', ar: 'جديد' })).toBe(403)
    expect((await ask('POST', `${url}/publish`, {})).statusCode).toBe(403)
  })

  test('knows which Arabic is outdated, whenever it was written in it', async () => {
    const { inRelease, live, url } = await startReleases(open)
    const content = (en: string, ar: string) => ({ title: { en, ar } })
    const added = await inRelease.post('/pages/home/blocks', { block_type: 'CTA', content: content('One', 'واحد') })
    await inRelease.put(`/pages/blocks/${added.body.id}`, { type: 'CTA', content: content('Two', 'واحد') })
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    expect((await live.get('/translations?locale=ar&page=home&state=outdated')).body.items).toMatchObject([
      { source: 'Two', target: 'واحد', was: 'One' },
    ])
  })
})
