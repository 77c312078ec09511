/** The page's own blocks in their order, without header, footer and shared blocks. */
export type PageBlocks = {
  key: string
  ids: string[]
  /** The same with the hidden blocks. */
  all: string[]
}

/** Holds the blocks of the page on the screen (canvas/fields/editable-blocks.tsx). */
export function createPageBlocks() {
  let shown: PageBlocks = { key: '', ids: [], all: [] }
  return {
    read: () => shown,
    note: (blocks: PageBlocks) => {
      shown = blocks
    },
  }
}
