import { expect, test } from 'vitest'
import { loadParts } from './use-panel-data.ts'

const parts: Record<string, { items: string[]; next_cursor: string | null }> = {
  first: { items: ['a', 'b'], next_cursor: 'second' },
  second: { items: ['c'], next_cursor: 'third' },
  third: { items: ['d'], next_cursor: null },
}
const load = async (cursor = 'first') => parts[cursor] ?? { items: [], next_cursor: null }

test('a reloaded list has as many items as before', async () => {
  expect(await loadParts(load, 0)).toEqual(parts.first)
  expect(await loadParts(load, 2)).toEqual({ items: ['a', 'b', 'c'], next_cursor: 'third' })
  expect(await loadParts(load, 5)).toEqual({ items: ['a', 'b', 'c', 'd'], next_cursor: null })
})
