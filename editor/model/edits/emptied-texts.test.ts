import { expect, test } from 'vitest'
import type { EditorDocument } from '../documents/documents.ts'
import { emptiedIn } from './emptied-texts.ts'

const unit = {
  type: 'HERO',
  edited: { title: { en: 'Title', ar: 'عنوان' }, subtitle: { en: 'Below' }, eyebrow: { en: '' } },
} as unknown as EditorDocument
const edit = (key: string, value: object, was: object) => ({ steps: [key], value, was })

test('a text that the schema asks for must keep its English words', () => {
  expect(emptiedIn(unit, [edit('title', { en: ' ', ar: '' }, { en: 'Title', ar: 'عنوان' })])).toEqual([['title']])
  expect(emptiedIn(unit, [edit('title', { en: '' }, { en: 'Title' })])).toEqual([['title']])
})

test('its Arabic may be taken away, for the English is shown in its place', () => {
  expect(emptiedIn(unit, [edit('title', { ar: '' }, { ar: 'عنوان' })])).toEqual([])
})

test('what is optional may be emptied', () => {
  expect(emptiedIn(unit, [edit('subtitle', { en: '' }, { en: 'Below' })])).toEqual([])
})

test('what was empty before may stay so', () => {
  const blank = { ...unit, edited: { title: { en: '' } } } as unknown as EditorDocument
  expect(emptiedIn(blank, [edit('title', { en: '', ar: 'عنوان' }, { en: '', ar: '' })])).toEqual([])
})

test('where there is no English, the Arabic may be changed, but the last words may not go', () => {
  const arabic = { ...unit, edited: { title: { en: '', ar: 'عنوان' } } } as unknown as EditorDocument
  expect(emptiedIn(arabic, [edit('title', { ar: 'عنوان جديد' }, { ar: 'عنوان' })])).toEqual([])
  expect(emptiedIn(arabic, [edit('title', { ar: ' ' }, { ar: 'عنوان' })])).toEqual([['title']])
})
