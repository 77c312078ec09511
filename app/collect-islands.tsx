import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandRenderer } from '#ui/island.tsx'

/**
 * Collects the islands of a document while its tree is rendered and inserts each one's HTML afterwards: rendering
 * inside a component of another rendering would break the hooks of the outer one. Every island is a root of its own,
 * with its own id prefix so that its ids are the same in the browser.
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
        // A function, because '$' is special in a replacement string.
        filled.replace(mark(index), () => renderToString(island, { identifierPrefix: prefix(index) })),
      html,
    )
  return { render, fillIn }
}

const mark = (index: number) => `<!--island-${index}-->`
const prefix = (index: number) => `i${index}-`
