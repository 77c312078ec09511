import { expect, test } from 'vitest'
import { startPages } from '../documents/page-list.ts'
import { shownScope } from './history-scope.ts'

test('the scope contains the page even after its last block was deleted', () => {
  expect(shownScope(startPages, ['header', 'footer'], '/ar/resources').pages).toEqual(['resources', 'header', 'footer'])
  expect(shownScope(startPages, ['resources'], '/resources').pages).toEqual(['resources'])
})
