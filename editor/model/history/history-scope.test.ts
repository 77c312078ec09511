import { expect, test } from 'vitest'
import { startPages } from '../documents/page-list.ts'
import { shownScope } from './history-scope.ts'

test('the scope contains the page even after its last block was deleted, and the settings of the site', () => {
  const shown = ['header', 'footer']
  expect(shownScope(startPages, shown, '/ar/resources').pages).toEqual(['resources', ...shown, 'site'])
  expect(shownScope(startPages, ['resources'], '/resources').pages).toEqual(['resources', 'site'])
})
