import { Component, type ComponentType, type ReactNode } from 'react'
import { BlockField } from '#fields/block.tsx'
import type { ShownBlock } from './block.ts'
import { views } from './views.tsx'

/** One block, drawn by the view of its type. A view that fails leaves the rest of the page standing. */
export function RenderBlock({ block }: { block: ShownBlock; isFirst?: boolean }) {
  return (
    <BlockBoundary key={block.id}>
      <BlockField block={block}>{drawBlock}</BlockField>
    </BlockBoundary>
  )
}

function drawBlock(block: ShownBlock) {
  // The registry pairs each type with its own view; TypeScript cannot follow the pair through an index.
  const View = views[block.type] as ComponentType<{ block: ShownBlock }> | undefined
  return View ? <View block={block} /> : null
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
