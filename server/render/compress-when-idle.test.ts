import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type CompressedPage, compress, compressWithBrotli } from './compress.ts'
import { compressWhenIdle } from './compress-when-idle.ts'
import { createPageCache } from './page-cache.ts'

type Options = Parameters<typeof compressWhenIdle>[1]

/** A cache of 1 MB in which `/a` and then `/b` were asked for, whose pages are packed by the way. */
async function startCache(options: Options, maxBytes = 1e6) {
  const cache = createPageCache({ maxBytes })
  for (const key of ['/a', '/b']) {
    await cache.get(key, async () => ({
      page: await compress(200, {}, html(key)),
      uses: new Set([key]),
      cacheable: true,
    }))
  }
  onTestFinished(compressWhenIdle(cache, { everyMs: 1, isIdle: () => true, ...options }))
  return cache
}

const html = (key: string) => `A page at ${key}. `.repeat(500)
const encodingsOf = (page: CompressedPage | undefined) => Object.keys(page?.bodies ?? {})

/** A packing that goes on until the test lets it end; `packed` are the pages that it was asked for. */
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

test('the first visitor gets gzip without waiting, later ones the smaller brotli of the same page', async () => {
  const cache = await startCache({})
  const first = cache.ready('/a')
  expect(encodingsOf(first)).toEqual(['identity', 'gzip'])
  await vi.waitFor(() => expect(encodingsOf(cache.ready('/a'))).toEqual(['identity', 'gzip', 'br']))
  const later = cache.ready('/a') as CompressedPage
  expect(later.etag).toBe(first?.etag)
  expect(brotliDecompressSync(later.bodies.br as Buffer).toString()).toBe(html('/a'))
})

test('pages are packed one at a time, the last used first', async () => {
  const { compressed, release, compressWithBrotli } = heldPacking()
  const cache = await startCache({ compressWithBrotli })
  await vi.waitFor(() => expect(compressed).toEqual([cache.ready('/b')]))
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(compressed).toHaveLength(1)
  release()
  await vi.waitFor(() => expect(cache.findUncompressed()).toBeUndefined())
  expect(compressed).toHaveLength(2)
})

test('nothing is packed while the process is busy', async () => {
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

test('a page that was dropped meanwhile does not come back', async () => {
  const { compressed, release, compressWithBrotli } = heldPacking()
  const cache = await startCache({ compressWithBrotli })
  await vi.waitFor(() => expect(compressed).toHaveLength(1))
  cache.drop('/b')
  release()
  await vi.waitFor(() => expect(cache.findUncompressed()).toBeUndefined())
  expect(cache.ready('/b')).toBeUndefined()
})

test('what packing adds counts: the longest unused go when there is no room for it', async () => {
  const { bytes } = await compress(200, {}, html('/a'))
  const cache = await startCache({}, 2 * bytes + 10)
  await vi.waitFor(() => expect(encodingsOf(cache.ready('/b'))).toContain('br'))
  expect(cache.ready('/a')).toBeUndefined()
})

test('a page that cannot be packed stays as it is and is told once, and the others are packed all the same', async () => {
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
