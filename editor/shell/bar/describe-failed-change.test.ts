import { createInstance } from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import type { Edit } from '#content/edits.ts'
import { arabic } from '#locales/testing/messages.ts'
import type { Change, EditorDocument } from '../../model/documents/documents.ts'
import { english } from '../../model/testing/start-store.ts'
import { failedChangeName, failedChangePlace, failedChangeText } from './describe-failed-change.ts'

const i18n = createInstance()
beforeAll(() =>
  i18n.init({
    lng: 'en',
    resources: { en: { translation: english }, ar: { translation: arabic } },
    interpolation: { escapeValue: false },
  }),
)

const content = { tabs: [{ id: 'plan', title: { en: 'Plan', ar: 'خطة' }, description: { en: '' } }] }
const document = { type: 'TABS', page: 'about', content } as unknown as EditorDocument
const change = (...edits: Edit[]): Change => ({
  id: 'a',
  place: { documentKey: 'b', path: [], kind: 'form' },
  edits,
  at: 1,
})
const title: Edit = { path: ['mainTitle'], value: { en: 'How we work', ar: 'كيف نعمل' }, was: { en: '', ar: '' } }

test('a failed change is described by its field, block and page', () => {
  const subtitle: Edit = { path: ['mainSubtitle'], value: { en: 'Below' }, was: { en: '' } }
  expect(failedChangeName(i18n.t, 'en', change(title, subtitle), document)).toBe('Title (and 1 more)')
  expect(failedChangeName(i18n.getFixedT('ar'), 'ar', change(title, subtitle, title), document)).toBe(
    'العنوان (و٢ غيره)',
  )
  expect(failedChangePlace(i18n.t, 'en', change(), document)).toBe('Tabs, About us')
  expect(failedChangePlace(i18n.getFixedT('ar'), 'ar', change(), document)).toContain('من نحن')
})

test('its text is shortened and shown in the language of the page, without markup', () => {
  expect(failedChangeText('ar', change(title), document)).toEqual(['كيف نعمل'])
  const long = { en: 'word '.repeat(40) }
  expect(failedChangeText('ar', change({ path: ['mainTitle'], value: long, was: { en: '' } }), document)).toEqual([
    expect.stringMatching(/^word .{80,86}…$/),
  ])
})

test('the whole text is shown in both languages if its document is gone', () => {
  const words = Array(40).fill('word').join(' ')
  const long: Edit = { path: ['mainText'], value: { en: words }, was: { en: '' } }
  expect(failedChangeText('en', change(title, long), undefined)).toEqual(['How we work', 'كيف نعمل', words])
  expect(failedChangePlace(i18n.t, 'en', change(title), undefined)).toBe('')
})

test('a failed change of page settings is described by their field and page', () => {
  const name: Edit = { path: ['name'], value: { en: 'Who we are' }, was: { en: 'About us' } }
  const settings: Change = { ...change(name), place: { documentKey: 'page:about', path: [], kind: 'form' } }
  expect(failedChangeName(i18n.t, 'en', settings, undefined)).toBe('Name')
  expect(failedChangePlace(i18n.t, 'en', settings, undefined)).toBe('Page settings, About us')
  expect(failedChangeText('en', settings, undefined)).toEqual(['Who we are'])
})

test('a deleted list item is described by its title', () => {
  expect(failedChangeName(i18n.t, 'en', change({ path: ['tabs'], list: { remove: 'plan' } }), document)).toBe(
    'Deleted: “Plan”',
  )
})
