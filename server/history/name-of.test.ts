import { expect, test } from 'vitest'
import { nameOf } from './name-of.ts'

test('a story is called as its customer is, not by what its figure counts', () => {
  expect(nameOf({ title: { en: 'days, down from 34' }, company: { en: 'Sahab Air' } })).toEqual({ en: 'Sahab Air' })
})
