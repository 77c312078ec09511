import { createInstance } from 'i18next'
import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { LocalizedBlock } from '#blocks/block.ts'
import { RenderApartContext, RenderBlock } from '#blocks/render-block.tsx'
import type { View } from '#blocks/views.tsx'
import { PageContext } from '#fields/page-context.ts'
import { Island } from '#ui/island.tsx'
import { blockRenderer } from './block-html-cache.tsx'

const title = { html: 'Welcome' }
const blockOf = (id: string, content: unknown = { title, figures: { items: [] } }, type = 'WELCOME') =>
  ({ id, page: 'home', type, content }) as unknown as LocalizedBlock

type Setting = { view?: View; lng?: string; path?: string; eager?: boolean; isCached?: boolean }

/** Renders the document of some blocks as entry.server.tsx does. `failed` are the ids of the blocks that threw. */
function renderDocument(
  blocks: LocalizedBlock[],
  { view, lng = 'en', path = '/', eager = false, isCached = true }: Setting = {},
) {
  const failed: string[] = []
  const i18n = createInstance().use(initReactI18next)
  void i18n.init({ lng, initAsync: false })
  const onFailure = ({ id }: LocalizedBlock) => failed.push(id)
  const { renderApart, insert } = blockRenderer({ i18n, nonce: '00-nonce', isCached, onFailure })
  const page = { locale: 'en', path, search: '', contactEmail: '', brand: '', origin: '' } as const
  const tree = renderToStaticMarkup(
    <RenderApartContext value={renderApart}>
      <PageContext value={page}>
        <html lang="en">
          <head>
            <link rel="stylesheet" href="/site.css" precedence="site" />
          </head>
          <body>
            {blocks.map((block) => (
              <RenderBlock key={block.id} block={block} view={view} eager={eager} />
            ))}
          </body>
        </html>
      </PageContext>
    </RenderApartContext>,
  )
  const html = insert(tree)
  return { failed, html, head: html.slice(0, html.indexOf('<body>')) }
}

/** Returns a view that shows the id of its block, and the ids that it has rendered so far. */
function recordingView(text = '') {
  const rendered: string[] = []
  const view: View = ({ block: { id } }) => {
    rendered.push(id)
    return (
      <p>
        {id}
        {text}
      </p>
    )
  }
  return { rendered, view }
}

const failing = () => {
  throw new Error('broken')
}

test.each<[string, View]>([
  ['a view', ({ block }) => (block.id === 'broken' ? failing() : <p>{block.id}</p>)],
  [
    'an island',
    ({ block }) => (block.id === 'broken' ? <Island name="form" component={failing} props={{}} /> : <p>{block.id}</p>),
  ],
])('%s that fails is left out of the document and reported; the blocks around it remain', (_, view) => {
  const { html, failed } = renderDocument([blockOf('before'), blockOf('broken'), blockOf('after')], { view })
  expect(html).toContain('<body><p>before</p><p>after</p></body>')
  expect(failed).toEqual(['broken'])
})

test('a block whose content cannot be read is left out of the document', () => {
  const { html, failed } = renderDocument([blockOf('unreadable', null), blockOf('readable')])
  expect(html).toContain('Welcome')
  expect(failed).toEqual(['unreadable'])
})

test('a document links each style sheet of its blocks exactly once, in its head, after those of the site', () => {
  const policy = blockOf('policy', { title, sections: { items: [] } }, 'TEXT')
  const { head, html } = renderDocument([blockOf('first'), blockOf('second'), policy], { view: () => null })
  const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
  expect(sheets).toEqual(['/site.css', '/blocks/styles/home.css', '/blocks/policy/view.css'])
  expect(html.match(/<link/g)).toHaveLength(3)
})

test('a picture that the browser should load first is preloaded in the head, before the style sheets', () => {
  const { head } = renderDocument([blockOf('picture')], {
    view: () => <img src="/first.webp" alt="" fetchPriority="high" />,
  })
  expect(head).toMatch(/<link rel="preload" as="image" href="\/first.webp"[^>]*><link rel="stylesheet"/)
})

test('a block is rendered again only when something that decides its look has changed', () => {
  const { rendered, view } = recordingView()
  renderDocument([blockOf('same'), blockOf('edited', 'old')], { view })
  const { html } = renderDocument([blockOf('same'), blockOf('edited', 'new')], { view })
  expect(html).toContain('<p>same</p><p>edited</p>')
  expect(rendered).toEqual(['same', 'edited', 'edited'])
})

test.each<[string, Setting, LocalizedBlock[]]>([
  ['on another page', { path: '/about' }, []],
  ['in another language', { lng: 'ar' }, []],
  ['as the first block', { eager: true }, []],
  ['after another block', {}, [blockOf('other')]],
])('a block is rendered again %s', (where, setting, before) => {
  const { rendered, view } = recordingView()
  renderDocument([blockOf(where)], { view })
  renderDocument([...before, blockOf(where)], { view, ...setting })
  expect(rendered.filter((id) => id === where)).toEqual([where, where])
})

test('without the cache a block is rendered each time', () => {
  const { rendered, view } = recordingView()
  renderDocument([blockOf('private')], { view, isCached: false })
  renderDocument([blockOf('private')], { view, isCached: false })
  renderDocument([blockOf('private')], { view })
  expect(rendered).toEqual(['private', 'private', 'private'])
})

test('the blocks that were used least recently are removed from a full cache', () => {
  const { rendered, view } = recordingView('x'.repeat(1_500_000))
  for (const id of ['oldest', 'older', 'oldest', 'newest', 'oldest', 'older']) renderDocument([blockOf(id)], { view })
  expect(rendered).toEqual(['oldest', 'older', 'newest', 'older'])
})

test('the islands of a page have different ids', () => {
  const Field = () => <i id={useId()} />
  const view: View = () => (
    <>
      <Island name="form" component={Field} props={{}} />
      <Island name="form" component={Field} props={{}} />
    </>
  )
  const { html } = renderDocument([blockOf('one'), blockOf('two')], { view })
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(4)
  const prefixes = [...html.matchAll(/ prefix="([^"]+)"/g)].map(([, prefix]) => prefix)
  expect(ids.map((id) => prefixes.findIndex((prefix) => id === `_${prefix}R_0_`))).toEqual([0, 1, 2, 3])
})
