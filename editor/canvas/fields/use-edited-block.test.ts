import { expect, test } from 'vitest'
import type { LocalizedBlock } from '#blocks/block.ts'
import { catalogue } from '#blocks/catalogue.ts'
import { localize } from '#content/schema/localize-by-schema.ts'
import { startStore } from '../../model/testing/start-store.ts'
import { editedBlock } from './use-edited-block.ts'

const options = {
  locale: 'en',
  apiBase: '/api',
} as const

test('removed fields disappear from the screen, and fields that are not in the schema stay', async () => {
  const { store } = await startStore()
  const stored = { title: { en: 'Old' }, eyebrow: { en: 'Gone' }, backgroundColor: '#ffffff' }
  const content = { ...localize(catalogue.HERO.content, stored, options), unknown: 'kept' }
  const block = { id: 'hero', page: 'home', type: 'HERO', order: 1, content } as unknown as LocalizedBlock
  const shown = editedBlock(block, store, 'en')
  expect(Object.keys(shown.content).sort()).toEqual(['subtitle', 'title', 'unknown'])
})

test('a collection that is not loaded is shown as it came with the page', async () => {
  const { store } = await startStore()
  const content = { stories: { items: [{ id: 'jane' }] } }
  const block = { id: 'gallery', page: 'home', type: 'GALLERY', order: 2, content } as unknown as LocalizedBlock
  const shown = () => editedBlock(block, store, 'en').content as typeof content
  expect(shown().stories).toBe(content.stories)
  await store.documents.loadItems('gallery')
  expect(shown().stories.items).toMatchObject([{ person: { text: 'Jane' } }])
})
