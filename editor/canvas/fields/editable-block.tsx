import { createContext, useLayoutEffect } from 'react'
import type { LocalizedBlock } from '#blocks/block.ts'
import type { BlockFieldProps } from '#fields/block.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { useEditor } from '../../components/editor-context.ts'
import { BlockFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useEditedBlock } from './use-edited-block.ts'

const HiddenBlockPlaceholder = lazyComponent(
  () => import('./hidden-block-placeholder.tsx').then((m) => m.HiddenBlockPlaceholder),
  () => null,
)

export const BlockIdContext = createContext('')

export function EditableBlock({ block, children }: BlockFieldProps<LocalizedBlock>) {
  const { documents } = useEditor()
  const edited = useEditedBlock(block)
  // React runs the cleanups of a commit before its new effects, so a block that is unmounted and mounted elsewhere in
  // one commit stays registered.
  useLayoutEffect(() => () => documents.places.forget(block.id), [documents, block.id])
  useLayoutEffect(() => documents.places.note(edited), [documents, edited])
  return (
    <div className="ed-block" data-block-id={block.id} data-block-type={block.type}>
      <BlockIdContext value={block.id}>
        {block.leftOut === undefined ? (
          <ErrorBoundary fallback={(retry) => <BlockFallback retry={retry} />}>{children(edited)}</ErrorBoundary>
        ) : (
          <HiddenBlockPlaceholder block={block} order={block.leftOut} />
        )}
      </BlockIdContext>
    </div>
  )
}
