import { hash } from 'node:crypto'
import type { i18n } from 'i18next'
import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { LocalizedBlock } from '#blocks/block.ts'
import type { RenderApart } from '#blocks/render-block.tsx'
import { PageContext } from '#fields/page-context.ts'
import { ScriptNonceContext } from '#ui/inline-script.tsx'
import { IslandContext, type IslandRenderer } from '#ui/island.tsx'

/**
 * The maximum total length of `cached`. A page has some 40,000 characters, of one byte each, or of two in Arabic.
 */
const maxCharacters = 4_000_000

/** The keys are hashes of what the HTML was rendered from, the least recently used first. */
const cached = new Map<string, string>()
let characters = 0

type Options = {
  i18n: i18n
  nonce: string
  /** Whether HTML is taken from the cache and added to it. */
  isCached: boolean
  onFailure: (block: LocalizedBlock, error: unknown) => void
}

/**
 * Each block is a React root with cached HTML: after a change only that block and the tree around the blocks are
 * rendered. A mark takes its place there; `insert` replaces the marks and moves links (style sheets, preloads) into the
 * head. A block that throws is left out.
 */
export function blockRenderer({ i18n, nonce, isCached, onFailure }: Options) {
  const renders: (() => string)[] = []
  const mark = (index: number | string) => `block-${nonce}-${index};`

  const renderApart: RenderApart = (view, appearance) => {
    const prefix = `i${renders.length}-`
    const element = (
      <I18nextProvider i18n={i18n}>
        <ScriptNonceContext value={nonce}>
          <PageContext value={appearance.page}>{view}</PageContext>
        </ScriptNonceContext>
      </I18nextProvider>
    )
    const render = () => renderWithIslands(element, prefix)
    renders.push(() => {
      try {
        return isCached ? cache(JSON.stringify([i18n.language, prefix, appearance]), render) : render()
      } catch (error) {
        onFailure(appearance.block, error)
        return ''
      }
    })
    return mark(renders.length - 1)
  }

  function insert(html: string): string {
    const links: string[] = []
    const filled = html.replaceAll(new RegExp(mark('(\\d+)'), 'g'), (_, index) => {
      const rendered = renders[index]?.() ?? ''
      const [leading = ''] = /^(<link [^>]*>)*/.exec(rendered) ?? []
      links.push(...(leading.match(/<link [^>]*>/g) ?? []))
      return rendered.slice(leading.length)
    })
    return withLinks(filled, [...new Set(links)])
  }

  return { renderApart, insert }
}

/** Style sheets after the site's own, so that they override it, preloads before it. */
function withLinks(html: string, links: string[]): string {
  const { sheets = [], preloads = [] } = Object.groupBy(links, (link) =>
    link.includes('rel="stylesheet"') ? 'sheets' : 'preloads',
  )
  return html.replace(/<link rel="stylesheet"[^>]*>/, (own) => [...preloads, own, ...sheets].join(''))
}

/** The source decides it completely. */
function cache(source: string, render: () => string): string {
  const key = hash('sha256', source, 'base64')
  const html = cached.get(key) ?? render()
  if (!cached.delete(key)) characters += html.length
  cached.set(key, html)
  for (const [oldest, { length }] of cached) {
    if (characters <= maxCharacters) break
    cached.delete(oldest)
    characters -= length
  }
  return html
}

/**
 * Each island is a React root with an id prefix, so that ids are the same in the browser. Rendered after the block:
 * inside a component it would break that component's hooks.
 */
function renderWithIslands(element: ReactElement, prefix: string): string {
  const islands: { mark: string; prefix: string; element: ReactElement }[] = []
  const render: IslandRenderer = (Component, props) => {
    const own = { mark: `<!--island-${islands.length}-->`, prefix: `${prefix}${islands.length || ''}` }
    islands.push({ ...own, element: <Component {...props} /> })
    return { html: own.mark, prefix: own.prefix }
  }
  const html = renderToStaticMarkup(<IslandContext value={render}>{element}</IslandContext>)
  return islands.reduce(
    (filled, island) =>
      // A function, because '$' is special in a replacement string.
      filled.replace(island.mark, () => renderToString(island.element, { identifierPrefix: island.prefix })),
    html,
  )
}
