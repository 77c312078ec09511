import { expect, test } from 'vitest'
import { shownScope } from './scope.ts'

test('the scope contains the page even after its last block was deleted', () => {
  const store = { shownPages: () => ['header', 'footer'] }
  expect(shownScope(store, '/ar/resources').pages).toEqual(['resources', 'header', 'footer'])
  expect(shownScope({ shownPages: () => ['resources'] }, '/resources').pages).toEqual(['resources'])
})
