import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { placeholders } from '#blocks/placeholders.ts'
import { shapes } from '#blocks/shapes.ts'
import { startPages } from '#seed/testing/start-content.ts'
import { blankBodyItem, blankKinds } from './article-body.ts'
import type { BilingualText } from './locale.ts'
import { isPlaceholderOf } from './placeholders.ts'
import { recordOfChange, type TranslationRecord, textsOf, translationState, untranslated } from './translation.ts'

const { blank } = catalogue.FORM
const isDefaultText = (text: BilingualText) => isPlaceholderOf(placeholders, text)

test.each([
  [{ en: 'Contact', ar: 'تواصلوا' }, undefined],
  [{ en: 'Contact' }, 'missing'],
  [{ en: 'Contact', ar: 'Contact' }, 'copied'],
  // A text without letters is the same in both languages.
  [{ en: '2009', ar: '2009' }, undefined],
  [{ en: 'Careers', ar: 'Careers' }, 'copied'],
  [{ en: 'Totara Learn', ar: 'Totara Learn' }, undefined],
  [{ en: '© iLearn', ar: '© iLearn' }, undefined],
  [{ en: 'SCORM 1.2, A1', ar: 'SCORM 1.2, A1' }, undefined],
  [{ en: '<p>New: LinkedIn</p>', ar: '<p>New: LinkedIn</p>' }, 'copied'],
  [blank.messageLabel, undefined],
  [{ ...blank.messageLabel, en: 'Your question' }, 'placeholder'],
  [blank.note ?? {}, 'placeholder'],
  ...blankKinds.map((kind) => [blankBodyItem(kind, 'new').content, kind === 'heading' ? undefined : 'placeholder']),
  [{ en: 'info@example.com', ar: 'info@example.com' }, undefined],
  [{}, undefined],
] as [Partial<BilingualText>, string?][])('the Arabic of %o is %s', (text, translation) => {
  expect(untranslated(text, isDefaultText)).toBe(translation)
})

test('the start content has no untranslated text', () => {
  const found = startPages.flatMap(({ blocks }) =>
    blocks.flatMap(({ block_type, content }) =>
      textsOf(shapes[block_type].content, content).filter(({ text }) => untranslated(text, isDefaultText)),
    ),
  )
  expect(found).toEqual([])
})

const faq = {
  title: { en: 'Questions', ar: 'أسئلة' },
  questions: [
    { id: 'first', question: { en: 'Why' }, answer: { en: '<p>Because</p>', ar: '' } },
    { id: 'second', question: { en: '', ar: '' }, answer: { en: '<p>So</p>', ar: '<p>هكذا</p>' } },
  ],
}

test('texts are found with their paths, in which list items are named by their ids', () => {
  const found = textsOf(shapes.FAQ.content, faq).map(({ path, kind }) => `${path.join('.')} ${kind}`)
  expect(found).toEqual([
    'title text',
    'questions.first.question text',
    'questions.first.answer rich',
    'questions.second.question text',
    'questions.second.answer rich',
  ])
})

test('pictures and links are no texts', () => {
  const hero = { title: { en: 'A', ar: 'أ' }, mainImage: { en: '/uploads/a.webp' }, primaryButtonLink: '/about' }
  expect(textsOf(shapes.HERO.content, hero)).toMatchObject([{ path: ['title'] }])
})

test('placeholders with a changed English, and default sentences, count as untranslated', () => {
  const [first, second] = catalogue.FAQ.blank.questions
  const begun = {
    ...catalogue.FAQ.blank,
    questions: [{ ...first, question: { en: 'Mine', ar: first?.question.ar } }, second],
  }
  const found = textsOf(shapes.FAQ.content, begun).filter(({ text }) => untranslated(text, isDefaultText))
  expect(found.map(({ path }) => path.join(' '))).toEqual([
    'subtitle',
    'questions first question',
    'questions first answer',
    'questions second answer',
  ])
})

const none = () => false

describe('the state of a text', () => {
  const text = { en: 'New', ar: 'قديم' }
  test.each([
    [undefined, 'approved'],
    [{ origin: 'edited', source: 'Old' }, 'outdated'],
    [{ origin: 'edited', source: 'New' }, 'approved'],
    [{ origin: 'imported', source: 'New' }, 'imported'],
    [{ origin: 'imported', source: 'Old' }, 'outdated'],
    [{ origin: 'approved', source: 'Old' }, 'outdated'],
    [{ origin: 'placeholder', source: 'Old' }, 'placeholder'],
  ] as [TranslationRecord | undefined, string][])('with the record %o is %s', (record, state) => {
    expect(translationState(text, record, none)).toBe(state)
  })

  test('is missing without Arabic, whatever is stored, and there is none without English', () => {
    const record = { origin: 'approved', source: 'New' } as const
    expect(translationState({ en: 'New', ar: ' ' }, record, none)).toBe('missing')
    expect(translationState({ en: '', ar: 'قديم' }, undefined, none)).toBeUndefined()
  })

  test('is outdated after any changes exactly if the English is not the one that the Arabic was written for', () => {
    const step = fc.record({ en: fc.constantFrom('one', 'two', 'three'), ar: fc.constantFrom('أ', 'ب', 'ج', '') })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const records = new Map<string, TranslationRecord>()
        /** For each Arabic text, the English before the first change that changed only the English. */
        const belongsTo = new Map<string, string>()
        steps.forEach((after, index) => {
          const before = steps[index - 1]
          const record = before && recordOfChange(before, after)
          if (record && !records.has(after.ar)) records.set(after.ar, record)
          if (before && before.ar === after.ar && before.en !== after.en && !belongsTo.has(after.ar)) {
            belongsTo.set(after.ar, before.en)
          }
          const state =
            after.ar === '' ? 'missing' : after.en === (belongsTo.get(after.ar) ?? after.en) ? 'approved' : 'outdated'
          expect(translationState(after, records.get(after.ar), none)).toBe(state)
        })
      }),
    )
  })
})
