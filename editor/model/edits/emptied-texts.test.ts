import { expect, test } from 'vitest'
import type { EditorDocument } from '../documents/documents.ts'
import { emptiedIn } from './emptied-texts.ts'

const document = {
  type: 'HERO',
  edited: { title: { en: 'Title', ar: 'عنوان' }, subtitle: { en: 'Below' }, eyebrow: { en: '' } },
} as unknown as EditorDocument
const edit = (key: string, value: object, was: object) => ({ path: [key], value, was })

test('a required text must keep its English', () => {
  expect(emptiedIn(document, [edit('title', { en: ' ', ar: '' }, { en: 'Title', ar: 'عنوان' })])).toEqual([['title']])
  expect(emptiedIn(document, [edit('title', { en: '' }, { en: 'Title' })])).toEqual([['title']])
})

test('the Arabic of a required text may be removed, because the English is shown instead', () => {
  expect(emptiedIn(document, [edit('title', { ar: '' }, { ar: 'عنوان' })])).toEqual([])
})

test('an optional text may be emptied', () => {
  expect(emptiedIn(document, [edit('subtitle', { en: '' }, { en: 'Below' })])).toEqual([])
})

test('a text that was empty before may stay empty', () => {
  const blank = { ...document, edited: { title: { en: '' } } } as unknown as EditorDocument
  expect(emptiedIn(blank, [edit('title', { en: '', ar: 'عنوان' }, { en: '', ar: '' })])).toEqual([])
})

test('an Arabic text without English may be changed, but not emptied', () => {
  const arabic = { ...document, edited: { title: { en: '', ar: 'عنوان' } } } as unknown as EditorDocument
  expect(emptiedIn(arabic, [edit('title', { ar: 'عنوان جديد' }, { ar: 'عنوان' })])).toEqual([])
  expect(emptiedIn(arabic, [edit('title', { ar: ' ' }, { ar: 'عنوان' })])).toEqual([['title']])
})
