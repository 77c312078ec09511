import { expect, test } from 'vitest'
import { isPlaceholderOf, placeholdersOf } from './placeholders.ts'

const label = { en: 'How do we begin?', ar: 'كيف نبدأ؟' }
const sentence = { en: '<p>One line.</p>', ar: '<p>سطر واحد.</p>' }
const placeholders = placeholdersOf([label, sentence, { en: 'Contact us', ar: 'تواصلوا معنا' }])

test.each([
  ['the sentence of a new block', sentence, true],
  ['the same with other English and without its paragraph', { en: 'Another.', ar: 'سطر واحد.' }, true],
  ['a label with other English', { en: 'What does it cost?', ar: label.ar }, true],
  ['a label with its original English', label, false],
  ['a label of two words, which many texts share', { en: 'Write to us', ar: 'تواصلوا معنا' }, false],
  ['other Arabic', { en: label.en, ar: 'من أين نبدأ؟' }, false],
])('%s: %o', (_what, text, expected) => {
  expect(isPlaceholderOf(placeholders, text)).toBe(expected)
})
