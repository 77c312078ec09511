import { expect, test } from 'vitest'
import * as z from 'zod'
import { catalogue } from '#blocks/catalogue.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import { schemaOf } from '../model/documents/field-schema.ts'
import { field } from '../model/documents/form-field-kinds.ts'
import { itemSettingsFields } from '../model/documents/settings-fields.ts'
import { interfaceIn } from '../model/testing/start-store.ts'
import { fieldErrorsOf, hasField } from './field-errors.ts'

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

test('an error without a field in the form is left to the alert', () => {
  const fields = z.object({
    name: field(z.string(), { line: 'text' }),
    role: field(z.string(), { line: 'text', isShown: ({ name }: { name: string }) => name !== '' }),
    secret: z.string().meta({ isSetting: true }),
  })
  const at = (path: string, draft: unknown, but?: string[], paths?: string[]) =>
    hasField(shapeOf(fields), draft, { path: path.split('.'), text: '' }, but, paths)
  expect(at('name', { name: 'A' })).toBe(true)
  expect(at('name.first', { name: 'A' })).toBe(true)
  expect(at('role', { name: 'A' })).toBe(true)
  expect(at('role', { name: '' })).toBe(false)
  expect(at('secret', { name: 'A' })).toBe(false)
  expect(at('elsewhere', { name: 'A' })).toBe(false)
  expect(at('name', { name: 'A' }, ['name'])).toBe(false)
  expect(at('name', { name: 'A' }, [], ['role'])).toBe(false)
})
