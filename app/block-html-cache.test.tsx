import { createInstance } from 'i18next'
import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { LocalizedBlock } from '#blocks/block.ts'
import { RenderApartContext, RenderBlock } from '#blocks/render-block.tsx'
import type { View } from '#blocks/views.tsx'
import { Island } from '#ui/island.tsx'
import { blockRenderer } from './block-html-cache.tsx'

const title = { html: 'Welcome' }
const blockOf = (id: string, content: unknown = { title, figures: { items: [] } }, type = 'WELCOME') =>
  ({ id, page: 'home', type, content }) as unknown as LocalizedBlock

/** The document of some blocks, as entry.server.tsx renders it, and the ids of the blocks that failed. */
function renderDocument(blocks: LocalizedBlock[], view?: View) {
  const failed: string[] = []
  const i18n = createInstance().use(initReactI18next)
  void i18n.init({ lng: 'en' })
  const { renderApart, insert } = blockRenderer({ i18n, nonce: '00-nonce', onFailure: ({ id }) => failed.push(id) })
  const tree = renderToStaticMarkup(
    <RenderApartContext value={renderApart}>
      <html lang="en">
        <head>
          <link rel="stylesheet" href="/site.css" precedence="site" />
        </head>
        <body>
          {blocks.map((block) => (
            <RenderBlock key={block.id} block={block} view={view} />
          ))}
        </body>
      </html>
    </RenderApartContext>,
  )
  const html = insert(tree)
  return { failed, html, head: html.slice(0, html.indexOf('<body>')) }
}

test('a view that fails is left out of the document and reported; the blocks around it remain', () => {
  const blocks = [blockOf('before', { title: { html: 'Before' }, figures: { items: [] } }), blockOf('broken', null)]
  const { html, failed } = renderDocument([
    ...blocks,
    blockOf('after', { title: { html: 'After' }, figures: { items: [] } }),
  ])
  expect(html).toMatch(/Before.*After/s)
  expect(failed).toEqual(['broken'])
})

test('a document links each style sheet of its blocks exactly once, in its head, after those of the site', () => {
  const policy = blockOf('policy', { title, sections: { items: [] } }, 'TEXT')
  const { head, html } = renderDocument([blockOf('first'), blockOf('second'), policy], () => null)
  const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
  expect(sheets).toEqual(['/site.css', '/blocks/styles/home.css', '/blocks/policy/view.css'])
  expect(html.match(/<link/g)).toHaveLength(3)
})

test('a picture that the browser should load first is preloaded in the head, before the style sheets', () => {
  const { head } = renderDocument([blockOf('picture')], () => <img src="/first.webp" alt="" fetchPriority="high" />)
  expect(head).toMatch(/<link rel="preload" as="image" href="\/first.webp"[^>]*><link rel="stylesheet"/)
})

test('a block is rendered again only when something that decides its look has changed', () => {
  const rendered: string[] = []
  const view: View = ({ block: { id } }) => {
    rendered.push(id)
    return <p>{id}</p>
  }
  renderDocument([blockOf('same'), blockOf('edited', 'old')], view)
  const { html } = renderDocument([blockOf('same'), blockOf('edited', 'new')], view)
  expect(html).toContain('<p>same</p><p>edited</p>')
  expect(rendered).toEqual(['same', 'edited', 'edited'])
})

test('the islands of a page have different ids', () => {
  const Field = () => <i id={useId()} />
  const view: View = () => (
    <>
      <Island name="form" component={Field} props={{}} />
      <Island name="form" component={Field} props={{}} />
    </>
  )
  const { html } = renderDocument([blockOf('one'), blockOf('two')], view)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(4)
})
