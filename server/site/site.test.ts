import type { InjectOptions } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import type { Locale } from '#content/locale.ts'
import { snapshotReader } from '#server/history/snapshot-reader.ts'
import { pagesReader } from '#server/pages/pages-reader.ts'
import { createBackend } from '#server/render/backend.ts'
import { sendErrorPage } from '#server/render/error-page.ts'
import { createPageCache } from '#server/render/page-cache.ts'
import { seoRoutes } from '#server/seo/routes.ts'
import { socialRoutes } from '#server/social/routes.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { type Render, startSite } from '#server/testing/start-site.ts'

const defaults = { brand: 'iLearn', url: 'https://www.example.com', apiBase: '/api', contactEmail: 'info@example.com' }
const drawWordmark = async (brand: string) => ({ path: brand, star: [0, 0] as [number, number], left: 0, width: 1 })
const logo = { key: '0123456789abcdef-680x340.svg', mime: 'image/svg+xml', bytes: 1, width: 680, height: 340 }
const other = { ...logo, key: 'fedcba9876543210-340x340.svg', width: 340 }
const picture = { ...logo, key: 'aaaaaaaaaaaaaaaa-1200x630.webp', mime: 'image/webp' }
const brand = { en: 'Acme', ar: 'أكمي' }
const link = (id: string) => ({ id, label: { en: id }, url: `https://${id}.example.com/` })

/** Starts a site with feeds, social images and error pages. `read` returns the settings as pages get them. */
async function start(open: OpenDatabase) {
  const db = await open()
  for (const file of [logo, other, picture]) {
    const row = { ...file, original_name: 'a', created_by: null, created_at: '2026-01-01T00:00:00.000Z' }
    await db.insertInto('uploads').values(row).execute()
  }
  const cache = createPageCache({ maxBytes: 1e7 })
  const reader = pagesReader(db, { cache, isPublic: true })
  const render: Render = async (app, { loadShedder }) => {
    const deps = { reader, site: { ...defaults, drawWordmark }, cache, loadShedder }
    seoRoutes(app, deps)
    socialRoutes(app, { ...deps, uploads: { read: async () => undefined } })
    app.get('/ar/refused', (request, reply) => sendErrorPage(405, request, reply, deps))
    return undefined
  }
  const running = await startSite(db, cache.drop, render, undefined, { cache })
  await running.addBlock(
    'RESOURCES',
    { title: brand, filters: { all: brand, blog: brand, events: brand } },
    'resources',
  )
  const authorization = `Bearer ${running.token}`
  const ask = async (
    method: InjectOptions['method'],
    path = '/site',
    payload?: object,
    headers: InjectOptions['headers'] = { authorization },
  ) => {
    const answer = await running.app.inject({ method, url: `/api/v1${path}`, payload, headers })
    return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
  }
  return {
    ...running,
    ask,
    change: (change: object) => ask('PATCH', '/site', change),
    settings: async () => (await ask('GET')).body,
    text: async (url: string) => (await running.app.inject(url)).body,
    cardOf: async (path: string) => String((await running.app.inject(`/social/en${path}.jpg`)).headers.location),
    read: (locale: Locale) =>
      createBackend(reader, { ...defaults, drawWordmark }, running.app.log).backend.readSite(locale),
  }
}

afterEach(() => {
  vi.useRealTimers()
})

