import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'
import { compareItems, itemsRepository } from './items-repository.ts'

const ids = ['a', 'B', 'A', 'b', 'a-b', 'ab', 'a_b', 'Ab', '10', '9']
const filters = { all: { en: 'All' }, blog: { en: 'Blog' }, events: { en: 'Events' } }

describeEachDialect('items of one day and one position', (open) => {
  test('have the same order in every database, in whole lists and in pages of them', async () => {
    const { db, addBlock } = await startSite(await open())
    const block = await addBlock('RESOURCES', { title: { en: 'All' }, filters, posts: [] }, 'resources')
    const items = itemsRepository(db)
    const rest = { content: {}, version: 1, updated_at: '', updated_by: null }
    const place = {
      block_id: block.id,
      list: 'posts',
      position: 1,
      type: null,
      is_draft: 0,
      due_at: null,
      date: '2026-01-01',
    }
    for (const id of ids) await items.insert({ ...place, ...rest, id })
    const listed = await items.listOf([block.id])
    expect(listed.map(({ id }) => id)).toEqual([...listed].sort(compareItems).map(({ id }) => id))

    const walked: string[] = []
    for (let after = listed[0]; after; [after] = await items.select(block.id, { limit: 1, after }))
      walked.push(after.id)
    expect(walked).toEqual(listed.map(({ id }) => id))
  })
})

describeEachDialect('an item', (open) => {
  test.each(['\0', 'post-1\0'])('is not found by an invalid id: %j', async (id) => {
    expect(await itemsRepository(await open()).find('a-block', id)).toBeUndefined()
  })
})
