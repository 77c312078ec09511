import { performance } from 'node:perf_hooks'
import { type CompressedPage, compressWithBrotli } from './compress.ts'
import type { PageCache } from './page-cache.ts'

/** The event loop utilization below which the process counts as idle. */
const idleUtilization = 0.2

type Options = {
  everyMs?: number
  isIdle?: () => boolean
  compressWithBrotli?: (page: CompressedPage) => Promise<CompressedPage>
}

/**
 * Compresses cached pages with Brotli, one at a time and only while the process is idle, since no request waits for the
 * result. A page takes another CPU core for less than a second. Returns a function that ends the compression.
 */
export function compressWhenIdle(
  cache: Pick<PageCache, 'findUncompressed' | 'replace'>,
  { everyMs = 200, isIdle = watchIdleness(), ...options }: Options = {},
): () => void {
  const compress = options.compressWithBrotli ?? compressWithBrotli
  const failed = new WeakSet<CompressedPage>()
  let isCompressing = false

  async function compressOne() {
    // `isIdle` is called on every tick, because it measures the time since its last call.
    if (!isIdle() || isCompressing) return
    const uncompressed = cache.findUncompressed(failed)
    if (!uncompressed) return
    isCompressing = true
    try {
      cache.replace(uncompressed.key, uncompressed.page, await compress(uncompressed.page))
    } catch (error) {
      failed.add(uncompressed.page)
      console.error(`The page at ${uncompressed.key} stays less packed:`, error)
    } finally {
      isCompressing = false
    }
  }
  const timer = setInterval(compressOne, everyMs).unref()
  return () => clearInterval(timer)
}

/** Returns a function that tells whether the process was idle since the function was last called. */
function watchIdleness(): () => boolean {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization < idleUtilization
  }
}
