import { expect, test } from 'vitest'
import { shownScope } from './history-scope.ts'

test('the scope contains the page even after its last block was deleted', () => {
  expect(shownScope(['header', 'footer'], '/ar/resources').pages).toEqual(['resources', 'header', 'footer'])
  expect(shownScope(['resources'], '/resources').pages).toEqual(['resources'])
})
