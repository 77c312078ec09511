import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IslandContext } from '#ui/island.tsx'
import type { LocalizedBlock } from './block.ts'
import { BlockFailureContext, RenderBlock } from './render-block.tsx'

const blockOf = (id: string, content: unknown) =>
  ({ id, page: 'home', type: 'WELCOME', content }) as unknown as LocalizedBlock

test('a view that fails is left out of the document and reported; the blocks around it remain', () => {
  const failed: string[] = []
  const html = renderToStaticMarkup(
    <IslandContext value={() => ({ html: '', prefix: '' })}>
      <BlockFailureContext value={({ id }) => failed.push(id)}>
        <RenderBlock block={blockOf('before', { title: { html: 'Before' }, figures: { items: [] } })} />
        <RenderBlock block={blockOf('broken', undefined)} />
        <RenderBlock block={blockOf('after', { title: { html: 'After' }, figures: { items: [] } })} />
      </BlockFailureContext>
    </IslandContext>,
  )
  expect(html).toMatch(/Before.*After/s)
  expect(failed).toEqual(['broken'])
})
