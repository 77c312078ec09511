import { today } from '#content/today.ts'
import type { CompressedPage } from './compress.ts'

export type RenderedPage = {
  page: CompressedPage
  uses: ReadonlySet<string>
  /** False for what must be rendered for each request. */
  cacheable: boolean
}

type Render = () => Promise<RenderedPage>

/** How many dropped pages are rendered again before somebody requests them: those that were used last. */
const maxDropped = 100

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Limited by bytes, the least recently used evicted first. `drop` removes what contains blocks of a page, before the
 * save is answered, so that nobody gets an old page after it. Pages may depend on the date (content/today.ts), so
 * entries of earlier days are not used.
 */
export function createPageCache({ maxBytes }: { maxBytes: number }) {
  const entries = new Map<string, RenderedPage & { madeOn: string; render: Render }>()
  /** The render functions of dropped entries, by URL. */
  const dropped = new Map<string, Render>()
  const rendering = new Map<string, Promise<RenderedPage>>()
  const reads = new Map<string, Map<string, Promise<unknown>>>()
  const changedAt = new Map<string, number>()
  let clock = 0
  let bytes = 0

  function forget(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= entry.page.bytes
    entries.delete(key)
  }

  function keep(key: string, entry: RenderedPage, madeOn: string, render: Render) {
    forget(key)
    dropped.delete(key)
    entries.set(key, { ...entry, madeOn, render })
    bytes += entry.page.bytes
    stayWithinBounds()
  }

  function stayWithinBounds() {
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      forget(oldest)
    }
  }

  async function renderAndKeep(key: string, render: Render): Promise<RenderedPage> {
    const startedAt = clock
    const madeOn = today()
    const rendered = await render()
    // A change may have been saved during the rendering, and the page may lack it. Such a page is not cached. The
    // requests that wait for it still get it, because they began before the change was confirmed.
    const isFresh = [...rendered.uses].every((slug) => (changedAt.get(slug) ?? 0) <= startedAt)
    if (rendered.cacheable && isFresh) keep(key, rendered, madeOn, render)
    return rendered
  }

  function ready(key: string): CompressedPage | undefined {
    const entry = entries.get(key)
    if (entry?.madeOn !== today()) return undefined
    // Moves the entry to the end: the first entries are evicted first.
    entries.delete(key)
    entries.set(key, entry)
    return entry.page
  }

  async function get(key: string, render: Render): Promise<CompressedPage> {
    const page = ready(key)
    if (page) return page
    let running = rendering.get(key)
    if (!running) {
      running = renderAndKeep(key, render).finally(() => {
        if (rendering.get(key) === running) rendering.delete(key)
      })
      rendering.set(key, running)
    }
    return (await running).page
  }

  return {
    ready,

    size: () => ({ entries: entries.size, bytes }),

    /**
     * Concurrent misses share one rendering. `render` may be called again after a drop, so it must not hold a request.
     */
    get,

    /** The most recently used first; false if there is none, or while a visitor waits for a page. */
    async renderDropped(): Promise<boolean> {
      const next = [...dropped].at(-1)
      if (!next || rendering.size > 0) return false
      dropped.delete(next[0])
      await get(...next)
      return true
    },

    /**
     * Kept until the page is dropped; a read in progress then is not shared. Keys must be few: only `drop` removes
     * them.
     */
    read<Read>(slug: string, key: string, read: () => Promise<Read>): Promise<Read> {
      const ofPage = reads.get(slug) ?? new Map<string, Promise<unknown>>()
      reads.set(slug, ofPage)
      let running = ofPage.get(key)
      if (!running) {
        running = read()
        ofPage.set(key, running)
        running.catch(() => ofPage.delete(key))
      }
      return running as Promise<Read>
    },

    /** The most recently used page of today that can have a Brotli body but has none, and is not in `except`. */
    findUncompressed(except?: WeakSet<CompressedPage>): { key: string; page: CompressedPage } | undefined {
      let found: { key: string; page: CompressedPage } | undefined
      const day = today()
      for (const [key, { page, madeOn }] of entries) {
        if (madeOn === day && page.bodies.gzip && !page.bodies.br && !except?.has(page)) found = { key, page }
      }
      return found
    },

    replace(key: string, page: CompressedPage, smaller: CompressedPage) {
      const entry = entries.get(key)
      if (entry?.page !== page) return
      entries.set(key, { ...entry, page: smaller })
      bytes += smaller.bytes - page.bytes
      stayWithinBounds()
    },

    drop(slug: string) {
      changedAt.set(slug, ++clock)
      reads.delete(slug)
      for (const [key, { uses, render }] of entries) {
        if (!uses.has(slug)) continue
        forget(key)
        dropped.set(key, render)
      }
      for (const key of [...dropped.keys()].slice(0, -maxDropped)) dropped.delete(key)
      // Requests from now on must not join a rendering that started before the change.
      rendering.clear()
    },
  }
}
