import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { wordMatcher } from '#content/match-words.ts'

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
  const found = terms.filter(([, words = '']) => wordMatcher(query)(words))
  expect(found.map(([type]) => type)).toEqual(types)
})
