import { expect, test } from 'vitest'
import { shownScope } from './scope.ts'

test('what can be undone on a page is asked for also where its last block was deleted', () => {
  const store = { shownPages: () => ['header', 'footer'] }
  expect(shownScope(store, '/ar/resources').pages).toEqual(['resources', 'header', 'footer'])
  expect(shownScope({ shownPages: () => ['resources'] }, '/resources').pages).toEqual(['resources'])
})
