import type { LocalizedBlock } from '#blocks/block.ts'
import { composePage } from '#content/page-composition.ts'
import type { BlocksProps } from '#fields/blocks.tsx'
import { useEditor, useEditorState } from '../../components/editor-context.ts'

type Source = Pick<BlocksProps<LocalizedBlock>, 'page' | 'sharedBlocks' | 'blocks'>

export function useShownBlocks({ page, sharedBlocks, blocks }: Source) {
  const { documents } = useEditor()
  useEditorState(({ overlays }) => overlays)
  const { own: stored = [], shared = [] } = Object.groupBy(blocks, ({ isShared }) => (isShared ? 'shared' : 'own'))
  const own = documents.structure.arranged(page, stored).filter(({ id }) => !documents.structure.isHidden(id))
  return { own, shown: composePage(sharedBlocks, own, shared) }
}