describeEachDialect('the settings of the site', (open) => {
  test('are those of the environment until they are changed, and again once they are removed', async () => {
    const { change, read, settings } = await start(open)
    const environment = { ...defaults, arabicPaths: {}, wordmark: await drawWordmark('iLearn') }
    expect([await read('en'), await read('ar')]).toEqual([environment, environment])
    expect(await settings()).toEqual({
      publishers: 'editors',
      version: 0,
      defaults: { brand: 'iLearn', email: 'info@example.com' },
    })
    await change({ brand, email: 'hello@acme.example' })
    await change({ brand: null, email: null })
    expect(await read('en')).toEqual(environment)
    expect(await settings()).toMatchObject({ version: 2 })
  })

  test('reach pages in their language, feeds, error pages, security.txt and social images at once', async () => {
    const { cardOf, change, read, text } = await start(open)
    const before = await cardOf('/resources')
    expect(await text('/feed.xml')).toContain('iLearn')
    const accents = { primary: '#1a56b8' }
    const social_links = [{ ...link('linkedin'), label: { en: 'LinkedIn', ar: 'لينكدإن' } }]
    const more = { phone: '+966 11 555 0100', logo: `/uploads/${logo.key}`, social_image: `/uploads/${picture.key}` }
    expect(await change({ brand, accents, email: 'hello@acme.example', social_links, ...more })).toMatchObject({
      status: 200,
      body: { version: 1, brand, accents },
    })
    expect(await read('ar')).toEqual({
      ...defaults,
      arabicPaths: {},
      brand: 'أكمي',
      contactEmail: 'hello@acme.example',
      phone: '+966 11 555 0100',
      logo: { src: `/api/uploads/${logo.key}`, width: 680, height: 340 },
      socialImage: { src: `/api/uploads/${picture.key}`, width: 1200, height: 630 },
      socialLinks: [{ id: 'linkedin', label: { text: 'لينكدإن' }, url: 'https://linkedin.example.com/' }],
      palette: expect.objectContaining({ '--color-primary': '#1a56b8' }),
    })
    expect((await read('en')).brand).toBe('Acme')
    expect(await text('/feed.xml')).toContain(' - Acme<')
    expect(await text('/ar/feed.xml')).toContain(' - أكمي<')
    expect(await text('/.well-known/security.txt')).toContain('mailto:hello@acme.example')
    expect(await text('/ar/refused')).toMatch(/<title>أكمي<[\s\S]*hello@acme\.example/)
    expect(await cardOf('/resources')).not.toBe(before)
  })

  test.each<[string, object, string, RegExp]>([
    [
      'a main colour with too little contrast',
      { accents: { primary: '#7d92ff' } },
      'accents.primary',
      /2\.8:1.*4\.5:1/,
    ],
    ['a dark colour for buttons with dark text', { accents: { saffron: '#7d4e00' } }, 'accents.saffron', /2\.\d:1/],
    ['a colour by name', { accents: { teal: 'teal' } }, 'accents.teal', /#3450e0/],
    ['a logo that is no drawing', { logo: `/uploads/${picture.key}` }, 'logo', /svg/],
    ['a logo of another site', { logo: 'https://example.com/logo.svg' }, 'logo', /uploaded/],
    ['a drawing for social images', { social_image: `/uploads/${logo.key}` }, 'social_image', /uploaded/],
    [
      'a link without encryption',
      { social_links: [{ ...link('a'), url: 'http://a.example' }] },
      'social_links.0.url',
      /https/,
    ],
    ['nine links', { social_links: [...'abcdefghi'].map(link) }, 'social_links', /8/],
    ['a bad mail address', { email: 'nobody' }, 'email', /mail address/],
    ['a bad recipient', { enquiry_recipients: ['a@example.com', 'b'] }, 'enquiry_recipients.1', /mail address/],
    ['an empty brand', { brand: { en: ' ', ar: 'أ' } }, 'brand', /1 to 80/],
    ['a long brand', { brand: { en: 'x'.repeat(81) } }, 'brand', /80/],
    ['a bad phone number', { phone: 'call us' }, 'phone', /phone number/],
  ])('refuse %s', async (_, wrong, path, message) => {
    const { change, settings } = await start(open)
    expect(await change(wrong)).toMatchObject({
      status: 422,
      body: { errors: expect.arrayContaining([{ path, message: expect.stringMatching(message) }]) },
    })
    expect(await settings()).toMatchObject({ version: 0 })
  })

  test('keep what two administrators changed at the same time, and refuse what both changed differently', async () => {
    const { change, settings } = await start(open)
    await change({ brand, social_links: [link('a')] })
    expect((await change({ email: 'one@acme.example', version: 1 })).status).toBe(200)
    const theirs = { brand: { en: 'Acme Ltd', ar: 'أكمي' }, social_links: [link('a'), link('b')], version: 1 }
    expect((await change(theirs)).status).toBe(200)
    expect(await settings()).toMatchObject({
      version: 3,
      brand: theirs.brand,
      email: 'one@acme.example',
      social_links: theirs.social_links,
    })
    expect(await change({ brand: { en: 'Other', ar: 'أكمي' }, version: 1 })).toMatchObject({
      status: 409,
      body: {
        type: 'urn:problem:changed-meanwhile',
        current: { version: 3, email: 'one@acme.example' },
        conflicts: [{ path: 'brand.en', current: 'Acme Ltd', mine: 'Other' }],
      },
    })
  })

  test('have a history, can be previewed, and what was changed can be undone', async () => {
    const { ask, change, db, read } = await start(open)
    await change({ brand })
    await change({ email: 'hello@acme.example' })
    const { items } = (await ask('GET', '/history?pages=site')).body
    expect(items).toMatchObject([
      {
        page: 'site',
        entries: [{ block_id: 'page:site', differences: [{ path: 'email', after: 'hello@acme.example' }] }],
      },
      { page: 'site', entries: [{ differences: [{ path: expect.stringMatching('brand') }, {}] }] },
    ])
    const then = await snapshotReader(db, items[1])
    expect((await then.addresses()).site).toEqual({ brand })
    expect((await ask('POST', '/history/revert', { page: 'site', version: items[1].version })).status).toBe(200)
    expect(await read('en')).toMatchObject({ brand: 'iLearn', contactEmail: 'hello@acme.example' })
    expect((await ask('POST', '/history/restore', { page: 'site', version: items[1].version })).status).toBe(200)
    expect(await read('en')).toMatchObject({ brand: 'Acme', contactEmail: 'info@example.com' })
  })

  test('use their files, which cannot be deleted, but replaced', async () => {
    const { ask, change, settings } = await start(open)
    await change({ logo: `/uploads/${logo.key}` })
    expect(await ask('DELETE', `/uploads/${logo.key}`)).toMatchObject({
      status: 409,
      body: { uses: [{ page: 'site', path: 'logo' }] },
    })
    expect(await ask('POST', `/uploads/${logo.key}/replace`, { by: `/uploads/${other.key}` })).toMatchObject({
      status: 200,
      body: { replaced: 1, pages: ['site'] },
    })
    expect((await settings()).logo).toBe(`/uploads/${other.key}`)
    expect((await ask('DELETE', `/uploads/${logo.key}`)).status).toBe(204)
    expect((await change({ logo: `/uploads/${logo.key}` })).body.type).toBe('urn:problem:upload-deleted')
  })

  test('say who gets enquiries, and the name that mails come from', async () => {
    const { change, enquiries, outbox, app, ask } = await start(open)
    const enquiry = { name: 'Layla', email: 'layla@example.com', message: 'Hello', source: '/contact', elapsed: 9_000 }
    const submit = () => enquiries.submit(enquiry, { address: '10.0.0.1', log: app.log })
    await change({ email: 'hello@acme.example' })
    await submit()
    await change({ brand, enquiry_recipients: ['a@acme.example', 'b@acme.example', 'a@acme.example'] })
    await submit()
    await ask('POST', '/people/invite', { email: 'new@acme.example', locale: 'ar' })
    const mails = (await outbox()).map(({ headers: { from, to, subject } }) => [to, from, subject])
    const subject = 'Enquiry from Layla'
    expect(mails.toSorted()).toEqual(
      [
        ['hello@acme.example', 'iLearn <info@example.com>', subject],
        ['a@acme.example', 'Acme <info@example.com>', subject],
        ['b@acme.example', 'Acme <info@example.com>', subject],
        ['new@acme.example', 'أكمي <info@example.com>', expect.stringContaining('أكمي')],
        ['editor@example.com', 'Acme <info@example.com>', expect.stringContaining('Acme')],
      ].toSorted(),
    )
  })

  test('let somebody else get enquiries only after a recent sign-in, and tell those who got them', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { app, ask, change, db, mailer, outbox, token, tokenOf } = await start(open)
    const release = (await ask('POST', '/releases', { name: 'Other recipients' })).body.id
    const recipients = { enquiry_recipients: ['one@acme.example', 'two@acme.example'] }
    expect((await change(recipients)).status).toBe(200)
    vi.setSystemTime(Date.now() + 10 * 60_000 + 1_000)
    const again = { status: 403, body: { type: 'urn:problem:sign-in-again' } }
    const stolen = { enquiry_recipients: ['thief@example.com'] }
    expect(await change(stolen)).toMatchObject(again)
    expect(await change({ enquiry_recipients: null })).toMatchObject(again)
    const inRelease = { authorization: `Bearer ${token}`, 'x-release': release }
    expect(await ask('PATCH', '/site', stolen, inRelease)).toMatchObject(again)
    const [last] = (await ask('GET', '/history?pages=site')).body.items
    const key = { page: 'site', version: last.version }
    expect(await ask('POST', '/history/revert', key)).toMatchObject(again)
    // What does not change who gets enquiries is not concerned.
    expect(
      (await change({ email: 'hello@acme.example', enquiry_recipients: recipients.enquiry_recipients })).status,
    ).toBe(200)
    const recent = { authorization: `Bearer ${await tokenOf('admin')}` }
    expect((await ask('PATCH', '/site', { enquiry_recipients: null }, recent)).status).toBe(200)
    mailer.startPolling(app.log)
    await expect.poll(() => db.selectFrom('outgoing_mails').selectAll().execute()).toEqual([])
    const mails = (await outbox()).filter(({ headers }) => headers.subject?.startsWith('Enquiries from'))
    expect(mails.map(({ headers }) => headers.to).toSorted()).toEqual([
      'info@example.com',
      'one@acme.example',
      'two@acme.example',
    ])
    expect(mails.find(({ headers }) => headers.to === 'two@acme.example')?.text).toMatch(
      /Until now: one@acme.example, two@acme.example\nFrom now on: hello@acme.example\nChanged by: .*@example.com\n[\s\S]*استفسارات/,
    )
  })

  test('are for administrators only, and no page', async () => {
    const { ask, change, getAsAdmin, patch, post, delete: remove } = await start(open)
    await change({ brand })
    expect([(await ask('GET', '/site', undefined, {})).status, (await ask('PATCH', '/site', {}, {})).status]).toEqual([
      401, 401,
    ])
    expect((await getAsAdmin('/')).body.items.map(({ slug }: { slug: string }) => slug)).not.toContain('site')
    expect([
      (await getAsAdmin('/site/settings')).status,
      (await patch('/site', { noindex: true })).status,
      (await remove('/site')).status,
      (await post('/site/blocks', { block_type: 'CTA', content: { title: brand } })).status,
      (await ask('POST', '/pages', { path: { en: '/a' }, name: brand, copy_of: 'site' })).status,
    ]).toEqual([404, 404, 404, 404, 404])
  })
})
