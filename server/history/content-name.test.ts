import { expect, test } from 'vitest'
import { contentName } from './content-name.ts'

test('a story is called as its customer is, not by what its figure counts', () => {
  expect(contentName({ title: { en: 'days, down from 34' }, company: { en: 'Sahab Air' } })).toEqual({
    en: 'Sahab Air',
  })
})
