/** The blocks that belong to the page itself, in their sequence: not those of the frame, nor borrowed ones. */
export type PageBlocks = {
  key: string
  ids: string[]
  /** The same with those that visitors are not shown. */
  all: string[]
}

/** Remembers which page stands on the screen (fields/blocks.tsx). */
export function createPageBlocks() {
  let shown: PageBlocks = { key: '', ids: [], all: [] }
  return {
    read: () => shown,
    note: (blocks: PageBlocks) => {
      shown = blocks
    },
  }
}
