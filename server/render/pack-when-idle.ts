import { performance } from 'node:perf_hooks'
import { type PackedPage, packTightly } from './pack.ts'
import type { PageCache } from './page-cache.ts'

/** The share of its time that the process may spend on requests and still count as idle. */
const quiet = 0.2

type Options = {
  everyMs?: number
  isIdle?: () => boolean
  packTightly?: (page: PackedPage) => Promise<PackedPage>
}

/**
 * Packs what is kept as tightly as can be, one page after another, and begins one only while the process has little to
 * do: nobody waits for it. It takes another processor for less than a second. Returns what ends it.
 */
export function packWhenIdle(
  cache: Pick<PageCache, 'findLoose' | 'replace'>,
  { everyMs = 200, isIdle = watchIdleness(), ...options }: Options = {},
): () => void {
  const pack = options.packTightly ?? packTightly
  const failed = new WeakSet<PackedPage>()
  let isPacking = false

  async function packOne() {
    // Asked each time, for it tells about the time since it was asked last.
    if (!isIdle() || isPacking) return
    const loose = cache.findLoose(failed)
    if (!loose) return
    isPacking = true
    try {
      cache.replace(loose.key, loose.page, await pack(loose.page))
    } catch (error) {
      failed.add(loose.page)
      console.error(`The page at ${loose.key} stays less packed:`, error)
    } finally {
      isPacking = false
    }
  }
  const timer = setInterval(packOne, everyMs).unref()
  return () => clearInterval(timer)
}

/** Tells whether the process was idle since it was last asked. */
function watchIdleness(): () => boolean {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization < quiet
  }
}
