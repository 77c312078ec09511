import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startFolder } from '#seed/testing/start-content.ts'
import { changePages } from '#server/pages/change-pages.ts'
import { createBlock } from '#server/pages/create-block.ts'
import { redirectsRepository } from '#server/pages/redirects-repository.ts'
import { changeSettings } from '#server/pages/settings.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { storeSite } from './import.ts'
import { filesOf, folderWith, openContentSite } from './testing/content-site.ts'

const parse = (file = '') => JSON.parse(Buffer.from(file, 'base64').toString())

type Site = Awaited<ReturnType<typeof openContentSite>>

const story = (id: string, logo: string) => ({
  id,
  title: { en: `Story ${id}` },
  logo,
  unknown: { b: 1, a: [null, 2] },
})

/** Adds cases that the start content lacks: settings, a focal point, addresses in texts, equal names and ids. */
async function addOddities({ db, uploads }: Site) {
  const pixel = (background: string) =>
    sharp({ create: { width: 3, height: 2, channels: 3, background } })
      .webp()
      .toBuffer()
  const [red, blue, green] = await Promise.all(['red', 'blue', 'green'].map(pixel))
  const store = async (bytes: Buffer | undefined, name: string) =>
    String((await uploads.put(bytes ?? Buffer.alloc(0), name))?.url)
  const first = await store(red, '../Über uns (1).WEBP')
  const second = await store(blue, 'über-uns-1.png')
  const fixed = await store(green, 'a.webp')
  const gallery = {
    title: { en: 'More', ar: 'المزيد' },
    stories: [story('sahab-air', first), story('Sahab-air', second), story('قصة', first)],
  }
  const text = { en: `<p><a href="${first}#t=5">a</a> /api${fixed} media/x.webp</p>`, ar: `<p>"\\ \u2028 👋</p>` }
  const image = { ar: second, en: `${first}#focus=30,70` }
  const settings = { name: { ar: 'ب', en: 'A' }, description: { en: 'D' }, path: { en: '/company' } }
  const logo = String((await uploads.put(Buffer.from('<svg viewBox="0 0 2 1"/>'), 'logo.svg'))?.url)
  const link = { id: 'a', label: { ar: 'ب', en: 'A' }, url: 'https://a.example/' }
  await db
    .transaction()
    .execute((trx) =>
      storeSite(trx, { social_links: [link], logo, accents: { primary: '#1a56b8' }, brand: { en: 'A' } }),
    )
  await redirectsRepository(db).put('/z', 'https://example.com/', '', false)
  await redirectsRepository(db).put('/y', '/about?a=%20#team', '')
  await redirectsRepository(db).put('/ar/قديم', '/resources?filter=blog', '')
  await changePages(
    db,
    () => {},
    null,
    ['about', 'home'],
    async (context, slug) => {
      if (slug === 'home') return void (await createBlock(context, slug, { block_type: 'GALLERY', content: gallery }))
      await changeSettings(context, slug, settings)
      await createBlock(context, slug, { block_type: 'IMAGE_TEXT', content: { title: { en: 'T' }, text, image } })
      await createBlock(context, slug, { block_type: 'CTA', content: { title: { en: '/uploads' } }, order: 0 })
    },
  )
}

