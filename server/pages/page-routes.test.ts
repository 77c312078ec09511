import { expect, test } from 'vitest'
import { startHistory, title } from '#server/history/testing/start-history.ts'
import { startPages } from '#server/render/testing/start-pages.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'

const name = { en: 'Spring offer', ar: 'عرض الربيع' }
const offer = { path: { en: '/spring-offer' }, name }

describeEachDialect('a new page', (open) => {
  test('is hidden from visitors until it is shown, then follows at its addresses in both languages', async () => {
    const { ask, call, patch, post, getAsAdmin } = await startPages(await open())
    const made = await post('', { ...offer, start: 'landing' })
    expect(made).toMatchObject({
      status: 201,
      body: { slug: 'spring-offer', path: { en: '/spring-offer', ar: '/ar/spring-offer' }, state: 'hidden' },
    })
    const listed = async (get: typeof getAsAdmin) =>
      (await get('')).body.items.find(({ slug }: { slug: string }) => slug === 'spring-offer')
    expect((await ask('/spring-offer')).statusCode).toBe(404)
    expect((await call('GET', '/spring-offer')).status).toBe(404)
    expect(await listed((path) => call('GET', path))).toBeUndefined()
    expect((await getAsAdmin('/spring-offer')).body[0]).toMatchObject({ block_type: 'HERO', content: { title: name } })
    expect(await listed(getAsAdmin)).toMatchObject({ state: 'hidden', name })

    expect((await patch('/spring-offer', { state: 'public' })).body.state).toBe('public')
    expect((await ask('/spring-offer')).statusCode).toBe(200)
    expect((await ask('/ar/spring-offer')).statusCode).toBe(200)
    expect(await listed((path) => call('GET', path))).toMatchObject({ state: 'public' })
    await patch('/spring-offer', { state: 'hidden' })
    expect((await ask('/spring-offer')).statusCode).toBe(404)
  })

  test('is seen by visitors at once if that is asked', async () => {
    const { ask, post } = await startPages(await open())
    expect((await post('', { ...offer, state: 'public' })).body.state).toBe('public')
    expect((await ask('/spring-offer')).statusCode).toBe(200)
  })

  test('is listed with the time from which visitors see it, until they do', async () => {
    const { getAsAdmin, patch, post } = await startPages(await open())
    await post('', offer)
    const shows_at = '2126-12-03T09:00:00Z'
    const listed = async () =>
      (await getAsAdmin('')).body.items.find(({ slug }: { slug: string }) => slug === 'spring-offer')
    await patch('/spring-offer', { shows_at })
    expect(await listed()).toMatchObject({ state: 'hidden', shows_at })
    await patch('/spring-offer', { state: 'public' })
    expect(await listed()).not.toHaveProperty('shows_at')
  })

  test('may have an Arabic address of its own, to which the English one under /ar leads', async () => {
    const { ask, patch, post } = await startPages(await open())
    await post('', { ...offer, path: { en: '\u200B/spring-\u00ADoffer/', ar: '/ar/%D8%B9%D8%B1%D8%B6%E2%80%8F ' } })
    const { body } = await patch('/spring-offer', { state: 'public' })
    expect(body.path).toEqual({ en: '/spring-offer', ar: '/ar/عرض' })
    expect((await ask(encodeURI('/ar/عرض'))).statusCode).toBe(200)
    const moved = await ask('/ar/spring-offer')
    expect([moved.statusCode, moved.headers.location]).toEqual([301, encodeURI('/ar/عرض')])
  })

  test('can be a copy of any page, without its collection', async () => {
    const { addBlock, getAsAdmin, post } = await startHistory(open)
    await addBlock('CTA', title('One'))
    await addBlock('RESOURCES', { ...title('x'), filters: {}, posts: [] }, 'resources')
    expect((await post('', { ...offer, copy_of: 'home' })).body.description.en).toContain('iLearn')
    expect((await getAsAdmin('/spring-offer')).body).toMatchObject([{ order: 1, content: title('One') }])
    expect((await post('', { ...offer, path: { en: '/copy' }, copy_of: 'nowhere' })).status).toBe(404)
  })

  test.each([
    ['/Spring', 'must look like /spring-offer: small letters, digits, hyphens'],
    ['spring', 'must look like /spring-offer: small letters, digits, hyphens'],
    ['/spring?', 'must look like /spring-offer: small letters, digits, hyphens'],
    ['/api/x', 'is used by the site itself'],
    ['/resources/one', 'is where posts, stories and vacancies have their addresses'],
  ])('is refused at %s, which %s', async (en, message) => {
    const { post } = await startHistory(open)
    const { status, body } = await post('', { ...offer, path: { en } })
    expect([status, body.errors?.[0]]).toEqual([422, { path: 'path.en', message }])
  })

  test('is refused at the address of another page, also at one that a page of the route table left', async () => {
    const { patch, post } = await startPages(await open())
    const refusal = { status: 409, body: { type: 'urn:problem:address-taken', errors: [{ path: 'path.en' }] } }
    expect(await post('', { ...offer, path: { en: '/about' } })).toMatchObject(refusal)
    await patch('/about', { path: { en: '/who-we-are' } })
    expect(await post('', { ...offer, path: { en: '/about' } })).toMatchObject(refusal)
    expect((await patch('/about', { path: { en: '/about' } })).status).toBe(200)
  })

  test('begins with texts that fit, and with a button that leads to its form', async () => {
    const { getAsAdmin, post } = await startHistory(open)
    const begun = async (start: string) => {
      const { body } = await post('', { ...offer, path: { en: `/${start}` }, start })
      return (await getAsAdmin(`/${body.slug}`)).body
    }
    for (const start of ['landing', 'solution', 'event']) {
      expect((await begun(start))[0].content).toMatchObject({ title: name, primaryButtonLink: '#request-demo-form' })
    }
    expect(JSON.stringify(await begun('event'))).not.toContain('customer-stories')
    expect(JSON.stringify(await begun('text'))).not.toMatch(/privacy policy/i)
  })

  test('that two administrators make at one address at once is made once', async () => {
    const { getAsAdmin, post } = await startHistory(open)
    const answers = await Promise.all([1, 2, 3].map(() => post('', offer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await post('', offer)).body).toMatchObject({
      type: 'urn:problem:address-taken',
      errors: [{ path: 'path.en', message: "is the address of 'Spring offer'" }],
    })
    expect(
      (await getAsAdmin('')).body.items.filter(({ path }: typeof offer) => path.en === offer.path.en),
    ).toHaveLength(1)
  })
})

describeEachDialect('settings that were stored before pages had addresses', (open) => {
  test('are completed by the route table', async () => {
    const { db, getAsAdmin, history, patch } = await startHistory(open)
    const old = { name: { en: 'Start' }, description: { en: 'Old' } }
    await patch('/home', old)
    await db.updateTable('pages').set({ content: old }).where('slug', '=', 'home').execute()
    await db.updateTable('revisions').set({ content: old }).execute()
    expect((await getAsAdmin('')).body.items[0]).toMatchObject({ path: { en: '/' }, name: old.name, state: 'public' })
    expect((await patch('/home', { name: { en: 'New' } })).body).toMatchObject({ path: { en: '/' }, accent: 'primary' })
    expect((await history())[0]?.entries[0]?.differences.map(({ path }) => path)).toEqual(['name.en'])
  })
})

describeEachDialect('a moved page', (open) => {
  test('is reached from all its former addresses in one step, and may return to one of them', async () => {
    const { ask, patch } = await startPages(await open())
    const location = async (path: string) => (await ask(path)).headers.location
    await patch('/about', { path: { en: '/company' } })
    await patch('/about', { path: { en: '/who-we-are', ar: '/ar/من-نحن' } })
    for (const old of ['/about', '/company']) expect(await location(old)).toBe('/who-we-are')
    for (const old of ['/ar/about', '/ar/company']) expect(await location(old)).toBe(encodeURI('/ar/من-نحن'))
    expect((await ask('/about')).statusCode).toBe(301)
    expect(await location('/about?edit=true')).toBe('/who-we-are?edit=true')

    await patch('/about', { path: { en: '/about' } })
    expect((await ask('/about')).statusCode).toBe(200)
    expect(await location('/who-we-are')).toBe('/about')
    expect(await location(encodeURI('/ar/من-نحن'))).toBe('/ar/about')
  })

  test('has links in every cached document follow', async () => {
    const { app, patch, post } = await startPages(await open())
    await post('/home/blocks', { block_type: 'CTA', content: { ...title('x'), buttonLink: '/about' } })
    const link = async () => JSON.parse((await app.inject('/ar')).body).blocks.at(-1).content.buttonLink.href
    expect(await link()).toBe('/ar/about')
    await patch('/about', { path: { en: '/about', ar: '/ar/من-نحن' } })
    expect(await link()).toBe('/ar/من-نحن')
  })

  test('keeps the home page where it is, public', async () => {
    const { patch } = await startHistory(open)
    expect((await patch('/home', { path: { en: '/start' } })).status).toBe(422)
    expect((await patch('/home', { state: 'hidden' })).body.errors[0].path).toBe('state')
  })
})

describeEachDialect('a deleted page', (open) => {
  test('is gone everywhere and comes back whole, with another address if its own is taken', async () => {
    const { bin, delete: remove, getAsAdmin, post, revert } = await startHistory(open)
    await post('', { ...offer, start: 'text' })
    expect((await remove('/spring-offer')).status).toBe(204)
    expect((await getAsAdmin('/spring-offer')).status).toBe(404)
    expect((await getAsAdmin('/spring-offer/settings')).status).toBe(404)
    expect((await remove('/spring-offer')).status).toBe(404)
    const [entry] = await bin()
    expect(entry).toMatchObject({ page: 'spring-offer', block_type: 'PAGE', name })
    await post('', offer)
    await revert({ page: 'spring-offer', version: entry?.version ?? 0 })
    expect((await getAsAdmin('/spring-offer/settings')).body.path.en).toBe('/spring-offer-2')
    expect((await getAsAdmin('/spring-offer')).body).toHaveLength(1)
    expect(await bin()).toEqual([])
  })

  test('takes no change of its blocks', async () => {
    const { delete: remove, getAsAdmin, post, put } = await startHistory(open)
    await post('', { ...offer, start: 'text' })
    const [block] = (await getAsAdmin('/spring-offer')).body
    await remove('/spring-offer')
    expect((await put(`/blocks/${block.id}`, { type: block.block_type, content: block.content })).status).toBe(404)
    expect((await post('/spring-offer/blocks', { block_type: 'CTA', content: title('x') })).status).toBe(404)
  })

  test('cannot be one of the specification', async () => {
    const { delete: remove } = await startHistory(open)
    expect((await remove('/home')).body).toMatchObject({ status: 409, type: 'urn:problem:page-needed' })
    expect((await remove('/header')).status).toBe(404)
  })
})

describeEachDialect('a hidden block', (open) => {
  test('is shown to administrators only', async () => {
    const { app, ask, call, getAsAdmin, post, put, token } = await startPages(await open())
    const { id } = (await post('/about/blocks', { block_type: 'CTA', content: title('Secret') })).body
    await put(`/blocks/${id}`, { type: 'CTA', content: { ...title('Secret'), hidden: true } })
    const data = (headers = {}) => app.inject({ url: '/about?edit=true', headers })
    for (const { body } of [await ask('/about'), await data()]) expect(body).not.toContain('Secret')
    expect(JSON.parse((await data()).body).isPartial).toBe(true)
    expect((await data({ authorization: `Bearer ${token}` })).body).toContain('"isHidden":true')
    expect((await data({ authorization: 'Bearer expired' })).statusCode).toBe(401)
    expect((await call('GET', '/about')).body).toHaveLength(1)
    expect((await getAsAdmin('/about')).body).toHaveLength(2)
  })
})
