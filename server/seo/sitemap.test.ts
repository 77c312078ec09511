import { expect, test } from 'vitest'
import { routeTable } from '#content/pages.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { all, origin, startSeoSite } from './testing/start-seo-site.ts'

const post = (id: string) => ({ id, type: 'blog', title: { en: id }, day: '2026-02-03' })

describeEachDialect('the sitemap', (open) => {
  test('lists every page in both languages, except those with noindex', async () => {
    const { addBlock, ask, db } = await startSeoSite(open)
    for (const { key: slug } of routeTable) {
      await pagesRepository(db).insertMissingPage({ slug, version: 1, updated_at: '2026-01-01T00:00:00.000Z' })
    }
    for (const { key } of routeTable) await addBlock('CTA', { title: { en: 'Shown' } }, key)
    await addBlock('TEXT', { content: { title: { en: 'Privacy' } } }, 'privacy-policy')
    const answer = await ask('/sitemap.xml')
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    const paths = all(answer.body, 'loc').map((address) => address.replace(origin, ''))
    const kept = routeTable.filter(({ noindex }) => !noindex).map(({ path }) => path)
    const arabic = kept.map((path) => (path === '/' ? '/ar' : `/ar${path}`))
    expect(paths.sort()).toEqual([...kept, ...arabic].sort())
    expect(paths).toEqual(expect.arrayContaining(['/', '/ar', '/about', '/ar/solutions/totara-learn']))
    expect(paths).not.toContain('/success')
  })

  test('lists each post in both languages with its alternates and its last change', async () => {
    const id = encodeURI('اثنان')
    const { ask, get, items } = await startSeoSite(open, [post('one'), post('اثنان')])
    const { updated_at } = (await get(`${items}/${id}`)).body
    const [en, ar] = [`${origin}/resources/${id}`, `${origin}/ar/resources/${id}`]
    const links = [
      `<xhtml:link rel="alternate" hreflang="en" href="${en}"/>`,
      `<xhtml:link rel="alternate" hreflang="ar" href="${ar}"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${en}"/>`,
    ].join('')
    const { body } = await ask('/sitemap.xml')
    for (const address of [en, ar]) {
      expect(body).toContain(`<url><loc>${address}</loc><lastmod>${updated_at}</lastmod>${links}</url>`)
    }
  })

  test('lists stories and vacancies', async () => {
    const { ask, db, addBlock } = await startSeoSite(open)
    for (const slug of ['customer-stories', 'careers']) {
      await db.insertInto('pages').values({ slug, version: 1, updated_at: '2026-01-01T00:00:00.000Z' }).execute()
    }
    const title = { en: 'Title' }
    await addBlock('GALLERY', { title, stories: [{ id: 'sahab', title, company: title }] }, 'customer-stories')
    await addBlock('JOBS', { title, jobs: [{ id: 'engineer', title }] }, 'careers')
    expect(all((await ask('/sitemap.xml')).body, 'loc')).toEqual(
      expect.arrayContaining([`${origin}/customer-stories/sahab`, `${origin}/ar/vacancy-details/engineer`]),
    )
  })

  test('reflects deleted posts, new posts and page changes immediately', async () => {
    const site = await startSeoSite(open, [post('one'), post('two')])
    const before = (await site.ask('/sitemap.xml')).body
    expect(before).toContain('/resources/one<')
    await site.delete(`${site.items}/one`)
    await site.post(site.items, { content: post('three') })
    const after = (await site.ask('/sitemap.xml')).body
    expect(after).not.toContain('/resources/one<')
    expect(after).toContain('/resources/three<')
    const changed = (body: string) => /\/resources<\/loc><lastmod>([^<]+)/.exec(body)?.[1] ?? ''
    expect(changed(after) > changed(before)).toBe(true)
  })
})

describeEachDialect('a page on which visitors are shown nothing', (open) => {
  test('is not in the sitemap, because its head has noindex, until a block is shown on it', async () => {
    const { addBlock, ask, put, delete: remove } = await startSeoSite(open)
    const isListed = async (path: string) => (await ask('/sitemap.xml')).body.includes(`<loc>${origin}${path}</loc>`)
    const { id } = await addBlock('CTA', { title: { en: 'Welcome' } })
    expect([await isListed('/'), await isListed('/resources')]).toEqual([true, true])
    await put(`/blocks/${id}`, { type: 'CTA', content: { title: { en: 'Welcome' }, hidden: true } })
    expect([await isListed('/'), await isListed('/ar'), await isListed('/resources')]).toEqual([false, false, true])
    await put(`/blocks/${id}`, { type: 'CTA', content: { title: { en: 'Welcome' } } })
    expect(await isListed('/ar')).toBe(true)
    await remove(`/blocks/${id}`)
    expect(await isListed('/')).toBe(false)
  })

  test('is neither listed without the block that the whole page is about', async () => {
    const { addBlock, ask, get, put } = await startSeoSite(open)
    await addBlock('CTA', { title: { en: 'Below' } }, 'resources')
    const [{ id, block_type, content }] = (await get('/resources')).body
    expect((await ask('/sitemap.xml')).body).toContain(`${origin}/resources<`)
    await put(`/blocks/${id}`, { type: block_type, content: { ...content, hidden: true } })
    expect((await ask('/sitemap.xml')).body).not.toContain(`${origin}/resources<`)
  })
})

describeEachDialect('security.txt', (open) => {
  test('states the contact for security reports, its languages and its expiry', async () => {
    const { ask } = await startSeoSite(open)
    const { headers, body } = await ask('/.well-known/security.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = Object.fromEntries(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    )
    expect(fields).toMatchObject({
      Contact: 'mailto:info@example.com',
      'Preferred-Languages': 'en, ar',
      Canonical: `${origin}/.well-known/security.txt`,
    })
    const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
  })
})

describeEachDialect('robots.txt', (open) => {
  test('allows pages and pictures, disallows the API, the login and edit mode, and names the sitemap', async () => {
    const { ask } = await startSeoSite(open)
    const answer = await ask('/robots.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Allow: /api/uploads/',
        'Disallow: /api/',
        'Disallow: /login',
        'Disallow: /ar/login',
        'Disallow: /*?edit=true',
        'Disallow: /*&edit=true',
        `Sitemap: ${origin}/sitemap.xml`,
      ]),
    )
  })
})
