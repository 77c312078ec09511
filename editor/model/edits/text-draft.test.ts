import { expect, test } from 'vitest'
import type { EditorDocument } from '../documents/documents.ts'
import type { Place } from '../documents/places.ts'
import { editsOf, startDraft } from './text-draft.ts'

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
