import { createInstance } from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import arabic from '#locales/ar/translation.json' with { type: 'json' }
import type { Edit } from '../store/content-path.ts'
import type { Change, Unit } from '../store/units.ts'
import { english } from '../testing/desk.ts'
import { keptName, keptPlace, keptWords } from './kept-words.ts'

const i18n = createInstance()
beforeAll(() =>
  i18n.init({
    lng: 'en',
    resources: { en: { translation: english }, ar: { translation: arabic } },
    interpolation: { escapeValue: false },
  }),
)

const content = { tabs: [{ id: 'plan', title: { en: 'Plan', ar: 'خطة' }, description: { en: '' } }] }
const unit = { type: 'TABS', page: 'about', content } as unknown as Unit
const change = (...edits: Edit[]): Change => ({ id: 'a', place: { unit: 'b', steps: [], kind: 'form' }, edits, at: 1 })
const title: Edit = { steps: ['mainTitle'], value: { en: 'How we work', ar: 'كيف نعمل' }, was: { en: '', ar: '' } }

test('a change is told by its field, block and page', () => {
  const subtitle: Edit = { steps: ['mainSubtitle'], value: { en: 'Below' }, was: { en: '' } }
  expect(keptName(i18n.t, 'en', change(title, subtitle), unit)).toBe('Title (and 1 more)')
  expect(keptName(i18n.getFixedT('ar'), 'ar', change(title, subtitle, title), unit)).toBe('العنوان (و٢ غيره)')
  expect(keptPlace(i18n.t, 'en', unit)).toBe('Tabs, About us')
  expect(keptPlace(i18n.getFixedT('ar'), 'ar', unit)).toContain('من نحن')
})

test('its first words are shown in the language of the page, without markup', () => {
  expect(keptWords('ar', change(title), unit)).toBe('كيف نعمل')
  const long = { en: 'word '.repeat(40) }
  expect(keptWords('ar', change({ steps: ['mainTitle'], value: long, was: { en: '' } }), unit)).toMatch(
    /^word .{80,86}…$/,
  )
})

test('an entry that was deleted is told by its name', () => {
  expect(keptName(i18n.t, 'en', change({ steps: ['tabs'], list: { remove: 'plan' } }), unit)).toBe('Deleted: “Plan”')
})
