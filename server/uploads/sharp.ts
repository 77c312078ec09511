/**
 * Loads sharp on first use, because loading takes a while and much memory. Sharp's cache is off because each picture is
 * processed once, and a picture takes one thread. At most two uploads and two narrower copies are processed at a time,
 * by semaphores in store.ts and variants.ts.
 */
export function loadSharp() {
  loading ??= load()
  return loading
}

let loading: ReturnType<typeof load> | undefined

async function load() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
