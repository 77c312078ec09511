import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IslandContext } from './island.tsx'
import { RenderLater } from './render-later.tsx'

const menu = (
  <RenderLater>
    <ul />
  </RenderLater>
)

test('a document contains what is hidden at first', () => {
  const document = <IslandContext value={() => ({ html: '', prefix: '' })}>{menu}</IslandContext>
  expect(renderToStaticMarkup(document)).toBe('<ul></ul>')
})

test('the first rendering of the application leaves out what is hidden', () => {
  expect(renderToStaticMarkup(menu)).toBe('')
})
