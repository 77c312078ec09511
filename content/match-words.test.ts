import { expect, test } from 'vitest'
import { wordMatcher } from './match-words.ts'

test.each([
  ['Questions and answers', 'ANSWER', true],
  ['Questions and answers', 'answers questions', true],
  ['Questions and answers', 'answers logo', false],
  ['Questions and answers', '  ', true],
  ['Résumé', 'resume', true],
  ['أسئلة وأجوبة', 'اسئله', true],
  ['مكاتبنا', 'مكتب', false],
  ['الأقسام المميَّزة', 'المميزة', true],
  ['شركاؤنا', 'شركاونا', true],
  ['١٢ موظفًا', '12', true],
  ['12 people', '١٢', true],
])('“%s” searched by “%s” matches: %s', (text, query, isFound) => {
  expect(wordMatcher(query)(text)).toBe(isFound)
})
