import { expect, test } from 'vitest'
import { head, post } from '#server/history/testing/start-history.ts'
import { releaseContent } from '#server/releases/release-content.ts'
import { allRows, cta, startReleases } from '#server/releases/testing/start-releases.ts'
import { releaseScope } from '#server/releases/write-into-release.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { importXliff } from './import-xliff.ts'
import { siteTexts } from './site-texts.ts'

/** Starts a release that changes a block and an item, deletes another block, and adds a page with a block. */
async function start(open: OpenDatabase) {
  const site = await startReleases(open)
  const { addBlock, inRelease, live, app, id, token } = site
  const [one, two] = [await addBlock('CTA', cta('One')), await addBlock('CTA', cta('Two'))]
  const posts = await addBlock(
    'RESOURCES',
    { ...head, posts: [post('a'), post('b', { title: { en: 'b', ar: 'ب' } })] },
    'resources',
  )
  await inRelease.put(`/pages/blocks/${one.id}`, {
    type: 'CTA',
    content: { title: { en: 'First', ar: arabic('One') } },
  })
  await inRelease.delete(`/pages/blocks/${two.id}`)
  await inRelease.put(`/pages/blocks/${posts.id}/items/a`, { content: post('a', { title: { en: 'A', ar: 'أ' } }) })
  const { slug } = (await inRelease.post('/pages', { path: { en: '/autumn' }, name: { en: 'Autumn' } })).body
  await inRelease.post(`/pages/${slug}/blocks`, { block_type: 'CTA', content: cta('New') })
  const states = async (calls: typeof live, query = `home,resources,${slug}`) =>
    (await calls.get(`/translations?locale=ar&page=${query}`)).body.items.flatMap(
      ({ source, state, path }: Record<string, string>) => (/itle$|name/.test(path ?? '') ? `${source} ${state}` : []),
    )
  const exported = async (release?: string) => {
    const headers = { authorization: `Bearer ${token}`, ...(release && { 'x-release': release }) }
    return (await app.inject({ url: '/api/v1/translations/export?locale=ar', headers })).body
  }
  return { ...site, one, slug, states, exported: () => exported(id), exportedLive: () => exported() }
}
const arabic = (en: string) => `${en} بالعربية`

