import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { type CompressedPage, compressWithBrotli } from './compress.ts'
import type { PageCache } from './page-cache.ts'

/** The event loop utilization below which the process counts as idle. */
const idleUtilization = 0.2

/** How many pages are rendered at a time. Meanwhile the process is not idle, so the next ones follow after a pause. */
const renderedAtOnce = 20

/** Pages are compressed this long after dropped ones were rendered. While somebody edits, they are soon dropped again. */
const calmMs = 5_000

type Options = {
  everyMs?: number
  calmMs?: number
  isIdle?: () => boolean
  compressWithBrotli?: (page: CompressedPage) => Promise<CompressedPage>
}

/**
 * Renders again what a save dropped; some seconds later compresses pages with Brotli, one at a time, on another core.
 */
export function prepareWhenIdle(
  cache: Pick<PageCache, 'findUncompressed' | 'replace' | 'renderDropped'>,
  { everyMs = 200, isIdle = watchIdleness(), ...options }: Options = {},
): () => void {
  const compress = options.compressWithBrotli ?? compressWithBrotli
  const calm = options.calmMs ?? calmMs
  const failed = new WeakSet<CompressedPage>()
  let renderedAt = -Infinity
  let isBusy = false

  async function prepare() {
    // `isIdle` is called on every tick, because it measures the time since its last call.
    if (!isIdle() || isBusy) return
    isBusy = true
    // The next request for the page reports the error; the page may just be gone.
    await renderSome().catch(() => {})
    if (performance.now() - renderedAt >= calm) await compressOne()
    isBusy = false
  }

  async function renderSome() {
    for (let count = 0; count < renderedAtOnce && (await cache.renderDropped()); count++) {
      renderedAt = performance.now()
      await setImmediate()
    }
  }

  async function compressOne() {
    const uncompressed = cache.findUncompressed(failed)
    if (!uncompressed) return
    try {
      cache.replace(uncompressed.key, uncompressed.page, await compress(uncompressed.page))
    } catch (error) {
      failed.add(uncompressed.page)
      console.error(`The page at ${uncompressed.key} stays less packed:`, error)
    }
  }
  const timer = setInterval(prepare, everyMs).unref()
  return () => clearInterval(timer)
}

function watchIdleness(): () => boolean {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization < idleUtilization
  }
}
