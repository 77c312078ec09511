/** A list on the screen: its block, its path in the block, and the ids of its items in order. */
export type LocalizedListing = { block: string; path: string; ids: string[] }

export type Lists = ReturnType<typeof createLists>

/** The lists on the screen. One may be there twice, in a menu and in its drawer, or in parts. */
export function createLists() {
  const shown = new Map<symbol, LocalizedListing>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  /** All items that are shown of a list, wherever they are. */
  function find(block: string, path: string): LocalizedListing | undefined {
    const parts = [...shown.values()].filter((list) => list.block === block && list.path === path)
    return parts.length > 0 ? { block, path, ids: [...new Set(parts.flatMap(({ ids }) => ids))] } : undefined
  }

  return {
    find,
    /** The paths of a block's lists. */
    pathsOf: (block: string) => [
      ...new Set([...shown.values()].filter((list) => list.block === block).map(({ path }) => path)),
    ],
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Registers a list; the returned function removes it. */
    note(list: LocalizedListing): () => void {
      const key = Symbol(list.path)
      shown.set(key, list)
      tell()
      return () => {
        shown.delete(key)
        tell()
      }
    },
    /** The empty lists of a block. */
    emptyOf: (block: string) => [...shown.values()].filter((list) => list.block === block && list.ids.length === 0),
    /** The innermost list item that contains the field at `path`: for 'tabs.1.title' the second of 'tabs'. */
    listItemAt(block: string, path: string): { list: string; id: string } | undefined {
      const keys = path.split('.')
      for (let end = keys.length - 1; end > 0; end--) {
        const list = keys.slice(0, end).join('.')
        const id = find(block, list)?.ids[Number(keys[end])]
        if (id) return { list, id }
      }
      return undefined
    },
  }
}
