import { expect, test } from 'vitest'
import { composePage } from './page-composition.ts'

const own = (type: string, leftOut?: number) => ({ page: 'home', type, ...(leftOut !== undefined && { leftOut }) })
const stories = { page: 'customer-stories', type: 'GALLERY' }
const types = (blocks: { type: string }[]) => blocks.map(({ type }) => type)

test('a shared block precedes the last block of the first type that the page has', () => {
  const shown = composePage('home', [own('HERO'), own('CTA'), own('TABS'), own('CTA')], [stories])
  expect(types(shown)).toEqual(['HERO', 'CTA', 'TABS', 'GALLERY', 'CTA'])
  expect(types(composePage('home', [own('INSIGHTS'), own('CTA')], [stories]))).toEqual(['GALLERY', 'INSIGHTS', 'CTA'])
  expect(types(composePage('home', [own('HERO')], [stories]))).toEqual(['HERO', 'GALLERY'])
})

test('blocks that the page leaves out keep their places and have no shared block before them', () => {
  const shown = composePage('home', [own('HERO'), own('CTA', 6), own('TABS')], [stories])
  expect(types(shown)).toEqual(['HERO', 'CTA', 'TABS', 'GALLERY'])
})

test('a page that shows no block of its own shows no shared one', () => {
  expect(composePage('home', [], [stories])).toEqual([])
  expect(types(composePage('home', [own('CTA', 6)], [stories]))).toEqual(['CTA'])
})
