import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { shapes } from '#blocks/shapes.ts'
import { blankBodyItem, blankKinds } from '#content/article.ts'
import type { BilingualText } from '#content/locale.ts'
import { startPages } from '#seed/testing/start-content.ts'
import { fetchPlaceholders, translationOf } from './translation-state.ts'
import { untranslatedIn } from './untranslated.ts'

beforeAll(fetchPlaceholders)

const { blank } = catalogue.FORM

test.each([
  [{ en: 'Contact', ar: 'تواصلوا' }, 'there'],
  [{ en: 'Contact' }, 'missing'],
  [{ en: 'Contact', ar: 'Contact' }, 'copied'],
  // A text without letters, or an address, is the same in every language.
  [{ en: '2009', ar: '2009' }, 'there'],
  [{ en: 'Careers', ar: 'Careers' }, 'copied'],
  [{ en: 'Totara Learn', ar: 'Totara Learn' }, 'there'],
  [{ en: '© iLearn', ar: '© iLearn' }, 'there'],
  [{ en: 'SCORM 1.2, A1', ar: 'SCORM 1.2, A1' }, 'there'],
  [{ en: '<p>New: LinkedIn</p>', ar: '<p>New: LinkedIn</p>' }, 'copied'],
  [blank.messageLabel, 'there'],
  [{ ...blank.messageLabel, en: 'Your question' }, 'placeholder'],
  [blank.note ?? {}, 'placeholder'],
  ...blankKinds.map((kind) => [blankBodyItem(kind, 'new').content, kind === 'heading' ? 'there' : 'placeholder']),
  [{ en: 'info@example.com', ar: 'info@example.com' }, 'there'],
  [{}, 'there'],
] as [Partial<BilingualText>, string][])('the Arabic of %o is %s', (text, translation) => {
  expect(translationOf(text)).toBe(translation)
})

test('the start content has no untranslated text', () => {
  const found = startPages.flatMap(({ blocks }) =>
    blocks.flatMap(({ block_type, content }) => untranslatedIn(shapes[block_type].content, content, block_type)),
  )
  expect(found).toEqual([])
})
