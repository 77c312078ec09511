/**
 * The picture library. It takes a while to load and much memory: only who makes or measures a picture waits for it. Each
 * is made once, so that it need not remember any, and with one thread. Uploads take turns for it, two at a time, and so do
 * narrower copies, in a line of their own.
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
