import { expect, test } from 'vitest'
import type { EditorDocument } from '../documents/documents.ts'
import type { Place } from '../documents/places.ts'
import { editsOf, startDraft } from './text-draft.ts'

const place: Place = {
  unit: 'header',
  kind: 'text',
  steps: ['menuItems', 'a', 'label'],
  linkSteps: ['menuItems', 'a', 'path'],
}
const unit = {
  edited: { menuItems: [{ id: 'a', label: { en: 'About' }, path: '/about' }] },
} as unknown as EditorDocument

test('a dialog opens with both languages and the address of the link', () => {
  expect(startDraft(unit, place).draft).toEqual({ en: 'About', ar: '', path: '/about' })
})

test('an unchanged draft has no edits', () => {
  const start = startDraft(unit, place)
  expect(editsOf(start, start.draft, place)).toEqual([])
})

test('only the changed language is saved, so that another editor’s change of the other one stays', () => {
  const start = startDraft(unit, place)
  expect(editsOf(start, { ...start.draft, ar: 'من نحن' }, place)).toEqual([
    { steps: place.steps, value: { ar: 'من نحن' }, was: { ar: '' } },
  ])
})

test('a label and its address are saved together', () => {
  const start = startDraft(unit, place)
  expect(editsOf(start, { ...start.draft, en: 'Us', path: '/us' }, place)).toEqual([
    { steps: place.steps, value: { en: 'Us' }, was: { en: 'About' } },
    { steps: place.linkSteps, value: '/us', was: '/about' },
  ])
})

test('a failed change opens as it was typed, and keeps the value that it was typed over', () => {
  const typed = [{ steps: place.steps, value: { en: 'Typed' }, was: { en: 'Earlier' } }]
  const start = startDraft(unit, place, typed)
  expect(start.draft).toEqual({ en: 'Typed', ar: '', path: '/about' })
  expect(editsOf(start, { ...start.draft, ar: 'مطبوع' }, place)).toEqual([
    { steps: place.steps, value: { en: 'Typed', ar: 'مطبوع' }, was: { en: 'Earlier', ar: '' } },
  ])
})
