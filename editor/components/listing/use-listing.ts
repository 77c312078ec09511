import { useCallback, useEffect, useRef, useState } from 'react'

type Part<Item> = { items: Item[]; next_cursor: string | null }
type Listed<Item> = { items: Item[]; cursor: string | null; isBusy: boolean; error?: unknown }

export type Listing<Item> = Listed<Item> & { more: () => void; again: () => void }

/**
 * A list that comes in parts. `load` answers the part after a cursor, or the first one; another `load` (remember it by
 * `useCallback`) begins anew. `again` asks for as many parts as are there, and leaves the old list on the screen until
 * they are here.
 */
export function useListing<Item>(load: (cursor?: string) => Promise<Part<Item>>): Listing<Item> {
  const [listed, set] = useState<Listed<Item>>({ items: [], cursor: null, isBusy: true })
  /** Only the answer that was asked for last counts. */
  const turn = useRef(0)

  /** How many parts are on the screen. */
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
        set(({ items }) => ({ items: join(items), cursor: part.next_cursor, isBusy: false }))
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
  /** Asks for what is wanted now, also where it was handed out before something else was wanted. */
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  }, [ask])
  const again = useCallback(() => void latest.current(), [])
  return { ...listed, more: () => void ask(listed.cursor ?? undefined), again }
}

/** The first parts of a list as one; at least the first. */
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
