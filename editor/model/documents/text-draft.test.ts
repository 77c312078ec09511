import { expect, test } from 'vitest'
import type { EditorDocument } from './documents.ts'
import type { Place } from './places.ts'
import { editsOf, emptiedIn, startDraft } from './text-draft.ts'

const place: Place = {
  documentKey: 'header',
  kind: 'text',
  path: ['menuItems', 'a', 'label'],
  linkPath: ['menuItems', 'a', 'path'],
}
const document = {
  edited: { menuItems: [{ id: 'a', label: { en: 'About' }, path: '/about' }] },
} as unknown as EditorDocument

test('a dialog opens with both languages and the address of the link', () => {
  expect(startDraft(document, place).draft).toEqual({ en: 'About', ar: '', href: '/about' })
})

test('an unchanged draft has no edits', () => {
  const start = startDraft(document, place)
  expect(editsOf(start, start.draft, place)).toEqual([])
})

test('only the changed language is saved, so that another editor’s change of the other one stays', () => {
  const start = startDraft(document, place)
  expect(editsOf(start, { ...start.draft, ar: 'من نحن' }, place)).toEqual([
    { path: place.path, value: { ar: 'من نحن' }, was: { ar: '' } },
  ])
})

test('a label and its address are saved together', () => {
  const start = startDraft(document, place)
  expect(editsOf(start, { ...start.draft, en: 'Us', href: '/us' }, place)).toEqual([
    { path: place.path, value: { en: 'Us' }, was: { en: 'About' } },
    { path: place.linkPath, value: '/us', was: '/about' },
  ])
})

test('a failed save opens as it was typed, and keeps the value that it was typed over', () => {
  const typed = [{ path: place.path, value: { en: 'Typed' }, was: { en: 'Earlier' } }]
  const start = startDraft(document, place, typed)
  expect(start.draft).toEqual({ en: 'Typed', ar: '', href: '/about' })
  expect(editsOf(start, { ...start.draft, ar: 'مطبوع' }, place)).toEqual([
    { path: place.path, value: { en: 'Typed', ar: 'مطبوع' }, was: { en: 'Earlier', ar: '' } },
  ])
})

const hero = {
  type: 'HERO',
  edited: { title: { en: 'Title', ar: 'عنوان' }, subtitle: { en: 'Below' }, eyebrow: { en: '' } },
} as unknown as EditorDocument
const change = (key: string, value: object, was: object) => ({ path: [key], value, was })

test('a required text must keep its English', () => {
  expect(emptiedIn(hero, [change('title', { en: ' ', ar: '' }, { en: 'Title', ar: 'عنوان' })])).toEqual([['title']])
  expect(emptiedIn(hero, [change('title', { en: '' }, { en: 'Title' })])).toEqual([['title']])
})

test('the Arabic of a required text may be removed, because the English is shown instead', () => {
  expect(emptiedIn(hero, [change('title', { ar: '' }, { ar: 'عنوان' })])).toEqual([])
})

test('an optional text may be emptied', () => {
  expect(emptiedIn(hero, [change('subtitle', { en: '' }, { en: 'Below' })])).toEqual([])
})

test('a text that was empty before may stay empty', () => {
  const blank = { ...hero, edited: { title: { en: '' } } } as unknown as EditorDocument
  expect(emptiedIn(blank, [change('title', { en: '', ar: 'عنوان' }, { en: '', ar: '' })])).toEqual([])
})

test('an Arabic text without English may be changed, but not emptied', () => {
  const arabic = { ...hero, edited: { title: { en: '', ar: 'عنوان' } } } as unknown as EditorDocument
  expect(emptiedIn(arabic, [change('title', { ar: 'عنوان جديد' }, { ar: 'عنوان' })])).toEqual([])
  expect(emptiedIn(arabic, [change('title', { ar: ' ' }, { ar: 'عنوان' })])).toEqual([['title']])
})
