import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Locale } from '#content/locale.ts'
import { pagesReader } from '#server/pages/pages-reader.ts'
import { createPageCache } from '#server/render/page-cache.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'
import { picture } from '#server/uploads/testing/files.ts'
import { socialRoutes } from './routes.ts'

const site = { brand: 'Brand', url: 'https://www.example.com', apiBase: '/api', contactEmail: 'info@example.com' }
const words = { en: 'Words', ar: 'كلمات' }
const head = { title: words, filters: { all: words, blog: words, events: words } }
const png = () => picture(800, 600).png().toBuffer()
const upload = { key: '0123456789abcdef-800x600.png', mime: 'image/png', bytes: 1, width: 800, height: 600 }
const post = (id: string) => ({ id, type: 'blog', title: words, image: `/uploads/${upload.key}` })

const logo = { ...upload, key: '0123456789abcdef-70x70.svg', mime: 'image/svg+xml', width: 70, height: 70 }

/** Starts a site with posts and the routes for social images. `readFile` returns the files of their uploads. */
async function start(open: OpenDatabase, ids: string[] = [], readFile: (key: string) => Promise<Buffer> = png) {
  const db = await open()
  await db
    .insertInto('uploads')
    .values(
      [upload, logo].map((file) => {
        return { ...file, original_name: 'a', created_by: null, created_at: '2026-01-01T00:00:00.000Z' }
      }),
    )
    .execute()
  const cache = createPageCache({ maxBytes: 1e7 })
  const uploads = { read: async (key: string) => Readable.from([await readFile(key)]) }
  const render = async (app: Parameters<typeof socialRoutes>[0]) => {
    socialRoutes(app, { reader: pagesReader(db, { cache, isPublic: true }), site, cache, uploads })
    return undefined
  }
  const running = await startSite(db, cache.drop, render, undefined, { cache })
  const { id } = await running.addBlock('RESOURCES', { ...head, posts: ids.map(post) }, 'resources')
  const ask = (url: string, method: 'GET' | 'HEAD' = 'GET', headers = {}) =>
    running.app.inject({ url, method, headers })
  return {
    ...running,
    ask,
    items: `/blocks/${id}/items`,
    /** The current address of the social image of the page at an English path. */
    addressOf: async (path: string, locale: Locale = 'en') =>
      String((await ask(`/social/${locale}${path}.jpg`)).headers.location),
  }
}

describeEachDialect('the image for social networks', (open) => {
  test.each(['/resources', '/resources/one', encodeURI('/resources/مقال')])(
    'of %s is a small JPEG that may be cached forever',
    async (path) => {
      const { ask, addressOf } = await start(open, ['one', 'مقال'])
      for (const locale of ['en', 'ar'] as const) {
        const { statusCode, headers, rawPayload } = await ask(await addressOf(path, locale))
        expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
        expect(rawPayload.length).toBeLessThan(100_000)
        expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      }
    },
  )

  test('shows the picture of the post', async () => {
    const { ask, addressOf, put, items } = await start(open, ['one'])
    const withPicture = await ask(await addressOf('/resources/one'))
    await put(`${items}/one`, { content: { ...post('one'), image: undefined } })
    const without = await ask(await addressOf('/resources/one'))
    const middle = async (jpeg: Buffer) =>
      (await sharp(jpeg).extract({ left: 850, top: 300, width: 1, height: 1 }).raw().toBuffer()).toJSON().data
    expect(await middle(withPicture.rawPayload)).not.toEqual(await middle(without.rawPayload))
  })

  const svg = (size: number, parts: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${parts}</svg>`
  test.each([
    ['huge', svg(70_000, '<rect width="70000" height="70000" fill="#f00"/>')],
    ['tiny', svg(0.7, '<rect width="1" height="1" fill="#f00"/>')],
    ['broken', svg(70, '<rect')],
  ])('has a logo of any size, and none that cannot be drawn, which is tried once: %s', async (size, file) => {
    const read: string[] = []
    const { app, token, ask, addressOf } = await start(open, ['one'], async (key) => {
      read.push(key)
      return key === logo.key ? Buffer.from(file) : png()
    })
    const headers = { authorization: `Bearer ${token}` }
    const payload = { logo: `/uploads/${logo.key}` }
    expect((await app.inject({ method: 'PATCH', url: '/api/v1/site', headers, payload })).statusCode).toBe(200)
    for (const path of ['/resources', '/resources/one']) {
      const { statusCode, rawPayload } = await ask(await addressOf(path))
      expect(statusCode).toBe(200)
      const [red = 0, green = 0] = await sharp(rawPayload)
        .extract({ left: 90, top: 90, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect(red > 200 && green < 50).toBe(size !== 'broken')
    }
    expect(read.filter((key) => key === logo.key)).toHaveLength(1)
  })

  test('is answered to HEAD, and with 304 to a client that has it', async () => {
    const { ask, addressOf } = await start(open)
    const address = await addressOf('/resources')
    const { headers, statusCode } = await ask(address, 'HEAD')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
    const again = await ask(address, 'GET', { 'if-none-match': headers.etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('gets another address with another name, to which the old one redirects', async () => {
    const { ask, addressOf, patch } = await start(open)
    const before = await addressOf('/resources')
    await ask(before)
    await patch('/resources', { name: { en: 'Reading' }, description: { en: 'All of it' } })
    const after = await addressOf('/resources')
    expect(after).not.toBe(before)
    const old = await ask(before)
    expect([old.statusCode, old.headers.location, old.headers['cache-control']]).toEqual([302, after, 'no-store'])
    expect((await ask(after)).statusCode).toBe(200)
  })

  test('is not found where visitors find no page', async () => {
    const { ask } = await start(open, ['one'])
    const pages = ['nothing', 'resources/nothing', 'privacy-policy', 'header', 'login'].map((path) => `en/${path}.jpg`)
    for (const path of [...pages, 'fr/resources.jpg', 'en/resources.png', 'x'])
      expect([path, (await ask(`/social/${path}`)).statusCode]).toEqual([path, 404])
  })

  test('is no longer found once the post is a draft or deleted, or the page hidden', async () => {
    const { ask, addressOf, delete: remove, items, patch, put } = await start(open, ['one', 'two'])
    const addresses = await Promise.all(
      ['/resources/one', '/resources/two', '/resources'].map((path) => addressOf(path)),
    )
    const statuses = () => Promise.all(addresses.map(async (address) => (await ask(address)).statusCode))
    expect(await statuses()).toEqual([200, 200, 200])
    await put(`${items}/one`, { content: { ...post('one'), draft: true } })
    await remove(`${items}/two`)
    await patch('/resources', { state: 'hidden' })
    expect(await statuses()).toEqual([404, 404, 404])
  })

  test('is drawn once for several requests, and at most two are drawn at a time', async () => {
    const waiting: (() => void)[] = []
    const ids = ['one', 'two', 'three']
    const { ask, addressOf } = await start(open, ids, async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return png()
    })
    const addresses = await Promise.all(ids.map((id) => addressOf(`/resources/${id}`)))
    const answers = [...addresses, addresses[0] ?? ''].map((address) => ask(address))
    await expect.poll(() => waiting.length).toBe(2)
    // When the first drawing ends, the third one begins.
    waiting[0]?.()
    await expect.poll(() => waiting.length).toBe(3)
    for (const go of waiting) go()
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(waiting).toHaveLength(3)
  })
})
