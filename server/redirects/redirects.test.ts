import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startRedirects } from './testing/start-redirects.ts'

describeEachDialect('a redirect', (open) => {
  test('leads visitors to a page, to another site, or for the time being, and can be changed and deleted', async () => {
    const { add, list, location, redirects } = await startRedirects(open)
    expect(await add('/old', '/about')).toMatchObject({ status: 201, body: { from: '/old', permanent: true, hits: 0 } })
    await add('/ar/%D9%82%D8%AF%D9%8A%D9%85/', 'http://localhost:3000/ar/about', { permanent: false })
    await add('/shop', 'https://example.com/%D8%A3?x=%2F')
    await add('/resources/gone', '/resources?filter=blog')
    expect(await location('/old')).toEqual([301, '/about'])
    expect(await location('/ar/قديم')).toEqual([302, '/ar/about'])
    expect(await location('/shop')).toEqual([301, 'https://example.com/%D8%A3?x=%2F'])
    expect(await location('/resources/gone')).toEqual([301, '/resources?filter=blog'])

    const [{ id } = { id: '' }] = await list().then((items) => items.filter(({ from }) => from === '/old'))
    expect((await redirects('PUT', `/${id}`, { from: '/older', to: '/contact-us' })).status).toBe(200)
    expect([await location('/old'), await location('/older')]).toEqual([
      [404, undefined],
      [301, '/contact-us'],
    ])
    expect((await redirects('DELETE', `/${id}`)).status).toBe(204)
    expect((await redirects('DELETE', `/${id}`)).status).toBe(404)
    expect(await location('/older')).toEqual([404, undefined])
  })

  test('leads where a redirect from its target leads, and cannot lead back', async () => {
    const { add, list, redirects } = await startRedirects(open)
    await add('/b', '/c')
    expect((await add('/a', '/b')).body.to).toBe('/c')
    await add('/c', '/about')
    expect((await list()).map(({ from, to }) => [from, to])).toEqual([
      ['/a', '/about'],
      ['/b', '/about'],
      ['/c', '/about'],
    ])
    const [a] = await list()
    await redirects('PUT', `/${a?.id}`, { from: '/a', to: '/d?x=1' })
    expect((await add('/d', '/a')).body.errors).toMatchObject([{ message: 'leads back to the same address' }])
  })

  test('has a target in the same form as its address, so that a slash or a host makes no loop and no chain', async () => {
    const { add, list, location } = await startRedirects(open)
    const loop = { status: 422, body: { errors: [{ path: 'to', message: 'is the same address' }] } }
    for (const to of ['/same/', '//same'.slice(1), '/./same//', '/%73ame', 'HTTP://LOCALHOST:3000/same/']) {
      expect(await add('/same', to)).toMatchObject(loop)
    }
    await add('/a/', '/b/')
    expect((await add('/b', '/a/')).body.errors).toMatchObject([{ message: 'leads back to the same address' }])
    await add('/b', 'http://LocalHost:3000/about/')
    expect((await list()).map(({ from, to }) => [from, to])).toEqual([
      ['/a', '/about'],
      ['/b', '/about'],
    ])
    expect((await add('/c', '/.//evil.example/x')).body.to).toBe('/evil.example/x')
    expect(await location('/c')).toEqual([301, '/evil.example/x'])
  })

  test('keeps the query and the fragment of its target when that moves', async () => {
    const { add, list, location, patch, redirects } = await startRedirects(open)
    await add('/a', '/about?x=1+2#team')
    await add('/b', '/c_d?x=1#form')
    await add('/c', '/cxd?x=1')
    await add('/c_d', '/contact-us?y=2')
    await patch('/about', { path: { en: '/company' } })
    await add('/d', '/about#top')
    const b = (await list()).find(({ from }) => from === '/b')
    await redirects('PUT', `/${b?.id}`, { from: '/b2', to: '/b#top' })
    await add('/e', '/b2?z=1')
    expect((await list()).map(({ from, to }) => [from, to])).toEqual([
      ['/a', '/company?x=1+2#team'],
      ['/about', '/company'],
      ['/ar/about', '/ar/company'],
      ['/b2', '/b#top'],
      ['/c', '/cxd?x=1'],
      ['/c_d', '/contact-us?y=2'],
      ['/d', '/company#top'],
      ['/e', '/b?z=1#top'],
    ])
    expect(await location('/a')).toEqual([301, '/company?x=1+2#team'])
  })

  test('may have invisible characters, a space or odd letters in its address as it was typed or counted', async () => {
    const { add, ask, list, redirects } = await startRedirects(open)
    const requested = [
      '/files/Course%20List.pdf',
      '/100%25',
      '/a%22b%3C%3E%5C',
      '/a%3Fb%23c%2Fd',
      '/%E2%80%8Fseen%C2%AD/',
      '/blog/old',
      '/events/old',
      '/feed',
      '/ar/search/old',
    ]
    const used = [
      '/assets/x',
      '/default/x',
      '/healthz/x',
      '/ar/icons/x',
      '/locales/x',
      '/login/x',
      '/uploads/x',
      '/%EF%BF%BD',
    ]
    const final = async (path: string): Promise<number> => {
      const { statusCode, headers } = await ask(path)
      return statusCode === 301 ? final(String(headers.location)) : statusCode
    }
    for (const path of [...requested, ...used]) expect([path, await final(path)]).toEqual([path, 404])
    const { items } = (await redirects('GET', '/missed')).body
    expect(items).toHaveLength(requested.length)
    for (const { path } of items) expect(await add(path, '/about')).toMatchObject({ status: 201, body: { from: path } })
    for (const path of requested) expect([path, await final(path)]).toEqual([path, 200])
    expect((await add('\u200F/ar/قد\u200Cيم\u200F', '\uFEFF/about')).body).toMatchObject({
      from: '/ar/قديم',
      to: '/about',
    })
    for (const from of ['/ar/\uFFFD', '/%CE%E6%E1', '/\uD800', '//x', '/50%']) {
      expect((await add(from, '/about')).body.errors).toMatchObject([{ path: 'from' }])
    }
    expect((await add('/x', '/ar/%EF%BF%BD')).body.errors).toMatchObject([{ path: 'to' }])
    expect(await list()).toHaveLength(requested.length + 1)
  })

  test('is refused with the field, the fault and what would be right', async () => {
    const { add } = await startRedirects(open)
    const refusals = [
      ['/old', '/old', 'to', 'is the same address'],
      ['old', '/about', 'from', 'must be a path of this site such as /old-page'],
      ['/old?x=1', '/about', 'from', 'must be a path of this site such as /old-page'],
      [`/${'x'.repeat(200)}`, '/about', 'from', 'must have at most 200 characters'],
      ['/uploads/x', '/about', 'from', 'is used by the site itself'],
      ['/login', '/about', 'from', 'is used by the site itself'],
      ['/sitemap.xml', '/about', 'from', 'is used by the site itself'],
      ['/old', '/uploads/x.pdf', 'to', 'is no page; visitors can be sent to pages such as /about only'],
      ['/old', '/brochure.pdf', 'to', 'is no page; visitors can be sent to pages such as /about only'],
      ['/old', 'http://example.com', 'to', 'must begin with https:// if it is on another site'],
      [
        '/old',
        '//example.com',
        'to',
        'must be a page of this site such as /about, or an address such as https://example.com',
      ],
      ['/old', `/${'x'.repeat(2_000)}`, 'to', 'must have at most 2000 characters'],
    ]
    for (const [from = '', to = '', path, message] of refusals) {
      expect(await add(from, to)).toMatchObject({ status: 422, body: { errors: [{ path, message }] } })
    }
  })

  test('is refused from the address of a page, of an item or of another redirect', async () => {
    const { add, list, patch, redirects } = await startRedirects(open)
    for (const from of ['/', '/about', '/ar/about', '/resources/post-1', '/ar/resources/post-1']) {
      expect(await add(from, '/contact-us')).toMatchObject({ status: 409, body: { type: 'urn:problem:address-taken' } })
    }
    await patch('/about', { path: { en: '/company' } })
    expect(await add('/about', '/contact-us')).toMatchObject({
      status: 409,
      body: { type: 'urn:problem:redirect-exists', errors: [{ path: 'from', message: 'leads to /company already' }] },
    })
    const about = (await list()).find(({ from }) => from === '/about')
    expect((await redirects('DELETE', `/${about?.id}`)).body.type).toBe('urn:problem:redirect-needed')
    expect((await redirects('GET', '', undefined, 'none')).status).toBe(401)
  })

  test('to an address without a page is listed with what is wrong', async () => {
    const { add, list, patch } = await startRedirects(open)
    await patch('/contact-us', { state: 'hidden' })
    for (const to of ['/about', '/gone', '/contact']) await add(`/to${to}`, to)
    expect((await list()).map(({ to, fault }) => [to, fault])).toEqual([
      ['/about', null],
      ['/contact', 'hidden'],
      ['/gone', 'missing'],
    ])
  })

  test('counts how often it was used', async () => {
    const { add, ask, list } = await startRedirects(open)
    await add('/old', '/about')
    for (let times = 0; times < 3; times++) await ask('/old')
    expect(await list()).toMatchObject([{ hits: 3, used_at: expect.stringMatching(/^20/) }])
  })
})

