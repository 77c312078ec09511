import { createContext, type ReactNode, Suspense, use } from 'react'
import { BlockField } from '#fields/block.tsx'
import { PageContext, type PageContextValue } from '#fields/page-context.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { LazySection } from '#ui/lazy-section.tsx'
import type { LocalizedBlock } from './block.ts'
import { StyleSheet } from './style-sheet.tsx'
import { stylesOf } from './styles.ts'
import { type View, viewOf } from './views.tsx'

type RenderBlockProps = {
  block: LocalizedBlock
  /** Whether the application renders the block at once: the header, the footer and a page's first block. */
  eager?: boolean
  /** Replaces the view of the block's type. In documents, `block` must decide which view that is. */
  view?: View | undefined
}

/** A block, rendered by the view of its type. If the view fails, only this block is missing from the page. */
export function RenderBlock({ block, eager = false, view: View = viewOf(block) }: RenderBlockProps) {
  const renderApart = use(RenderApartContext)
  const page = use(PageContext)
  const draw = (shown: LocalizedBlock) => View && <DrawnBlock block={shown} isFirst={eager} view={View} />
  if (renderApart) {
    return <BlockField block={block}>{(shown) => renderApart(draw(shown), { block: shown, page, eager })}</BlockField>
  }
  const guarded = (
    <ErrorBoundary>
      {/* While a style sheet loads, only the view suspends. Further out, effects of the editor would run again. */}
      <BlockField block={block}>{(shown) => <Suspense>{draw(shown)}</Suspense>}</BlockField>
    </ErrorBoundary>
  )
  return eager ? guarded : <LazySection>{guarded}</LazySection>
}

function DrawnBlock({ block, isFirst, view: View }: { block: LocalizedBlock; isFirst: boolean; view: View }) {
  return (
    <>
      {stylesOf(block).map((sheet) => (
        <StyleSheet key={sheet} href={sheet} />
      ))}
      <View block={block} isFirst={isFirst} />
    </>
  )
}

/** What decides how a block looks in a language: the same values give the same HTML. */
type Appearance = { block: LocalizedBlock; page: PageContextValue; eager: boolean }

/** Returns the text that the HTML of `view` replaces later. */
export type RenderApart = (view: ReactNode, appearance: Appearance) => string

/** Set while the server renders a document (app/block-html-cache.tsx). Null in the application. */
export const RenderApartContext = createContext<RenderApart | null>(null)
