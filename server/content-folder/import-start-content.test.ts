import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pagesReader } from '#server/pages/pages-reader.ts'
import { hasPages, pagesRepository } from '#server/pages/pages-repository.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { uploadStore } from '#server/uploads/store.ts'
import { importStartContent } from './import-start-content.ts'
import { folderWith } from './testing/content-site.ts'

const post = (id: string) => ({ id, type: 'blog', title: { en: id }, image: 'media/picture.webp' })
const filters = { all: { en: 'All' }, blog: { en: 'Blog' }, events: { en: 'Events' } }
const home = {
  slug: 'home',
  blocks: [
    {
      order: 8,
      block_type: 'CTA',
      content: {
        title: { en: 'Hello', ar: 'مرحبًا' },
        imageUrl: { en: 'media/picture.webp', ar: 'media/picture.webp' },
      },
    },
  ],
}
const resources = {
  slug: 'resources',
  blocks: [{ order: 3, block_type: 'RESOURCES', content: { title: { en: 'All' }, filters }, items: ['a', 'b'] }],
}

async function empty(open: OpenDatabase) {
  const db = await open()
  const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
  const files = {
    'pages/home.json': home,
    'pages/resources.json': resources,
    'resources/a.json': post('a'),
    'resources/b.json': post('b'),
    'media/picture.webp': await picture.webp().toBuffer(),
  }
  const uploads = uploadStore(db, await temporaryFolder())
  const fill = async (more: object = {}) => importStartContent(db, uploads, await folderWith({ ...files, ...more }))
  return { db, fill, read: pagesReader(db).readPage }
}

describeEachDialect('the start content', (open) => {
  test('is stored in an empty database, with its files in the upload store', async () => {
    const { fill, read } = await empty(open)
    expect(await fill()).toBe(true)
    const [block] = (await read('home'))?.blocks ?? []
    const url = expect.stringMatching(/^\/uploads\/[0-9a-f]{16}-8x6\.webp$/)
    expect(block).toMatchObject({ order: 8, version: 1, content: { imageUrl: { en: url, ar: url } } })
    const [resources] = (await read('resources'))?.blocks ?? []
    expect(resources?.content.posts).toMatchObject([
      { id: 'a', image: url },
      { id: 'b', image: url },
    ])
  })

  test('is stored once when two processes start at the same time', async () => {
    const { fill, read } = await empty(open)
    expect((await Promise.all([fill(), fill()])).sort()).toEqual([false, true])
    expect((await read('home'))?.blocks.length).toBe(1)
  })

  test('gets first revisions without an author', async () => {
    const { db, fill } = await empty(open)
    await fill()
    const revisions = await db.selectFrom('revisions').select(['action', 'version', 'author_id']).execute()
    expect(revisions).toEqual(Array.from({ length: 4 }, () => ({ action: 'create', version: 1, author_id: null })))
  })

  test('is never stored twice and overwrites no edit', async () => {
    const { db, fill, read } = await empty(open)
    await fill()
    await db
      .updateTable('blocks')
      .set({ content: { title: { en: 'Edited' } } })
      .where('page_slug', '=', 'home')
      .execute()
    const before = await read('home')
    expect(await fill()).toBe(false)
    expect(await read('home')).toEqual(before)
  })

  test('adds the pages that an upgrade brought, and leaves existing pages alone, even without blocks', async () => {
    const { db, fill, read } = await empty(open)
    await pagesRepository(db).insertPage({ slug: 'home', version: 1, updated_at: '' })
    expect(await hasPages(db, ['home'])).toBe(true)
    expect(await hasPages(db, ['home', 'resources'])).toBe(false)
    expect(await fill()).toBe(true)
    expect((await read('home'))?.blocks).toEqual([])
    expect((await read('resources'))?.blocks).toHaveLength(1)
    expect(await fill()).toBe(false)
  })

  test('is stored completely or not at all, and can be retried', async () => {
    const { db, fill, read } = await empty(open)
    const broken = { slug: 'about', blocks: [{ order: 1, block_type: 'CTA', content: { title: ['not a text'] } }] }
    await expect(fill({ 'pages/about.json': broken })).rejects.toThrow('pages/about.json: blocks.0.content.title: ')
    expect(await read('home')).toBeUndefined()
    expect(await db.selectFrom('revisions').selectAll().execute()).toEqual([])
    expect(await fill()).toBe(true)
  })
})