describeEachDialect('addresses that visitors did not find', (open) => {
  test('are listed until something is there, without what scanners ask for', async () => {
    const { add, ask, db, redirects } = await startRedirects(open)
    const paths = ['/gone', '/gone?x=1', '/gone/', '/ar/ذهب', '/x.php', '/.env', '/wp-admin/x', `/${'x'.repeat(201)}`]
    for (const path of paths) await ask(encodeURI(path))
    const { body } = await redirects('GET', '/missed')
    expect(body.items).toMatchObject([
      { path: '/gone', count: 2 },
      { path: '/ar/ذهب', count: 1 },
    ])
    expect(await db.selectFrom('missed_addresses').selectAll().execute()).toHaveLength(2)
    await add('/gone', '/about')
    expect((await redirects('GET', '/missed')).body.items).toMatchObject([{ path: '/ar/ذهب' }])
  })

  test('are forgotten after 90 days, and at most 1,000 are kept of a day', async () => {
    const { ask, db, redirects } = await startRedirects(open)
    await db.insertInto('missed_addresses').values({ day: '2020-01-01', path: '/old', count: 1 }).execute()
    await ask('/gone')
    await redirects('GET', '/missed')
    const [{ day } = { day: '' }, ...more] = await db.selectFrom('missed_addresses').selectAll().execute()
    expect(more).toEqual([])
    const values = Array.from({ length: 999 }, (_, index) => ({ day, path: `/${index}`, count: 1 }))
    await db.insertInto('missed_addresses').values(values).execute()
    for (const path of ['/one-more', '/gone']) await ask(path)
    const { body } = await redirects('GET', '/missed')
    expect(body.items[0]).toMatchObject({ path: '/gone', count: 2 })
    expect(await db.selectFrom('missed_addresses').selectAll().execute()).toHaveLength(1_000)
  })
})
