import { expect, test } from 'vitest'
import { contentName } from './name-of-content.ts'

test('a customer story is named by its company, not by its title', () => {
  expect(contentName({ title: { en: 'days, down from 34' }, company: { en: 'Sahab Air' } })).toEqual({
    en: 'Sahab Air',
  })
})
