import { expect, test } from 'vitest'
import { pagePathOf } from './page-path.ts'

test.each([
  ['en', 'Spring offer, 2027!', '/spring-offer-2027'],
  ['ar', 'عرض الربيع، ٢٠٢٧', '/ar/عرض-الربيع-٢٠٢٧'],
  ['ar', 'عَرْض الـربيع', '/ar/عرض-الربيع'],
] as const)('the address suggested for the %s name %s is %s', (locale, name, path) => {
  expect(pagePathOf(locale, name)).toBe(path)
})
