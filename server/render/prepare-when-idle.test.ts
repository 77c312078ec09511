import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type CompressedPage, compress, compressWithBrotli } from './compress.ts'
import { createPageCache } from './page-cache.ts'
import { prepareWhenIdle } from './prepare-when-idle.ts'

type Options = Parameters<typeof prepareWhenIdle>[1]

/** Creates a cache in which first '/a' and then '/b' were requested, and whose pages are compressed when idle. */
async function startCache(options: Options, maxBytes = 1e6) {
  const cache = createPageCache({ maxBytes })
  for (const key of ['/a', '/b']) {
    await cache.get(key, async () => ({
      page: await compress(200, {}, html(key)),
      uses: new Set([key]),
      cacheable: true,
    }))
  }
  onTestFinished(prepareWhenIdle(cache, { everyMs: 1, calmMs: 0, isIdle: () => true, ...options }))
  return cache
}

const html = (key: string) => `A page at ${key}. `.repeat(500)
const encodingsOf = (page: CompressedPage | undefined) => Object.keys(page?.bodies ?? {})

/** A compression that waits for `release`. `compressed` lists the pages for which it was called. */
function heldPacking() {
  const compressed: CompressedPage[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    compressed,
    release: resolve,
    compressWithBrotli: async (page: CompressedPage) => {
      compressed.push(page)
      await promise
      return compressWithBrotli(page)
    },
  }
}

test('the first visitor gets gzip without waiting, later ones the smaller Brotli body of the same page', async () => {
  const cache = await startCache({})
  const first = cache.ready('/a')
  expect(encodingsOf(first)).toEqual(['identity', 'gzip'])
  await vi.waitFor(() => expect(encodingsOf(cache.ready('/a'))).toEqual(['identity', 'gzip', 'br']))
  const later = cache.ready('/a') as CompressedPage
  expect(later.etag).toBe(first?.etag)
  expect(brotliDecompressSync(later.bodies.br as Buffer).toString()).toBe(html('/a'))
})

test('pages are compressed one at a time, the most recently used first', async () => {
  const { compressed, release, compressWithBrotli } = heldPacking()
  const cache = await startCache({ compressWithBrotli })
  await vi.waitFor(() => expect(compressed).toEqual([cache.ready('/b')]))
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(compressed).toHaveLength(1)
  release()
  await vi.waitFor(() => expect(cache.findUncompressed()).toBeUndefined())
  expect(compressed).toHaveLength(2)
})

test('no page is compressed while the process is busy', async () => {
  let asked = 0
  const { compressed, compressWithBrotli } = heldPacking()
  await startCache({ compressWithBrotli, isIdle: () => ++asked < 0 })
  await vi.waitFor(() => expect(asked).toBeGreaterThan(5))
  expect(compressed).toEqual([])
})

test('a process that answers requests without a pause is not idle', async () => {
  const { compressed, compressWithBrotli } = heldPacking()
  await startCache({ compressWithBrotli, everyMs: 20, isIdle: undefined })
  const until = Date.now() + 200
  while (Date.now() < until) {
    const pause = Date.now() + 10
    while (Date.now() < pause);
    await new Promise(setImmediate)
  }
  expect(compressed).toEqual([])
  await vi.waitFor(() => expect(compressed).toHaveLength(1))
})

test('a page that is dropped while it is compressed is not cached again', async () => {
  const { compressed, release, compressWithBrotli } = heldPacking()
  const cache = await startCache({ compressWithBrotli })
  await vi.waitFor(() => expect(compressed).toHaveLength(1))
  const before = cache.ready('/b')
  cache.drop('/b')
  release()
  await vi.waitFor(() => expect(cache.ready('/b')).toBeDefined())
  expect(cache.ready('/b')).not.toBe(before)
})

test('pages that a save dropped are rendered again, before anything is compressed', async () => {
  const compressed: boolean[] = []
  let isIdle = false
  const cache = await startCache({
    isIdle: () => isIdle,
    compressWithBrotli: async (page) => {
      compressed.push(cache.ready('/a') !== undefined)
      return page
    },
  })
  cache.drop('/a')
  expect(cache.ready('/a')).toBeUndefined()
  isIdle = true
  await vi.waitFor(() => expect(cache.ready('/a')).toBeDefined())
  await vi.waitFor(() => expect(compressed[0]).toBe(true))
})

test('nothing is compressed right after a save, because the next one may follow soon', async () => {
  let isIdle = false
  const compressedAt: number[] = []
  const compressWithBrotli = async (page: CompressedPage) => {
    compressedAt.push(performance.now())
    return page
  }
  const cache = await startCache({ calmMs: 60, isIdle: () => isIdle, compressWithBrotli })
  cache.drop('/a')
  const droppedAt = performance.now()
  isIdle = true
  await vi.waitFor(() => expect(compressedAt[0]).toBeGreaterThanOrEqual(droppedAt + 60))
})

test('dropped pages are not rendered again while a visitor waits for a page', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  const page = await compress(200, {}, html('/a'))
  const rendered = async () => ({ page, uses: new Set(['a']), cacheable: true })
  await cache.get('/a', rendered)
  cache.drop('a')
  const { promise, resolve } = Promise.withResolvers<void>()
  const visit = cache.get('/b', () => promise.then(rendered))
  expect(await cache.renderDropped()).toBe(false)
  resolve()
  await visit
  expect(await cache.renderDropped()).toBe(true)
  expect(cache.ready('/a')).toBe(page)
})

test('a Brotli body counts towards the size limit: the least recently used pages are evicted for it', async () => {
  const { bytes } = await compress(200, {}, html('/a'))
  const cache = await startCache({}, 2 * bytes + 10)
  await vi.waitFor(() => expect(encodingsOf(cache.ready('/b'))).toContain('br'))
  expect(cache.ready('/a')).toBeUndefined()
})

test('a page that cannot be compressed is kept and logged once, and the others are compressed', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const noMemory = new Error('no memory')
  let tries = 0
  const cache = await startCache({
    compressWithBrotli: async (page) => (++tries === 1 ? Promise.reject(noMemory) : compressWithBrotli(page)),
  })
  await vi.waitFor(() => expect(tries).toBe(2))
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(tries).toBe(2)
  expect(encodingsOf(cache.ready('/a'))).toContain('br')
  expect(encodingsOf(cache.ready('/b'))).toEqual(['identity', 'gzip'])
  expect(told.mock.calls).toEqual([['The page at /b stays less packed:', noMemory]])
})
