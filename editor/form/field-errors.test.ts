import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import { schemaOf } from '../model/documents/field-schema.ts'
import { interfaceIn } from '../model/testing/start-store.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { itemSettingsFields } from './settings-fields.ts'

const draft = {
  title: { en: 'T'.repeat(2_001), ar: '' },
  questions: Array.from({ length: 41 }, (_, at) => ({ id: `q${at}`, question: { en: 'Q' }, answer: { en: 'A' } })),
}

test('errors about maximum lengths use the digits of the language', async () => {
  const said = async (locale: 'en' | 'ar') => {
    const { t } = await interfaceIn(locale)
    return fieldErrorsOf(t, locale, schemaOf({ type: 'FAQ' }), catalogue.FAQ.content, draft).map(({ text }) => text)
  }
  expect((await said('en')).join()).toMatch(/2,000/)
  expect((await said('ar')).join()).toMatch(/٢٬٠٠٠/)
  expect((await said('ar')).join()).toMatch(/٤٠/)
  expect((await said('ar')).join()).not.toMatch(/\d/)
})

test('a list of posts that is too long is said to have too many items', async () => {
  const { t } = await interfaceIn('en')
  const posts = Array.from({ length: 13 }, (_, at) => `post-${at}`)
  const { INSIGHTS } = catalogue
  expect(fieldErrorsOf(t, 'en', schemaOf({ type: 'INSIGHTS' }), INSIGHTS.content, { posts })).toEqual([
    { path: ['posts'], text: 'There is room for at most 12 items.' },
  ])
})

test('an address without an item is said to be missing', async () => {
  const { t } = await interfaceIn('en')
  const found = fieldErrorsOf(t, 'en', shapeOf(itemSettingsFields), itemSettingsFields, { id: ' ' })
  expect(found).toEqual([{ path: ['id'], text: 'Please fill this in.' }])
})
