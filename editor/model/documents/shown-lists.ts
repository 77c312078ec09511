/** A list on the screen: its block, its path in the block, and the ids of its items in order. */
export type ListOnScreen = { block: string; dottedPath: string; ids: string[] }

export type Lists = ReturnType<typeof createLists>

/** The lists on the screen. One may be there twice, in a menu and in its drawer, or in parts. */
export function createLists() {
  const shown = new Map<symbol, ListOnScreen>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  /** All items that are shown of a list, wherever they are. */
  function find(block: string, dottedPath: string): ListOnScreen | undefined {
    const parts = [...shown.values()].filter((list) => list.block === block && list.dottedPath === dottedPath)
    return parts.length > 0 ? { block, dottedPath, ids: [...new Set(parts.flatMap(({ ids }) => ids))] } : undefined
  }

  return {
    find,
    /** The paths of a block's lists. */
    pathsOf: (block: string) => [
      ...new Set([...shown.values()].filter((list) => list.block === block).map(({ dottedPath }) => dottedPath)),
    ],
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Registers a list; the returned function removes it. */
    note(list: ListOnScreen): () => void {
      const key = Symbol(list.dottedPath)
      shown.set(key, list)
      notify()
      return () => {
        shown.delete(key)
        notify()
      }
    },
    /** The empty lists of a block. */
    emptyOf: (block: string) => [...shown.values()].filter((list) => list.block === block && list.ids.length === 0),
    /** The innermost list item that contains the field at `path`: for 'tabs.1.title' the second of 'tabs'. */
    listItemAt(block: string, dottedPath: string): { list: string; id: string } | undefined {
      const keys = dottedPath.split('.')
      for (let end = keys.length - 1; end > 0; end--) {
        const list = keys.slice(0, end).join('.')
        const id = find(block, list)?.ids[Number(keys[end])]
        if (id) return { list, id }
      }
      return undefined
    },
  }
}