describeEachDialect('translations in a release', (open) => {
  test('are those of its contents, while the live ones stay as they are', async () => {
    const { inRelease, live, slug, states, exported, exportedLive } = await start(open)
    const inIt = await states(inRelease)
    expect(inIt).toEqual(expect.arrayContaining(['First outdated', 'A approved', 'b approved', 'Autumn missing']))
    expect(inIt).toContain('New approved')
    expect(inIt.join()).not.toMatch(/One|Two/)
    const onLive = await states(live)
    expect(onLive).toEqual(expect.arrayContaining(['One approved', 'Two approved', 'a placeholder']))
    expect(onLive.join()).not.toMatch(/First|Autumn|New/)
    const pages = async (calls: typeof live) =>
      (await calls.get('/translations?locale=ar')).body.pages.map(({ page }: { page: string }) => page)
    expect(await pages(inRelease)).toContain(slug)
    expect(await pages(live)).not.toContain(slug)
    expect(await exported()).toMatch(/<source>First<.*<source>Autumn<|<source>Autumn<.*<source>First</s)
    expect(await exportedLive()).not.toMatch(/First|Autumn/)
  })

  test('come with a file, of which visitors see nothing before the release is published', async () => {
    const { inRelease, live, slug, states, exported, url } = await start(open)
    const xliff = (await exported())
      .replace(`<source>First</source><target>${arabic('One')}<`, '<source>First</source><target>الأول<')
      .replace('<source>Autumn</source>', '<source>Autumn</source><target>الخريف</target>')
      .replaceAll('state="initial"', 'state="translated"')
    const { status, body } = await inRelease.post('/translations/import?locale=ar', { xliff })
    expect([status, body.saved]).toEqual([200, []])
    expect(body.changes.map(({ target }: { target: string }) => target).toSorted()).toEqual(['الأول', 'الخريف'])
    expect(await states(inRelease)).toEqual(expect.arrayContaining(['First imported', 'Autumn imported']))
    expect(await states(live)).toContain('One approved')
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    expect(await states(live)).toEqual(expect.arrayContaining(['First imported', 'Autumn imported']))
    expect((await live.get(`/pages/${slug}/settings`)).body.name).toEqual({ en: 'Autumn', ar: 'الخريف' })
  })

  test('can be confirmed by a file that changes no text', async () => {
    const { inRelease, states, exported } = await start(open)
    const xliff = (await exported()).replaceAll('state="initial"', 'state="translated"')
    expect((await inRelease.post('/translations/import?locale=ar', { xliff })).body.changes).toHaveLength(1)
    expect(await states(inRelease)).toContain('First imported')
  })

  test('are approved in it without a trace on the live site, until it is published', async () => {
    const { inRelease, live, one, states, url, begin, calls } = await start(open)
    const approve = (to: typeof live, source: string) =>
      to.post('/translations/approve', { locale: 'ar', items: [{ block: one.id, path: 'title', source }] })
    expect((await approve(inRelease, 'First')).status).toBe(200)
    expect(await states(inRelease)).toContain('First approved')
    expect(await states(live)).toContain('One approved')
    const discarded = (await begin()).slice('/releases/'.length)
    const other = calls(discarded)
    const content = { title: { en: 'Secret', ar: arabic('One') } }
    await other.put(`/pages/blocks/${one.id}`, { type: 'CTA', content })
    await approve(other, 'Secret')
    await live.delete(`/releases/${discarded}`)
    expect(await states(live)).toContain('One approved')
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    expect(await states(live)).toContain('First approved')
  })

  test('are approved no more once it is handed in', async () => {
    const { inRelease, live, one, url } = await start(open)
    expect((await live.post(`${url}/hand-in`)).status).toBe(200)
    const items = [{ block: one.id, path: 'title', source: 'First' }]
    const { status, body } = await inRelease.post('/translations/approve', { locale: 'ar', items })
    expect([status, body.type]).toEqual([409, 'urn:problem:release-closed'])
  })

  test('that were approved and then left out of it stay as they are live', async () => {
    const { inRelease, live, one, states, url } = await start(open)
    const items = [{ block: one.id, path: 'title', source: 'First' }]
    await inRelease.post('/translations/approve', { locale: 'ar', items })
    expect((await live.post(`${url}/leave-out`, { block_id: one.id, item_id: null })).status).toBeLessThan(300)
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    expect(await states(live)).toContain('One approved')
  })

  test('leave no byte of an import behind when it is discarded', async () => {
    const { inRelease, live, states, exported, url, db } = await start(open)
    const before = await allRows({ db })
    const xliff = (await exported()).replaceAll('state="initial"', 'state="translated"')
    expect((await inRelease.post('/translations/import?locale=ar', { xliff })).status).toBe(200)
    expect(await states(live)).toContain('One approved')
    await live.delete(url)
    expect(await allRows({ db })).toBe(before)
    expect(await db.selectFrom('release_translations').selectAll().execute()).toEqual([])
  })

  test('come with a file in one transaction', async () => {
    const { inRelease, states, exported, id, db, admin } = await start(open)
    const xliff = (await exported()).replaceAll('state="initial"', 'state="translated"')
    const outside = new Proxy(db, {
      get(target, key) {
        if (key === 'insertInto') throw new Error('written outside of the transaction')
        return Reflect.get(target, key, target)
      },
    })
    const texts = await siteTexts(db, await releaseContent(db, id))
    const author = { ...admin, release: releaseScope(db, id) }
    await importXliff({ db: outside, onChange: () => {} }, { xliff, isDryRun: false, author, texts })
    expect(await states(inRelease)).toContain('First imported')
  })
})
