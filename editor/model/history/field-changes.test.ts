import { expect, test } from 'vitest'
import { fieldChanges } from './field-changes.ts'

type Given = { path: string; before?: unknown; after?: unknown }

const inBlock = (block_type: string, given: Given[]) =>
  fieldChanges({
    block_type,
    item_id: null,
    differences: given.map((each) => ({ before: undefined, after: undefined, ...each })),
  })
const inTabs = (...given: Given[]) => inBlock('TABS', given)

test('both languages of a text are one change, with the kind of its field', () => {
  const changes = inTabs(
    { path: 'tabs.first.description.en', before: '<p>Old</p>', after: '<p>New</p>' },
    { path: 'tabs.first.description.ar', after: '<p>جديد</p>' },
  )
  expect(changes).toMatchObject([
    {
      path: ['tabs', 'first', 'description'],
      action: 'changed',
      kind: 'rich',
      values: [
        { locale: 'en', before: '<p>Old</p>', after: '<p>New</p>' },
        { locale: 'ar', before: '', after: '<p>جديد</p>' },
      ],
    },
  ])
})

test('an added text is a change from an empty one', () => {
  const [change] = inTabs({ path: 'mainSubtitle', after: { en: 'Below', ar: 'تحت' } })
  expect(change).toMatchObject({ action: 'changed', kind: 'rich', values: [{ after: 'Below' }, { after: 'تحت' }] })
})

test('list items are added and deleted, and the list is reordered', () => {
  const choice = { id: 'first', label: { en: 'First' } }
  const changes = inBlock('FORM', [
    { path: 'interests.first', after: choice },
    { path: 'interests.last', before: choice },
    { path: 'interests', before: ['a', 'b'], after: ['b', 'a'] },
  ])
  expect(changes).toMatchObject([
    { path: ['interests', 'first'], action: 'added', whole: choice },
    { path: ['interests', 'last'], action: 'deleted', whole: choice },
    { path: ['interests'], action: 'moved' },
  ])
})

test('pictures, links and plain values have a before and after, and anything larger is only marked as changed', () => {
  const changes = inTabs(
    { path: 'tabs.first.imageSrc', before: '/uploads/a.webp', after: '/uploads/b.webp' },
    { path: 'offersDemo', before: true, after: false },
    { path: 'figures', before: [{ a: 1 }], after: [] },
  )
  expect(changes).toMatchObject([
    { kind: 'media', values: [{ before: '/uploads/a.webp', after: '/uploads/b.webp' }] },
    { action: 'changed', values: [{ before: 'true', after: 'false' }] },
    { action: 'changed', values: [] },
  ])
})

test('a picture that becomes one per language has changed only where it differs', () => {
  const [change] = inTabs({ path: 'tabs.first.imageSrc', before: '/a.webp', after: { en: '/a.webp', ar: '/b.webp' } })
  expect(change?.values).toEqual([{ locale: 'ar', before: '/a.webp', after: '/b.webp' }])
})

test('page settings have field kinds, and a block type that no longer exists has none', () => {
  const difference = { path: 'name.en', before: 'Old', after: 'New' }
  expect(inBlock('PAGE', [difference])).toMatchObject([{ path: ['name'], kind: 'text' }])
  const [gone] = inBlock('GONE', [difference])
  expect(gone).toMatchObject({ path: ['name'], kind: undefined, values: [{ before: 'Old', after: 'New' }] })
})
