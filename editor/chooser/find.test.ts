import { expect, test } from 'vitest'
import { fits } from './find.ts'

test.each([
  ['Questions and answers', 'ANSWER', true],
  ['Questions and answers', 'answers questions', true],
  ['Questions and answers', 'answers logo', false],
  ['Questions and answers', '  ', true],
  ['أسئلة وأجوبة', 'اسئله', true],
  ['مكاتبنا', 'مكتب', false],
  ['الأقسام المميَّزة', 'المميزة', true],
])('“%s” looked for by “%s”: %s', (text, query, isFound) => {
  expect(fits(text, query)).toBe(isFound)
})
