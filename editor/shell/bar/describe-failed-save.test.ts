import { createInstance } from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import type { Edit } from '#content/edits.ts'
import { arabic } from '#locales/testing/messages.ts'
import type { EditorDocument, Save } from '../../model/documents/documents.ts'
import { english } from '../../model/testing/start-store.ts'
import { describeFailedSave } from './describe-failed-save.ts'

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
const save = (...edits: Edit[]): Save => ({
  id: 'a',
  place: { documentKey: 'b', path: [], kind: 'form' },
  edits,
  at: 1,
})
const describe = (save: Save, at: EditorDocument | undefined, locale: 'en' | 'ar' = 'en') =>
  describeFailedSave(i18n.getFixedT(locale), locale, save, at)
const title: Edit = { path: ['mainTitle'], value: { en: 'How we work', ar: 'كيف نعمل' }, was: { en: '', ar: '' } }

test('a failed save is described by its field, block and page', () => {
  const subtitle: Edit = { path: ['mainSubtitle'], value: { en: 'Below' }, was: { en: '' } }
  expect(describe(save(title, subtitle), document)).toMatchObject({
    name: 'Title (and 1 more)',
    place: 'Tabs, About us',
  })
  expect(describe(save(title, subtitle, title), document, 'ar')).toMatchObject({
    name: 'العنوان (و٢ غيره)',
    place: expect.stringContaining('من نحن'),
  })
})

test('the text of a failed save is shortened and shown in the language of the page, without markup', () => {
  expect(describe(save(title), document, 'ar').texts).toEqual(['كيف نعمل'])
  const long = { en: 'word '.repeat(40) }
  expect(describe(save({ path: ['mainTitle'], value: long, was: { en: '' } }), document, 'ar').texts).toEqual([
    expect.stringMatching(/^word .{80,86}…$/),
  ])
})

test('the texts of a failed save are shown whole and in both languages if its document is gone', () => {
  const words = Array(40).fill('word').join(' ')
  const long: Edit = { path: ['mainText'], value: { en: words }, was: { en: '' } }
  expect(describe(save(title, long), undefined)).toMatchObject({
    place: '',
    texts: ['How we work', 'كيف نعمل', words],
  })
})

test('a failed save of page settings is described by its field and page', () => {
  const name: Edit = { path: ['name'], value: { en: 'Who we are' }, was: { en: 'About us' } }
  const settings: Save = { ...save(name), place: { documentKey: 'page:about', path: [], kind: 'form' } }
  const stored = { ...document, key: 'page:about', block: 'page:about', page: 'about', type: 'PAGE' } as EditorDocument
  expect(describe(settings, stored)).toEqual({
    name: 'Name',
    place: 'Page settings, About us',
    texts: ['Who we are'],
  })
})

test('a deleted list item is described by its title', () => {
  const removal: Edit = { path: ['tabs'], list: { remove: 'plan' } }
  expect(describe(save(removal), document).name).toBe('Deleted: “\u2068Plan\u2069”')
})
