import { useCallback, useEffect, useRef, useState } from 'react'
import { watchSaves } from '../../model/history/undo-history.ts'
import { useEditor, useEditorState } from '../editor-context.ts'

type Part<Item> = { items: Item[]; next_cursor?: string | null }
type Listed<Item> = { items: Item[]; cursor: string | null; isBusy: boolean; error?: unknown }

export type PanelData<Item> = Listed<Item> & { more: () => void; again: () => void }

/**
 * Loads a list part by part (cursor pagination), or at once if the first part has no `next_cursor`. `load` resolves to
 * the part after a cursor, or to the first part. A new `load` starts over, so memoize it with `useCallback`. `again`
 * reloads as many parts as are loaded, and shows the old items meanwhile. With `isLive`, so does every save and act.
 */
export function usePanelData<Item>(load: (cursor?: string) => Promise<Part<Item>>, isLive = true): PanelData<Item> {
  const editor = useEditor()
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
  /** `again` is the same function in all renders, so it reads the newest `ask` here. */
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  }, [ask])
  const again = useCallback(() => void latest.current(), [])
  useEffect(() => (isLive ? watchSaves(editor, again) : undefined), [editor, again, isLive])
  const acts = useEditorState((state) => state.acts)
  const seenActs = useRef(acts)
  useEffect(() => {
    if (isLive && seenActs.current !== acts) again()
    seenActs.current = acts
  }, [acts, again, isLive])
  return { ...listed, more: () => void ask(listed.cursor ?? undefined), again }
}

/** Like `usePanelData`, for one value: it is the only item. */
export function usePanelValue<Value>(load: () => Promise<Value>, isLive?: boolean): PanelData<Value> {
  return usePanelData(
    useCallback(async () => ({ items: [await load()] }), [load]),
    isLive,
  )
}

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
