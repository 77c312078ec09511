/**
 * Loads sharp on first use: it takes a while to load and much memory. Its cache is off because each picture is
 * processed once, and it uses one thread per picture. Uploads are limited to two at a time, and so are narrower copies,
 * by a semaphore of their own.
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
