import { expect, test } from 'vitest'
import { composePage } from './page-composition.ts'
import type { SharedBlock } from './pages.ts'

const shared: SharedBlock[] = [{ page: 'customer-stories', block_type: 'GALLERY', before: ['INSIGHTS', 'CTA'] }]

const own = (type: string, leftOut?: number) => ({ page: 'home', type, ...(leftOut !== undefined && { leftOut }) })
const stories = { page: 'customer-stories', type: 'GALLERY' }
const types = (blocks: { type: string }[]) => blocks.map(({ type }) => type)

test('a shared block precedes the last block of the first type that the page has', () => {
  const shown = composePage(shared, [own('HERO'), own('CTA'), own('TABS'), own('CTA')], [stories])
  expect(types(shown)).toEqual(['HERO', 'CTA', 'TABS', 'GALLERY', 'CTA'])
  expect(types(composePage(shared, [own('INSIGHTS'), own('CTA')], [stories]))).toEqual(['GALLERY', 'INSIGHTS', 'CTA'])
  expect(types(composePage(shared, [own('HERO')], [stories]))).toEqual(['HERO', 'GALLERY'])
})

test('blocks that the page leaves out keep their places and have no shared block before them', () => {
  const shown = composePage(shared, [own('HERO'), own('CTA', 6), own('TABS')], [stories])
  expect(types(shown)).toEqual(['HERO', 'CTA', 'TABS', 'GALLERY'])
})

test('a page that shows no block of its own shows no shared one', () => {
  expect(composePage(shared, [], [stories])).toEqual([])
  expect(types(composePage(shared, [own('CTA', 6)], [stories]))).toEqual(['CTA'])
})
