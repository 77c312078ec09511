import { randomBytes } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chooseEncoding, compress, compressWithBrotli } from './compress.ts'
import { createPageCache } from './page-cache.ts'

const page = async (html: string, uses: string[], cacheable = true) => ({
  page: await compress(200, {}, html),
  uses: new Set(uses),
  cacheable,
})
const textOf = (compressed: { bodies: { identity: Buffer } }) => compressed.bodies.identity.toString()

afterEach(() => {
  vi.useRealTimers()
})

describe('the page cache', () => {
  test('renders a page once for concurrent and later requests', async () => {
    const cache = createPageCache({ maxBytes: 1e6 })
    let rendered = 0
    const render = () => page(`rendered ${++rendered}`, ['home'])
    const answers = await Promise.all([cache.get('/', render), cache.get('/', render)])
    expect([...answers, await cache.get('/', render)].map(textOf)).toEqual(Array(3).fill('rendered 1'))
  })

  test('drops exactly the pages that contain a block of the changed page', async () => {
    const cache = createPageCache({ maxBytes: 1e6 })
    await cache.get('/', () => page('old', ['home', 'customer-stories']))
    await cache.get('/about', () => page('old', ['about']))
    cache.drop('customer-stories')
    expect(textOf(await cache.get('/', () => page('new', ['home'])))).toBe('new')
    expect(textOf(await cache.get('/about', () => page('new', ['about'])))).toBe('old')
  })

  test('does not cache a page that was rendered while one of its blocks changed', async () => {
    const cache = createPageCache({ maxBytes: 1e6 })
    const slow = Promise.withResolvers<void>()
    const first = cache.get('/', async () => {
      await slow.promise
      return page('before the change', ['home'])
    })
    cache.drop('home')
    const afterTheAnswer = cache.get('/', () => page('after the change', ['home']))
    slow.resolve()
    expect(textOf(await first)).toBe('before the change')
    expect(textOf(await afterTheAnswer)).toBe('after the change')
    expect(textOf(await cache.get('/', () => page('never asked', [])))).toBe('after the change')
  })

  test('does not cache a failed page', async () => {
    const cache = createPageCache({ maxBytes: 1e6 })
    await cache.get('/', () => page('failed', [], false))
    expect(textOf(await cache.get('/', () => page('well', [])))).toBe('well')
  })

  test('keeps nothing past midnight in Riyadh, since pages may depend on the date', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:59:59.999Z') })
    const cache = createPageCache({ maxBytes: 1e6 })
    await cache.get('/', () => page('the 21st', []))
    expect(textOf(await cache.get('/', () => page('too soon', [])))).toBe('the 21st')
    vi.setSystemTime('2026-11-21T21:00:00.000Z')
    expect(cache.ready('/')).toBeUndefined()
    expect(cache.findUncompressed()).toBeUndefined()
    expect(textOf(await cache.get('/', () => page('the 22nd', [])))).toBe('the 22nd')
  })

  test('shares what is read of a page until that page is dropped, and no read from before the drop afterwards', async () => {
    const cache = createPageCache({ maxBytes: 1e6 })
    const slow = Promise.withResolvers<string>()
    const before = cache.read('home', 'blocks', () => slow.promise)
    expect(cache.read('home', 'blocks', async () => 'unused')).toBe(before)
    cache.drop('about')
    expect(cache.read('home', 'blocks', async () => 'unused')).toBe(before)
    cache.drop('home')
    const after = cache.read('home', 'blocks', async () => 'after the change')
    slow.resolve('before the change')
    expect(await Promise.all([before, after])).toEqual(['before the change', 'after the change'])
    expect(await cache.read('home', 'blocks', async () => 'unused')).toBe('after the change')
  })

  test('reads again after a failed read', async () => {
    const cache = createPageCache({ maxBytes: 1e6 })
    await expect(cache.read('home', 'blocks', async () => Promise.reject(new Error('no database')))).rejects.toThrow()
    expect(await cache.read('home', 'blocks', async () => 'well')).toBe('well')
  })

  test('evicts the least recently used pages when it is full', async () => {
    const cache = createPageCache({ maxBytes: 2_500 })
    const long = 'x'.repeat(1_000)
    for (const key of ['/a', '/b']) await cache.get(key, () => page(long, []))
    await cache.get('/a', () => page('unused', []))
    await cache.get('/c', () => page(long, []))
    expect(textOf(await cache.get('/a', () => page('again', [])))).toBe(long)
    expect(textOf(await cache.get('/b', () => page('again', [])))).toBe('again')
  })
})

describe('a compressed page', () => {
  test.each([10, 3_000, 100_000])('of %i characters retains only the memory that it counts', async (length) => {
    const { bodies, bytes } = await compressWithBrotli(await compress(200, {}, randomBytes(length).toString('hex')))
    const held = Object.values(bodies).map(({ buffer }) => buffer.byteLength)
    expect(held).toHaveLength(3)
    expect(bytes).toBe(held.reduce((sum, each) => sum + each, 0))
    expect(held).toEqual(Object.values(bodies).map((body) => body.length))
  })

  test('that is long is compressed with less effort to save CPU time', async () => {
    const long = await compress(200, {}, randomBytes(2e5).toString('hex'))
    const { bodies } = await compressWithBrotli(long)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 19 }
    expect(bodies.br).toEqual(brotliCompressSync(bodies.identity, { params }))
  })

  test('is compressed unless it is an error', async () => {
    expect(Object.keys((await compress(404, {}, 'missing')).bodies)).toEqual(['identity'])
  })
})

const inAll = { identity: Buffer.alloc(3), gzip: Buffer.alloc(2), br: Buffer.alloc(1) }
const { br: _, ...uncompressed } = inAll

test.each([
  [undefined, inAll, 'identity'],
  ['gzip, deflate, br, zstd', inAll, 'br'],
  ['gzip, deflate, br, zstd', uncompressed, 'gzip'],
  ['gzip', inAll, 'gzip'],
  ['br;q=0, gzip', inAll, 'gzip'],
  ['br;q=0.5', inAll, 'br'],
  ['br', uncompressed, 'identity'],
  ['deflate', inAll, 'identity'],
])('for Accept-Encoding %s a page with the bodies %o is sent as %s', (accepted, bodies, encoding) => {
  expect(chooseEncoding(accepted, bodies)).toBe(encoding)
})
