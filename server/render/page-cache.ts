import { today } from '#content/today.ts'
import type { CompressedPage } from './compress.ts'

export type RenderedPage = {
  page: CompressedPage
  /** The keys (slugs) of all pages whose blocks went into it. */
  uses: ReadonlySet<string>
  /** False for errors and other answers that must be made anew each time. */
  cacheable: boolean
}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Ready answers by address, bounded by bytes (the longest unused go first). `drop(slug)` forgets every page that showed
 * blocks of that page; it is called before a save is answered, so nobody reads an old page after that answer. What a
 * page tells may depend on the day (content/today.ts): yesterday's answers are made anew.
 */
export function createPageCache({ maxBytes }: { maxBytes: number }) {
  const entries = new Map<string, RenderedPage & { madeOn: string }>()
  const rendering = new Map<string, Promise<RenderedPage>>()
  const changedAt = new Map<string, number>()
  let clock = 0
  let bytes = 0

  function forget(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= entry.page.bytes
    entries.delete(key)
  }

  function keep(key: string, entry: RenderedPage, madeOn: string) {
    forget(key)
    entries.set(key, { ...entry, madeOn })
    bytes += entry.page.bytes
    stayWithinBounds()
  }

  function stayWithinBounds() {
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      forget(oldest)
    }
  }

  async function renderAndKeep(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const startedAt = clock
    const madeOn = today()
    const rendered = await render()
    // A change that came while the page was being made may be missing in it: it may be shown to those who asked
    // before that change was answered, but not kept.
    const isFresh = [...rendered.uses].every((slug) => (changedAt.get(slug) ?? 0) <= startedAt)
    if (rendered.cacheable && isFresh) keep(key, rendered, madeOn)
    return rendered
  }

  function ready(key: string): CompressedPage | undefined {
    const entry = entries.get(key)
    if (entry?.madeOn !== today()) return undefined
    // Used last, forgotten last.
    entries.delete(key)
    entries.set(key, entry)
    return entry.page
  }

  return {
    /** The page of `key` if it is at hand. */
    ready,

    /** The ready page of `key`; requests that miss at the same time share one rendering. */
    async get(key: string, render: () => Promise<RenderedPage>): Promise<CompressedPage> {
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
    },

    /** A page of today that is not packed as tightly as it can be and is none of `except`; of several the last used. */
    findUncompressed(except?: WeakSet<CompressedPage>): { key: string; page: CompressedPage } | undefined {
      let found: { key: string; page: CompressedPage } | undefined
      const day = today()
      for (const [key, { page, madeOn }] of entries) {
        if (madeOn === day && !page.bodies.br && !except?.has(page)) found = { key, page }
      }
      return found
    },

    /** Puts the same page, packed tighter, into the place of `page`, if it is still kept. */
    replace(key: string, page: CompressedPage, smaller: CompressedPage) {
      const entry = entries.get(key)
      if (entry?.page !== page) return
      entries.set(key, { ...entry, page: smaller })
      bytes += smaller.bytes - page.bytes
      stayWithinBounds()
    },

    drop(slug: string) {
      changedAt.set(slug, ++clock)
      for (const [key, { uses }] of entries) if (uses.has(slug)) forget(key)
      // Whoever asks from now on must not join a rendering that began before the change.
      rendering.clear()
    },
  }
}
