import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { matchesQuery } from './matches-query.ts'

test.each([
  ['Questions and answers', 'ANSWER', true],
  ['Questions and answers', 'answers questions', true],
  ['Questions and answers', 'answers logo', false],
  ['Questions and answers', '  ', true],
  ['أسئلة وأجوبة', 'اسئله', true],
  ['مكاتبنا', 'مكتب', false],
  ['الأقسام المميَّزة', 'المميزة', true],
])('“%s” searched by “%s” matches: %s', (text, query, isFound) => {
  expect(matchesQuery(text, query)).toBe(isFound)
})

test.each([
  ['faq', ['FAQ']],
  ['accordion', ['FAQ']],
  ['cta', ['CTA']],
  ['banner', ['HERO', 'CTA']],
  ['video', ['HERO', 'IMAGE_TEXT', 'CTA']],
  ['gallery', ['GALLERY']],
  ['testimonials', ['GALLERY']],
  ['بانر', ['HERO', 'CTA']],
  ['فيديو', ['HERO', 'IMAGE_TEXT', 'CTA']],
  ['الأسئلة الشائعة', ['FAQ']],
  ['أكورديون', ['FAQ']],
  ['معرض', ['GALLERY']],
])('the synonym “%s” finds %s', (query, types) => {
  const terms = Object.entries(catalogue).map(([type, { searchTerms }]) => [type, Object.values(searchTerms).join(' ')])
  const found = terms.filter(([, words = '']) => matchesQuery(words, query))
  expect(found.map(([type]) => type)).toEqual(types)
})
