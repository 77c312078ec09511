import { expect, test } from 'vitest'
import { correctItemId, correctPagePath, pagePathOf } from './page-path.ts'

test.each([
  ['en', 'Spring offer, 2027!', '/spring-offer-2027'],
  ['ar', 'عرض الربيع، ٢٠٢٧', '/ar/عرض-الربيع-٢٠٢٧'],
  ['ar', 'عَرْض الـربيع', '/ar/عرض-الربيع'],
] as const)('the address suggested for the %s name %s is %s', (locale, name, path) => {
  expect(pagePathOf(locale, name)).toBe(path)
})

test.each([
  ['en', ' Spring  Offer ', '/spring-offer'],
  ['en', 'solutions / New - one/', '/solutions/new-one'],
  ['en', '/api/offer', '/api/offer'],
  ['en', 'https://example.com/A', 'https://example.com/A'],
  ['en', '/', '/'],
  ['ar', 'عرض الربيع', '/ar/عرض-الربيع'],
  ['ar', '/عرض', '/ar/عرض'],
  ['ar', 'ar/عرض', '/ar/عرض'],
  ['ar', '\u200F/ar/عرض\u200F', '/ar/عرض'],
  ['ar', '/ar/%D8%B9%D8%B1%D8%B6', '/ar/عرض'],
  ['ar', '/ar/Offer', '/ar/Offer'],
  ['ar', '/ar', '/ar'],
  ['ar', ' ', ''],
] as const)('as an address in %s, %j becomes %j', (locale, typed, path) => {
  expect(correctPagePath(locale, typed)).toBe(path)
})

test.each([
  [' My new  post ', 'my-new-post'],
  ['https://example.com/resources/my-post/', 'my-post'],
  ['A1', 'A1'],
  ['دورة جديدة', 'دورة-جديدة'],
])('as an id, %j becomes %j', (typed, id) => {
  expect(correctItemId(typed)).toBe(id)
})
