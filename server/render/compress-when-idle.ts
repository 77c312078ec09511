import { performance } from 'node:perf_hooks'
import { type CompressedPage, compressWithBrotli } from './compress.ts'
import type { PageCache } from './page-cache.ts'

/** The share of its time that the process may spend on requests and still count as idle. */
const idleUtilization = 0.2

type Options = {
  everyMs?: number
  isIdle?: () => boolean
  compressWithBrotli?: (page: CompressedPage) => Promise<CompressedPage>
}

/**
 * Packs what is kept as tightly as can be, one page after another, and begins one only while the process has little to
 * do: nobody waits for it. It takes another processor for less than a second. Returns what ends it.
 */
export function compressWhenIdle(
  cache: Pick<PageCache, 'findUncompressed' | 'replace'>,
  { everyMs = 200, isIdle = watchIdleness(), ...options }: Options = {},
): () => void {
  const compress = options.compressWithBrotli ?? compressWithBrotli
  const failed = new WeakSet<CompressedPage>()
  let isCompressing = false

  async function compressOne() {
    // Asked each time, for it tells about the time since it was asked last.
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

/** Tells whether the process was idle since it was last asked. */
function watchIdleness(): () => boolean {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization < idleUtilization
  }
}
