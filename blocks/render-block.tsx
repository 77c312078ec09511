import { Component, createContext, type ReactNode, Suspense, use } from 'react'
import { BlockField } from '#fields/block.tsx'
import { IslandContext } from '#ui/island.tsx'
import { LazySection } from '#ui/lazy-section.tsx'
import type { LocalizedBlock } from './block.ts'
import { StyleSheet } from './style-sheet.tsx'
import { stylesOf } from './styles.ts'
import { type View, viewOf } from './views.tsx'

type RenderBlockProps = {
  block: LocalizedBlock
  /** Whether the application renders the block at once: the header, the footer and a page's first block. */
  eager?: boolean
  /** Replaces the view of the block's type. */
  view?: View | undefined
}

/** A block, rendered by the view of its type. If the view fails, only this block is missing from the page. */
export function RenderBlock({ block, eager = false, view }: RenderBlockProps) {
  const isDocument = use(IslandContext) !== null
  // On the server only a Suspense catches errors: its fallback is rendered if the view fails. No view suspends.
  if (isDocument) {
    return (
      <Suspense fallback={<Failed block={block} />}>
        <BlockField block={block}>{(shown) => drawBlock(shown, eager, view)}</BlockField>
      </Suspense>
    )
  }
  const guarded = (
    <BlockBoundary>
      {/* While a style sheet loads, only the view suspends. Further out, effects of the editor would run again. */}
      <BlockField block={block}>{(shown) => <Suspense>{drawBlock(shown, eager, view)}</Suspense>}</BlockField>
    </BlockBoundary>
  )
  return eager ? guarded : <LazySection>{guarded}</LazySection>
}

function Failed({ block }: { block: LocalizedBlock }) {
  use(BlockFailureContext)?.(block)
  return null
}

function drawBlock(block: LocalizedBlock, isFirst: boolean, View = viewOf(block)) {
  if (!View) return null
  return (
    <>
      {stylesOf(block).map((sheet) => (
        <StyleSheet key={sheet} href={sheet} />
      ))}
      <View block={block} isFirst={isFirst} />
    </>
  )
}

class BlockBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/** Called on the server for each block whose view failed and was left out of the document. */
export const BlockFailureContext = createContext<((block: LocalizedBlock) => void) | null>(null)
