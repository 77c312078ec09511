import { expect, test } from 'vitest'
import { editsOf, startDraft } from './draft.ts'
import type { Place } from './places.ts'
import type { Unit } from './store/units.ts'

const place: Place = {
  unit: 'header',
  kind: 'text',
  steps: ['menuItems', 'a', 'label'],
  linkSteps: ['menuItems', 'a', 'path'],
}
const unit = { edited: { menuItems: [{ id: 'a', label: { en: 'About' }, path: '/about' }] } } as unknown as Unit

test('a dialog opens with both languages and where the link leads', () => {
  expect(startDraft(unit, place).draft).toEqual({ en: 'About', ar: '', path: '/about' })
})

test('without a change there is nothing to save', () => {
  const { stored, draft } = startDraft(unit, place)
  expect(editsOf(stored, draft, place)).toEqual([])
})

test('only the language that was changed is saved, so that the other stays another editor’s', () => {
  const { stored, draft } = startDraft(unit, place)
  expect(editsOf(stored, { ...draft, ar: 'من نحن' }, place)).toEqual([{ steps: place.steps, value: { ar: 'من نحن' } }])
})

test('a label and its address are saved together', () => {
  const { stored, draft } = startDraft(unit, place)
  expect(editsOf(stored, { ...draft, en: 'Us', path: '/us' }, place)).toEqual([
    { steps: place.steps, value: { en: 'Us' } },
    { steps: place.linkSteps, value: '/us' },
  ])
})

test('a text that could not be saved is offered as it was typed', () => {
  const typed = [{ steps: place.steps, value: { en: 'Typed' } }]
  expect(startDraft(unit, place, typed)).toEqual({
    stored: { en: 'About', ar: '', path: '/about' },
    draft: { en: 'Typed', ar: '', path: '/about' },
  })
})
