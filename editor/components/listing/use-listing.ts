import { useCallback, useEffect, useRef, useState } from 'react'

type Part<Item> = { items: Item[]; next_cursor?: string | null }
type Listed<Item> = { items: Item[]; cursor: string | null; isBusy: boolean; error?: unknown }

export type Listing<Item> = Listed<Item> & { more: () => void; again: () => void }

/**
 * Loads a list part by part (cursor pagination), or at once if the first part has no `next_cursor`. `load` resolves to
 * the part after a cursor, or to the first part. A new `load` starts over, so memoize it with `useCallback`. `again`
 * reloads as many parts as are loaded; meanwhile the old items are shown.
 */
export function useListing<Item>(load: (cursor?: string) => Promise<Part<Item>>): Listing<Item> {
  const [listed, set] = useState<Listed<Item>>({ items: [], cursor: null, isBusy: true })
  /** The number of the latest request; responses to earlier requests are ignored. */
  const turn = useRef(0)

  const shown = useRef(0)

  const ask = useCallback(
    async (cursor?: string) => {
      const mine = ++turn.current
      set(({ items, cursor }) => ({ items, cursor, isBusy: true }))
      try {
        const part = cursor ? await load(cursor) : await loadParts(load, shown.current)
        if (mine !== turn.current) return
        shown.current = cursor ? shown.current + 1 : Math.max(shown.current, 1)
        const join = (before: Item[]) => (cursor ? [...before, ...part.items] : part.items)
        set(({ items }) => ({ items: join(items), cursor: part.next_cursor ?? null, isBusy: false }))
      } catch (error) {
        if (mine === turn.current) set((before) => ({ ...before, isBusy: false, error }))
      }
    },
    [load],
  )
  useEffect(() => {
    shown.current = 0
    set({ items: [], cursor: null, isBusy: true })
    void ask()
  }, [ask])
  /**
   * The newest `ask`. `again` calls it, because `again` is the same in all renders, and `load` may have changed since.
   */
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  }, [ask])
  const again = useCallback(() => void latest.current(), [])
  return { ...listed, more: () => void ask(listed.cursor ?? undefined), again }
}

/** Loads the first `count` parts, but at least one, and joins them into one part. */
export async function loadParts<Item>(
  load: (cursor?: string) => Promise<Part<Item>>,
  count: number,
): Promise<Part<Item>> {
  let { items, next_cursor } = await load()
  for (let more = 1; more < count && next_cursor; more++) {
    const part: Part<Item> = await load(next_cursor)
    items = [...items, ...part.items]
    next_cursor = part.next_cursor
  }
  return { items, next_cursor }
}
