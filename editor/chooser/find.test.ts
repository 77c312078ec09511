import { expect, test } from 'vitest'
import { fits } from './find.ts'
import { otherWords } from './other-words.ts'

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
])('blocks that others call “%s”: %s', (query, types) => {
  const found = Object.entries(otherWords).filter(([, words]) => fits(words, query))
  expect(found.map(([type]) => type)).toEqual(types)
})