describeEachDialect('a content folder', (open) => {
  test('is the same again after an import into an empty site and another export', { timeout: 60_000 }, async () => {
    const site = await openContentSite(await open())
    await site.import(startFolder)
    expect(await filesOf((await site.export()).folder)).toEqual(await filesOf(startFolder))

    await addOddities(site)
    const { folder, ...counts } = await site.export()
    const other = await openContentSite(await open())
    const { pages, items, media } = await other.import(folder)
    expect({ pages, items, media, missing: [] }).toEqual(counts)
    expect(await other.pages()).toEqual(await site.pages())
    const files = await filesOf(folder)
    expect(await filesOf((await other.export()).folder)).toEqual(files)

    expect(parse(files['redirects.json'])).toEqual([
      { from: '/about', to: '/company', permanent: true },
      { from: '/ar/about', to: '/ar/company', permanent: true },
      { from: '/ar/قديم', to: '/resources?filter=blog', permanent: true },
      { from: '/y', to: '/company?a=%20#team', permanent: true },
      { from: '/z', to: 'https://example.com/', permanent: false },
    ])
    expect(Object.entries(parse(files['site.json']))).toEqual([
      ['$schema', 'schemas/site.schema.json'],
      ['brand', { en: 'A' }],
      ['logo', 'media/logo.svg'],
      ['accents', { primary: '#1a56b8' }],
      ['social_links', [{ id: 'a', label: { en: 'A', ar: 'ب' }, url: 'https://a.example/' }]],
    ])
    const { blocks, settings } = parse(files['pages/about.json'])
    expect(Object.keys(settings.name)).toEqual(['en', 'ar'])
    const link =
      /^<p><a href="media\/über-uns-1(-2)?\.webp#t=5">a<\/a> \/api\/uploads\/[0-9a-f]{16}-3x2\.webp media\/x\.webp<\/p>$/
    expect(blocks.at(-1).content.text.en).toMatch(link)
    expect(blocks.at(-1).content.image.en).toMatch(/^media\/über-uns-1(-2)?\.webp#focus=30,70$/)
    expect(parse(files['pages/home.json']).blocks.at(-1).items).toEqual(['sahab-air', 'Sahab-air-2', 'قصة'])
  })
})

describeEachDialect('an import', (open) => {
  const page = (title: string, more: object = {}) => ({
    slug: 'about',
    blocks: [{ order: 1, block_type: 'CTA', content: { title: { en: title } } }],
    ...more,
  })

  test('replaces pages only if asked to, and leaves the others alone', async () => {
    const site = await openContentSite(await open())
    await site.import(
      await folderWith({ 'pages/about.json': page('Old'), 'pages/home.json': page('Home', { slug: 'home' }) }),
    )
    const before = await site.pages()
    const folder = await folderWith({ 'pages/about.json': page('New') })
    await expect(site.import(folder)).rejects.toThrow('the site has 2 pages already; --replace replaces those')
    expect(await site.pages()).toEqual(before)
    expect(await site.import(folder, true)).toMatchObject({ pages: 1, changed: ['about'] })
    expect(await site.pages()).toEqual(
      before.map((before) => (before.slug === 'about' ? { ...before, blocks: page('New').blocks } : before)),
    )
  })

  test('stores a redirect with the query and fragment of its target where that leads on', async () => {
    const site = await openContentSite(await open())
    const redirects = [
      { from: '/a', to: '/b/?x=1', permanent: true },
      { from: '/b', to: '/c', permanent: true },
      { from: '/d', to: '/b#form', permanent: true },
    ]
    await site.import(await folderWith({ 'pages/about.json': page('x'), 'redirects.json': redirects }))
    const stored = await redirectsRepository(site.db).list()
    expect(stored.map(({ from_path, to_path }) => [from_path, to_path])).toEqual([
      ['/a', '/c?x=1'],
      ['/b', '/c'],
      ['/d', '/c#form'],
    ])
  })

  test('refuses a redirect that cannot be, with its file and the reason', async () => {
    const site = await openContentSite(await open())
    const redirects = [
      { from: '/a', to: '/b', permanent: true },
      { from: '/b', to: '/a', permanent: true },
    ]
    const folder = await folderWith({ 'pages/about.json': page('x'), 'redirects.json': redirects })
    await expect(site.import(folder)).rejects.toThrow('redirects.json: /b: to: leads back to the same address')
    expect(await site.pages()).toEqual([])
  })

  test('refuses settings of the site like a change of an administrator', async () => {
    const site = await openContentSite(await open())
    const settings = { accents: { primary: '#ffffff' }, logo: 'media/none.svg', tone: 'loud' }
    const folder = await folderWith({ 'pages/about.json': page('x'), 'site.json': settings })
    const error = await site.import(folder).catch(({ message }) => message)
    expect(error).toContain('site.json: logo: names media/none.svg, which does not exist')
    expect(error).toContain('site.json: accents.primary: has a contrast of 1:1')
    expect(error).toMatch(/site\.json: .*tone/)
    expect(await site.pages()).toEqual([])
  })

  test('is one change of each page that differs, with its history', async () => {
    const site = await openContentSite(await open())
    await site.import(await folderWith({ 'pages/about.json': page('Old') }))
    const settings = { name: { en: 'Us' }, description: { en: '' } }
    const folder = await folderWith({ 'pages/about.json': page('New', { settings }) })
    await site.import(folder, true)
    const revisions = await site.db
      .selectFrom('revisions')
      .select(['action', 'block_type', 'page_version', 'author_id'])
      .where('page_version', '=', 2)
      .orderBy('action')
      .execute()
    const change = { page_version: 2, author_id: null }
    expect(revisions).toEqual([
      { action: 'create', block_type: 'CTA', ...change },
      { action: 'delete', block_type: 'CTA', ...change },
      { action: 'update', block_type: 'PAGE', ...change },
    ])
    expect(await site.import(folder, true)).toMatchObject({ changed: [] })
    await site.import(await folderWith({ 'pages/about.json': page('New') }), true)
    const { folder: exported } = await site.export()
    expect(parse((await filesOf(exported))['pages/about.json'])).toEqual({
      $schema: '../schemas/page.schema.json',
      ...page('New'),
    })
  })
})
