import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandRenderer } from '#ui/island.tsx'

/**
 * Collects the islands of a document while its tree is rendered and puts each one's HTML in afterwards: a rendering
 * inside another's component would leave React's hooks of the outer one without their state. Every island is a root of
 * its own, with a prefix of its own so that its ids are the same in the browser.
 */
export function collectIslands() {
  const islands: ReactElement[] = []
  const render: IslandRenderer = (Component, props) => {
    const index = islands.push(<Component {...props} />) - 1
    return { html: mark(index), prefix: prefix(index) }
  }
  const fillIn = (html: string) =>
    islands.reduce(
      (filled, island, index) =>
        // A function, because '$' has a meaning in a replacement string.
        filled.replace(mark(index), () => renderToString(island, { identifierPrefix: prefix(index) })),
      html,
    )
  return { render, fillIn }
}

const mark = (index: number) => `<!--island-${index}-->`
const prefix = (index: number) => `i${index}-`
