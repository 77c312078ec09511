import { expect, test } from 'vitest'
import { translationOf } from './translation.ts'

test.each([
  [{ en: 'Contact', ar: 'تواصلوا' }, 'there'],
  [{ en: 'Contact' }, 'missing'],
  [{ en: 'Contact', ar: 'Contact' }, 'copied'],
  // What has no words, or is an address, is the same in every language.
  [{ en: '2009', ar: '2009' }, 'there'],
  [{ en: 'info@example.com', ar: 'info@example.com' }, 'there'],
  [{}, 'there'],
] as const)('the Arabic of %o is %s', (text, translation) => {
  expect(translationOf(text)).toBe(translation)
})
