/** Loaded on first use, which takes a while and much memory. store.ts and variants.ts limit how many pictures run. */
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
