import { useStore } from 'zustand'
import type { LocalizedBlock } from '#blocks/block.ts'
import { composePage } from '#content/page-composition.ts'
import type { BlocksProps } from '#fields/blocks.tsx'
import { useEditor } from '../../components/editor-context.ts'

type Source = Pick<BlocksProps<LocalizedBlock>, 'page' | 'sharedBlocks' | 'blocks'>

/** The page's own blocks with the moves and deletions that are pending, and the same with the shared blocks. */
export function useShownBlocks({ page, sharedBlocks, blocks }: Source) {
  const { store, structure } = useEditor()
  useStore(store, ({ overlays }) => overlays)
  const { own: stored = [], shared = [] } = Object.groupBy(blocks, ({ isShared }) => (isShared ? 'shared' : 'own'))
  const own = structure.arranged(page, stored).filter(({ id }) => !structure.isHidden(id))
  return { own, shown: composePage(sharedBlocks, own, shared) }
}
