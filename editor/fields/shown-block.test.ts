import { expect, test } from 'vitest'
import type { ShownBlock } from '#blocks/block.ts'
import { catalogue } from '#blocks/catalogue.ts'
import { show } from '#content/schema/show.ts'
import { sitDown } from '../testing/desk.ts'
import { editedBlock } from './shown-block.ts'

const options = { locale: 'en', apiBase: '/api' } as const

test('what was taken away is gone from the screen; what the schema does not know stays', async () => {
  const { desk } = await sitDown()
  const stored = { title: { en: 'Old' }, eyebrow: { en: 'Gone' }, backgroundColor: '#ffffff' }
  const content = { ...show(catalogue.HERO.content, stored, options), unknown: 'kept' }
  const block = { id: 'hero', page: 'home', type: 'HERO', order: 1, content } as unknown as ShownBlock
  const shown = editedBlock(block, { ...desk, desk, ...options })
  expect(Object.keys(shown.content).sort()).toEqual(['subtitle', 'title', 'unknown'])
})

test('a collection that is not loaded stands there as it came', async () => {
  const { desk } = await sitDown()
  const content = { stories: { items: [{ id: 'jane' }] } }
  const block = { id: 'gallery', page: 'home', type: 'GALLERY', order: 2, content } as unknown as ShownBlock
  const shown = () => editedBlock(block, { ...desk, desk, ...options }).content as typeof content
  expect(shown().stories).toBe(content.stories)
  await desk.units.loadItems('gallery')
  expect(shown().stories.items).toMatchObject([{ person: { text: 'Jane' } }])
})
